import { DomUtils, parseDocument } from 'htmlparser2';
import { resolveBrand } from '../../appearance/brand.ts';
import { checkTypeface } from '../../appearance/render/fonts.ts';
import { listRenderedImages } from '../../appearance/share-image.ts';
import type { Site, SiteLanguage } from '../../business/site.ts';
import { dateIn } from '../../hours/dates.ts';
import { getPageSlug, newsListPath, newsPath } from '../../site-pages/pages.ts';
import { readCustomPages } from '../../system/custom-pages.ts';
import { buildInstant, isLocal, isPreview, readCommit } from '../../system/environment.ts';
import { UserError } from '../../system/user-error.ts';
import type { Check, PathCheck } from '../checks/check.ts';
import { factChecks, linkChecks, pathChecks, textChecks } from '../checks/checks.ts';
import { type ContentProblem, makeProblem, type ParsedFile } from '../content-problem.ts';
import { fillContent } from '../filled-content.ts';
import { listLanguages } from '../locality.ts';
import type { Placeholders } from '../placeholders.ts';
import { addPrices } from '../service-prices.ts';
import { checkFolders, moveToTranslations, translateFiles } from '../translation.ts';
import { type ValidatedFiles, validateFiles } from '../validate-files.ts';
import { formatReport, type LocatedProblem } from './format-report.ts';
import { listPaths } from './list-paths.ts';
import { locateProblems } from './locate-problems.ts';
import { type ContentFolder, type FileCache, readContentFolder } from './read-folder.ts';
import { type SiteSettings, toSite } from './to-site.ts';
import { checkOutdated } from './translation-pairs.ts';

/** The content in one language: its site, and the values of placeholders. */
export interface LocalizedSite {
  readonly site: Site;
  readonly placeholders: Placeholders;
}

/** A content folder, its site and its problems. */
export interface LoadedSite {
  readonly folder: ContentFolder;
  /** The site in its first language; undefined if there are errors. */
  readonly site: Site | undefined;
  /** The site in each of its languages; empty if there are errors. */
  readonly localizedSites: readonly LocalizedSite[];
  readonly problems: readonly LocatedProblem[];
}

/** Content without errors. */
export interface ValidSite extends LoadedSite {
  readonly site: Site;
  readonly localizedSites: readonly [LocalizedSite, ...LocalizedSite[]];
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
  const { files, digest: contentDigest } = folder;
  const languages = listLanguages(files);
  const { env } = process;
  const settings = { origin, languages, contentDigest, commit: readCommit(env), isPreview: isPreview(env) };
  const results: LanguageResult[] = [];
  for (const language of languages) results.push(loadLanguage(files, language, settings, results[0]));
  // Problems of facts are reported once, for the first language.
  const keyOf = ({ file, path }: ContentProblem) => [file, ...path].join('\n');
  const reported = new Set(results[0]?.problems.map(keyOf));
  const others = results
    .slice(1)
    .flatMap(({ problems }) => problems.filter((problem) => !reported.has(keyOf(problem))));
  const languageProblems = [...(results[0]?.problems ?? []), ...others];
  const isUncertain = [...folder.problems, ...languageProblems].some(isAboutLanguages);
  const folderProblems = isUncertain ? [] : checkFolders(files, languages);
  const problems = [...folder.problems, ...folderProblems, ...languageProblems];
  const sites = results.flatMap(({ site, placeholders }) => (site === undefined ? [] : [{ site, placeholders }]));
  const localizedSites = hasErrors(problems) || sites.length < results.length ? [] : addOptionalPaths(sites);
  return { folder, site: localizedSites[0]?.site, localizedSites, problems: locateProblems(folder, problems) };
}

/** Whether a problem makes the site's languages uncertain. */
function isAboutLanguages({ file, path: [field = ''], severity }: ContentProblem): boolean {
  return file === 'business.yaml' && severity === 'error' && ['', 'locales', 'address'].includes(String(field));
}

/** The content in one language. */
interface LanguageResult extends FactResults {
  readonly placeholders: Placeholders;
  /** Undefined if there are errors. */
  readonly site: Site | undefined;
  readonly problems: readonly ContentProblem[];
}

/** Results that are the same in every language and computed once. */
interface FactResults {
  readonly validated: ValidatedFiles;
  readonly factProblems: readonly ContentProblem[];
  /** Undefined if errors prevent a site, so that its paths cannot be checked. */
  readonly pathProblems: readonly ContentProblem[] | undefined;
}

/**
 * Validates, prices, fills and checks parsed files in one language. `first` has the results for the facts, if known.
 */
function loadLanguage(
  all: readonly ParsedFile[],
  language: SiteLanguage,
  settings: Omit<SiteSettings, 'prefix' | 'today' | 'gaps'>,
  first?: FactResults,
): LanguageResult {
  const { prefix } = language;
  const { files, problems: translationProblems } = translateFiles(all, language);
  const { customPages, missingPages } = listCustomPages(prefix, settings.languages);
  const { content, problems: fileProblems, validated } = validateFiles(files, customPages, first?.validated);
  const today = dateIn(content.business?.timeZone ?? 'UTC', buildInstant(process.env));
  const priced = addPrices(content, today);
  const filled = fillContent(priced);

  const run = (checks: readonly Check[]) =>
    checks.flatMap((check) => [...check(filled, { today, unfilled: priced, missingPages })]);
  const factProblems = first?.factProblems ?? run(factChecks);
  const contentProblems = [...fileProblems, ...factProblems, ...run(textChecks)];
  const outdated = checkOutdated(all, language, content.translations);

  // Files that could not be read are reported once. If the folder does not exist, nothing else is reported.
  const unread = new Set(files.filter(({ data }) => data === undefined).map(({ file }) => file));
  const relocate = (problems: readonly ContentProblem[]) => {
    const read = problems.filter(({ file }) => !unread.has('') && !unread.has(file));
    return moveToTranslations(read, all, language);
  };
  const located = relocate(contentProblems);
  const gaps = listGaps(located);
  const site = hasErrors(contentProblems) ? undefined : toSite(filled, { ...settings, prefix, today, gaps });
  const sitePaths = site && listPaths(site);
  const runOn = (checks: readonly PathCheck[]) => sitePaths && checks.flatMap((check) => [...check(filled, sitePaths)]);
  const pathProblems = first?.pathProblems ?? runOn(pathChecks);
  const linkProblems = relocate([...(runOn(linkChecks) ?? []), ...(pathProblems ?? [])]);
  const problems = [...translationProblems, ...located, ...linkProblems, ...outdated];
  return { site, placeholders: filled.placeholders, problems, validated, factProblems, pathProblems };
}

/**
 * Lists the owner's pages in one language, by their paths without the language prefix. `missingPages` has the
 * file to write for each page that only other languages have, by the name of the page.
 */
function listCustomPages(prefix: string, languages: readonly SiteLanguage[]) {
  const all = readCustomPages();
  const pagesBelow = (start: string) => {
    const others = languages.filter(({ prefix }) => start === '' && prefix !== '').map(({ prefix }) => `${prefix}/`);
    const paths = all.filter((path) => path.startsWith(`${start}/`) && !others.some((other) => path.startsWith(other)));
    return paths.map((path) => path.slice(start.length));
  };
  const customPages = pagesBelow(prefix);
  const missing = languages.flatMap(({ prefix }) => pagesBelow(prefix)).filter((path) => !customPages.includes(path));
  const missingPages = new Map(
    missing.map((path) => [getPageSlug(path), `src/pages${prefix}${path.slice(0, -1)}.astro`]),
  );
  return { customPages, missingPages };
}

/** Adds to each language of every site the paths that only that language has. */
function addOptionalPaths(localizedSites: readonly LocalizedSite[]): LocalizedSite[] {
  const languages = localizedSites.flatMap(({ site: { prefix, languages, news, customPages } }) => {
    const optionalPaths = [...customPages, ...(news.length > 0 ? [newsListPath] : []), ...news.map(newsPath)];
    return languages
      .filter((language) => language.prefix === prefix)
      .map((language) => ({ ...language, optionalPaths }));
  });
  return localizedSites.map(({ site, ...others }) => ({ ...others, site: { ...site, languages } }));
}

/** Returns all problems of content: those found on loading and, if there are no errors, problems of the heading font. */
export async function findProblems({ site, localizedSites, folder, problems }: LoadedSite): Promise<LocatedProblem[]> {
  if (site === undefined) return [...problems];
  const { typeface } = resolveBrand(site);
  const textsOfPictures = localizedSites.flatMap((localized) =>
    listRenderedImages(localized.site).map(({ svg }) => DomUtils.textContent(parseDocument(svg))),
  );
  const field: readonly [file: string, path: string[]] =
    site.brand === undefined ? ['business.yaml', ['name']] : ['brand.yaml', ['typeface']];
  const [file, path] = typeface.isShipped ? field : [typeface.file, []];
  const fontProblems = (await checkTypeface(typeface, folder, textsOfPictures.join(''))).map((words) =>
    makeProblem(file, path, words, 'warning'),
  );
  return [...problems, ...locateProblems(folder, fontProblems)];
}

function hasErrors(problems: readonly ContentProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Lists the fields and texts that are not filled in, without duplicates. */
function listGaps(problems: readonly ContentProblem[]): Site['gaps'] {
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  const places = gaps.map(({ file, path, offset }) =>
    offset === undefined ? `${file} ${path.join('.')}`.trim() : file,
  );
  return [...new Set(places)];
}

/** Thrown for invalid content. Its message is the report for the owner, without a stack. */
export class ContentError extends UserError {
  constructor({ problems, folder }: LoadedSite, advice = '') {
    super(`${formatReport(problems, folder.texts.size)} ${advice}`.trimEnd());
    this.name = 'ContentError';
    this.stack = '';
  }
}

/**
 * Returns the content if a site can be built from it.
 *
 * @throws `ContentError` with the report if there are errors, or gaps and a public origin: stand-in values must not be
 * published.
 */
export function requireValid(content: LoadedSite): ValidSite {
  if (!isValid(content)) throw new ContentError(content);
  const { site, problems } = content;
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  if (gaps.length > 0 && !isLocal(new URL(site.origin).hostname))
    throw new ContentError({ ...content, problems: gaps }, `Fill in these fields before you build for ${site.origin}.`);
  return content;
}
