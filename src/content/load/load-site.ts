import { DomUtils, parseDocument } from 'htmlparser2';
import { brandOf } from '../../appearance/brand.ts';
import { checkTypeface } from '../../appearance/make/fonts.ts';
import { listPictures } from '../../appearance/share-image.ts';
import type { Site, SiteLanguage } from '../../business/site.ts';
import { dateIn } from '../../hours/dates.ts';
import { buildInstant, commitOf, isLocal, isPreview, UserError } from '../../settings/environment.ts';
import { readOwnPages } from '../../settings/own-pages.ts';
import { newsListPath, newsPath, slugOfPath } from '../../site-pages/pages.ts';
import type { AddressCheck, Check } from '../checks/check.ts';
import { addressChecks, factChecks, linkChecks, textChecks } from '../checks/index.ts';
import { type ContentProblem, fieldProblem, type ParsedFile } from '../content-problem.ts';
import { fillContent } from '../filled-content.ts';
import { listLanguages } from '../locality.ts';
import type { Placeholders } from '../placeholders.ts';
import { priceContent } from '../service-prices.ts';
import { checkFolders, moveToTranslations, translateRecords } from '../translation.ts';
import { type ValidatedFiles, validateFiles } from '../validate-files.ts';
import { listAddresses } from './list-addresses.ts';
import { locateProblems } from './locate.ts';
import { type ContentFolder, type FileCache, readContentFolder } from './read-folder.ts';
import { type LocatedProblem, printReport } from './report.ts';
import { type SiteSettings, toSite } from './to-site.ts';
import { checkOutdated } from './translation-pairs.ts';

/** The content in one language: its site, and the values of placeholders. */
export interface SiteReading {
  readonly site: Site;
  readonly placeholders: Placeholders;
}

/** A content folder, its site and its problems. */
export interface LoadedSite {
  readonly folder: ContentFolder;
  /** The site in its first language; undefined if there are errors. */
  readonly site: Site | undefined;
  /** The site in each of its languages; empty if there are errors. */
  readonly readings: readonly SiteReading[];
  readonly problems: readonly LocatedProblem[];
}

/** Content without errors. */
export interface ValidSite extends LoadedSite {
  readonly site: Site;
  readonly readings: readonly [SiteReading, ...SiteReading[]];
}

/** Whether content is without errors. */
export function isValid(content: LoadedSite): content is ValidSite {
  return content.site !== undefined;
}

/**
 * Reads a content folder, validates every file, runs all checks, and makes the site for an origin in each of its
 * languages unless there are errors (docs/decisions/0001). Problems are collected.
 */
export async function loadSite(directory: string, origin: string, parsed?: FileCache): Promise<LoadedSite> {
  const folder = await readContentFolder(directory, parsed);
  const { records, digest: contentDigest } = folder;
  const languages = listLanguages(records);
  const { env } = process;
  const settings = { origin, languages, contentDigest, commit: commitOf(env), isPreview: isPreview(env) };
  const all: LanguageReading[] = [];
  for (const language of languages) all.push(readLanguage(records, language, settings, all[0]));
  // A problem with a fact is reported once, for the first language.
  const keyOf = ({ file, path }: ContentProblem) => [file, ...path].join('\n');
  const reported = new Set(all[0]?.problems.map(keyOf));
  const others = all.slice(1).flatMap(({ problems }) => problems.filter((problem) => !reported.has(keyOf(problem))));
  const found = [...(all[0]?.problems ?? []), ...others];
  const read = [...folder.problems, ...found];
  const ofFolders = read.some(hidesLanguages) ? [] : checkFolders(records, languages);
  const problems = [...folder.problems, ...ofFolders, ...found];
  const sites = all.flatMap(({ site, placeholders }) => (site === undefined ? [] : [{ site, placeholders }]));
  const readings = hasErrors(problems) || sites.length < all.length ? [] : nameOwnPaths(sites);
  return { folder, site: readings[0]?.site, readings, problems: locateProblems(folder, problems) };
}

/** Whether a problem leaves open which languages the site has. */
function hidesLanguages({ file, path: [field = ''], severity }: ContentProblem): boolean {
  return file === 'business.yaml' && severity === 'error' && ['', 'locales', 'address'].includes(String(field));
}

/** The content in one language. */
interface LanguageReading extends FactResults {
  readonly placeholders: Placeholders;
  /** Undefined if there are errors. */
  readonly site: Site | undefined;
  readonly problems: readonly ContentProblem[];
}

/** What is the same in every language, and found once. */
interface FactResults {
  readonly validated: ValidatedFiles;
  readonly ofFacts: readonly ContentProblem[];
  /** Undefined if there is no site whose addresses could be checked. */
  readonly ofAddresses: readonly ContentProblem[] | undefined;
}

/** Reads parsed files in one language: validates, prices, fills and checks them. `first` has what is known of the facts. */
function readLanguage(
  all: readonly ParsedFile[],
  language: SiteLanguage,
  settings: Omit<SiteSettings, 'prefix' | 'today' | 'gaps'>,
  first?: FactResults,
): LanguageReading {
  const { prefix } = language;
  const { records, problems: ofTranslations } = translateRecords(all, language);
  const { ownPages, missingPages } = listPagesOf(prefix, settings.languages);
  const { content, problems: ofFiles, validated } = validateFiles(records, ownPages, first?.validated);
  const today = dateIn(content.business?.timeZone ?? 'UTC', buildInstant(process.env));
  const priced = priceContent(content, today);
  const filled = fillContent(priced);

  const run = (checks: readonly Check[]) =>
    checks.flatMap((check) => [...check(filled, { today, written: priced, missingPages })]);
  const ofFacts = first?.ofFacts ?? run(factChecks);
  const found = [...ofFiles, ...ofFacts, ...run(textChecks)];
  const outdated = checkOutdated(all, language, content.translations);

  // Files that could not be read are reported once. If the folder does not exist, nothing else is reported.
  const unread = new Set(records.filter(({ data }) => data === undefined).map(({ file }) => file));
  const place = (problems: readonly ContentProblem[]) => {
    const read = problems.filter(({ file }) => !unread.has('') && !unread.has(file));
    return moveToTranslations(read, all, language);
  };
  const placed = place(found);
  const gaps = listGaps(placed);
  const site = hasErrors(found) ? undefined : toSite(filled, { ...settings, prefix, today, gaps });
  const addresses = site && listAddresses(site);
  const runOn = (checks: readonly AddressCheck[]) =>
    addresses && checks.flatMap((check) => [...check(filled, addresses)]);
  const ofAddresses = first?.ofAddresses ?? runOn(addressChecks);
  const atAddresses = place([...(runOn(linkChecks) ?? []), ...(ofAddresses ?? [])]);
  const problems = [...ofTranslations, ...placed, ...atAddresses, ...outdated];
  return { site, placeholders: filled.placeholders, problems, validated, ofFacts, ofAddresses };
}

/**
 * The owner's pages in one language, by their paths below that of the language, and those that only another one has: the
 * file to write, by the name of the page.
 */
function listPagesOf(prefix: string, languages: readonly SiteLanguage[]) {
  const all = readOwnPages();
  const pagesBelow = (start: string) => {
    const others = languages.filter((one) => start === '' && one.prefix !== '').map((one) => `${one.prefix}/`);
    const own = all.filter((path) => path.startsWith(`${start}/`) && !others.some((other) => path.startsWith(other)));
    return own.map((path) => path.slice(start.length));
  };
  const ownPages = pagesBelow(prefix);
  const missing = languages.flatMap((one) => pagesBelow(one.prefix)).filter((path) => !ownPages.includes(path));
  const missingPages = new Map(
    missing.map((path) => [slugOfPath(path), `src/pages${prefix}${path.slice(0, -1)}.astro`]),
  );
  return { ownPages, missingPages };
}

/** Lists for each language of every site the paths that only that language has. */
function nameOwnPaths(readings: readonly SiteReading[]): SiteReading[] {
  const languages = readings.flatMap(({ site: { prefix, languages, news, ownPages } }) => {
    const ownPaths = [...ownPages, ...(news.length > 0 ? [newsListPath] : []), ...news.map(newsPath)];
    return languages.filter((one) => one.prefix === prefix).map((one) => ({ ...one, ownPaths }));
  });
  return readings.map(({ site, ...others }) => ({ ...others, site: { ...site, languages } }));
}

/** All problems of content: where it has no error, those of its heading font too. */
export async function findProblems({ site, readings, folder, problems }: LoadedSite): Promise<LocatedProblem[]> {
  if (site === undefined) return [...problems];
  const { typeface } = brandOf(site);
  const drawn = readings.flatMap((reading) =>
    listPictures(reading.site).map(({ svg }) => DomUtils.textContent(parseDocument(svg))),
  );
  const field: readonly [file: string, path: string[]] =
    site.brand === undefined ? ['business.yaml', ['name']] : ['brand.yaml', ['typeface']];
  const [file, path] = typeface.isShipped ? field : [typeface.file, []];
  const lacks = (await checkTypeface(typeface, folder, drawn.join(''))).map((words) =>
    fieldProblem(file, path, words, 'warning'),
  );
  return [...problems, ...locateProblems(folder, lacks)];
}

function hasErrors(problems: readonly ContentProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** The fields and texts still to be filled in, without duplicates. */
function listGaps(problems: readonly ContentProblem[]): Site['gaps'] {
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  const places = gaps.map(({ file, path, offset }) =>
    offset === undefined ? `${file} ${path.join('.')}`.trim() : file,
  );
  return [...new Set(places)];
}

/** Invalid content. The message is the report for the maintainer; the stack is irrelevant. */
export class ContentError extends UserError {
  constructor({ problems, folder }: LoadedSite, advice = '') {
    super(`${printReport(problems, folder.texts.size)} ${advice}`.trimEnd());
    this.name = 'ContentError';
    this.stack = '';
  }
}

/**
 * The content if a site may be built of it; otherwise throws a `ContentError` with the report. With gaps it is built for
 * this machine and its neighbours alone, because stand-in values must not be published.
 */
export function requireValid(content: LoadedSite): ValidSite {
  if (!isValid(content)) throw new ContentError(content);
  const { site, problems } = content;
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  if (gaps.length > 0 && !isLocal(new URL(site.origin).hostname))
    throw new ContentError({ ...content, problems: gaps }, `Fill it in before anything is built for ${site.origin}.`);
  return content;
}
