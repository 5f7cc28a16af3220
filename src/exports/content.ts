// What tools read from a content folder: `import { loadSite } from 'open-local-business/content'`.
export { findSuggestedLook, renderLookPage as writeLookPage } from '../appearance/render/look-page.ts';
export { findUnwritten, getUnwrittenText } from '../content/gaps.ts';
export { formatReport as printReport, type LocatedProblem } from '../content/load/format-report.ts';
export { type LoadedSite, loadSite } from '../content/load/load-site.ts';
export { parseFile } from '../content/load/parse-file.ts';
export { type ContentFolder, readContentFolder, readLocality } from '../content/load/read-folder.ts';
export { isOutdated } from '../content/load/translation-pairs.ts';
export { listLanguages } from '../content/locality.ts';
export { listPairs, nameField, type TranslationPair } from '../content/translation.ts';
export { buildInstant, contentDirectory, siteOrigin } from '../system/environment.ts';
