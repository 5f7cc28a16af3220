import { loadSite } from '../../src/content/load/load-site.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { requireSite } from './content-copy.ts';
import { referenceDirectory, referenceOrigin } from './reference-build.ts';

/** The reference business's validated content. */
export const site = requireSite(await loadSite(referenceDirectory, referenceOrigin));

/** The reference business's lookup tables. */
export const lookup = prepareLookupTables(site);
