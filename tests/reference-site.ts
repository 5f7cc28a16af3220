import { loadSite } from '../src/content/load/load-site.ts';
import { prepareCoverageIndex } from '../src/places/coverage-index.ts';
import { referenceDirectory, referenceOrigin } from './reference-build.ts';

const loaded = await loadSite(referenceDirectory, referenceOrigin);
if (loaded.site === undefined) throw new Error('The reference content is not valid. Run: npm run check');

/** The judged content of the reference business. */
export const site = loaded.site;

/** What requests look up in the reference business. */
export const lookup = prepareCoverageIndex(site);
