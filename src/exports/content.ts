/** What tools read of a content folder: `import { loadSite } from 'open-local-business/content'`. */
export { type LoadedSite, loadSite } from '../content/load/load-site.ts';
export { readContentFolder, readLanguages, readLocality } from '../content/load/read-folder.ts';
export { type LocatedProblem, printReport } from '../content/load/report.ts';
export { isOutdated, listPairs, type TranslationPair } from '../content/load/translation-pairs.ts';
export { buildInstant, contentDirectory, siteOrigin } from '../settings/environment.ts';
