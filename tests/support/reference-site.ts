import { loadSite } from '../../src/content/load/load-site.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { requireSite } from './content-copy.ts';
import { referenceDirectory, referenceOrigin } from './reference-build.ts';

/** The validated content of the reference business. */
export const site = requireSite(await loadSite(referenceDirectory, referenceOrigin));

/** The lookup tables of the reference business. */
export const lookup = prepareLookupTables(site);
