import { join } from 'node:path';
import { type ContentKindName, contentKinds } from '../content/kinds.ts';
import { extendPriceHistory } from '../content/load/extend-price-history.ts';
import { formatReport } from '../content/load/format-report.ts';
import { loadSite } from '../content/load/load-site.ts';
import { toPublication } from '../content/load/publication.ts';
import { digestTranslations } from '../content/load/translation-pairs.ts';
import type { TranslationsFile } from '../schemas/pages/published.ts';
import { contentDirectory } from '../system/environment.ts';
import { replaceFiles } from '../system/replace-files.ts';
import { UserError } from '../system/user-error.ts';
import { formatCount } from '../text/en/grammar.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run record

Records what is published: addresses in content/published.json, and each new price
as a line of content/price-history.yaml, where nothing is ever rewritten. For a site
in several languages it also records which sentence each translation was made from.
After that, npm run check notices a price that changed without its date, an address
that was removed, and a translation whose original changed. Run it after a deployment,
or to accept that an address was removed, and commit the files.
  CONTENT_DIR  content folder, default content`;

await runCommand(usage, {}, async () => {
  const { site, problems, folder } = await loadSite(contentDirectory(), 'http://localhost');
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  if (site === undefined || gaps.length > 0) {
    const report = formatReport(site === undefined ? problems : gaps, folder.texts.size);
    throw new UserError(`${report} ${site === undefined ? '' : 'Fill it in first. '}Nothing was recorded.`);
  }
  const pathOf = (kind: ContentKindName) => join(folder.directory, contentKinds[kind].path);
  const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const files = new Map([[pathOf('published'), toJson(toPublication(site))]]);
  const { text, added } = extendPriceHistory(folder.texts.get(contentKinds.priceHistory.path) ?? '', site);
  if (added > 0) files.set(pathOf('priceHistory'), text);
  const otherLanguages = site.languages.slice(1).map(({ language }) => language);
  const previous = folder.files.find(({ file }) => file === contentKinds.translations.path)?.data ?? {};
  const translations = digestTranslations(folder.files, otherLanguages, previous as TranslationsFile);
  if (otherLanguages.length > 0) files.set(pathOf('translations'), toJson(translations));
  replaceFiles(files);
  console.log(`Recorded ${site.services.length} services and ${site.places.length} places in ${pathOf('published')}.`);
  console.log(`${added === 0 ? 'No new price' : formatCount(added, 'new price')} in ${pathOf('priceHistory')}.`);
  return true;
});
