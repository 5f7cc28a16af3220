/** What tools read of a content folder: `import { loadSite } from 'open-local-business/content'`. */
export { type LoadedSite, loadSite } from '../content/read/load-site.ts';
export { readLocality } from '../content/read/read-locality.ts';
export { type LocatedProblem, printReport } from '../content/read/report.ts';
export { buildInstant, contentDirectory, siteOrigin } from '../settings/environment.ts';
