import { loadSite } from '../src/content/load/load-site.ts';
import { prepareCoverageIndex } from '../src/places/coverage-index.ts';
import { requireSite } from './content-copy.ts';
import { referenceDirectory, referenceOrigin } from './reference-build.ts';

/** The judged content of the reference business. */
export const site = requireSite(await loadSite(referenceDirectory, referenceOrigin));

/** The lookup tables of the reference business. */
export const lookup = prepareCoverageIndex(site);
