import { prepareLookup } from '../src/domain/lookup.ts';
import { loadSite } from '../src/reader/load-site.ts';
import { referenceOrigin } from './reference-build.ts';

const loaded = loadSite('content', referenceOrigin);
if (loaded.site === undefined) throw new Error('The reference content is not valid. Run: npm run check');

/** The judged content of the reference business. */
export const site = loaded.site;

/** What requests look up in the reference business. */
export const lookup = prepareLookup(site);
