import { listPhotoForms } from '../../business/photos.ts';
import type { Site } from '../../business/site.ts';
import { listDocuments } from '../../discovery/documents.ts';
import { fullTextPath } from '../../discovery/llms.ts';
import { dateIn } from '../../hours/dates.ts';
import { buildInstant, commitOf, isPreview, isThisMachine } from '../../settings/environment.ts';
import { listOwnPages } from '../../settings/own-pages.ts';
import { UserError } from '../../settings/user-error.ts';
import { checks, checksOfDocuments } from '../checks/index.ts';
import { applyNextPrices } from '../checks/price-history.ts';
import type { ContentProblem, ContentRecord } from '../content-problem.ts';
import { collectPlaceholders } from '../facts.ts';
import type { Placeholders } from '../placeholders.ts';
import { validateFiles } from '../validate-files.ts';
import { locateProblems } from './locate.ts';
import { type ContentFolder, readContentFolder } from './read-folder.ts';
import { type LocatedProblem, printReport } from './report.ts';
import { toSite } from './to-site.ts';

/** A content folder, its site and its problems. */
export interface LoadedSite {
  readonly folder: ContentFolder;
  /** The site; undefined if there are errors. */
  readonly site: Site | undefined;
  readonly placeholders: Placeholders;
  readonly problems: readonly LocatedProblem[];
}

/** Content without errors. */
export interface ValidSite extends LoadedSite {
  readonly site: Site;
}

/**
 * Reads a content folder, validates every file, runs all checks, and makes the site for an origin unless there are
 * errors (docs/decisions/0001). Problems are collected. What is as in `earlier` is not parsed again.
 */
export function loadSite(directory: string, origin: string, earlier?: ContentFolder): LoadedSite {
  const folder = readContentFolder(directory, earlier);
  const { records, digest: contentDigest } = folder;
  const { content: written, problems: ofFiles } = validateFiles(records, listOwnPages());
  const today = dateIn(written.business?.timeZone ?? 'UTC', buildInstant(process.env));
  const content = applyNextPrices(written, today);
  const placeholders = collectPlaceholders(content);
  const sources = { today, placeholders, written, records, documents: [] };
  const problems = [...ofFiles, ...checks.flatMap((check) => [...check(content, sources)])];
  const settings = {
    origin,
    contentDigest,
    commit: commitOf(process.env),
    isPreview: isPreview(process.env),
    ownPages: content.ownPages,
    today,
    gaps: listGaps(problems),
  };
  const site = hasErrors(problems) ? undefined : toSite(content, placeholders, settings);
  const documents = site === undefined ? [] : listWrittenPaths(site);
  const ofDocuments =
    site === undefined ? [] : checksOfDocuments.flatMap((check) => [...check(content, { ...sources, documents })]);
  const told = [...folder.problems, ...omitUnread(problems, records), ...ofDocuments];
  const isSound = !hasErrors([...folder.problems, ...ofDocuments]);
  return { folder, site: isSound ? site : undefined, placeholders, problems: locateProblems(folder, told) };
}

function hasErrors(problems: readonly ContentProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Paths of the documents and photographs that a site writes. */
function listWrittenPaths(site: Site): string[] {
  const documents = [...listDocuments(site), ...site.photos.flatMap(listPhotoForms)];
  return [...documents.map(({ path }) => path), fullTextPath];
}

/** The problems of files that could be read. If the folder does not exist, there are none. */
function omitUnread(problems: readonly ContentProblem[], records: readonly ContentRecord[]): readonly ContentProblem[] {
  const unread = new Set(records.filter(({ data }) => data === undefined).map(({ file }) => file));
  return unread.has('') ? [] : problems.filter(({ file }) => !unread.has(file));
}

/** The fields and texts still to be filled in, without duplicates. */
function listGaps(problems: readonly ContentProblem[]): Site['gaps'] {
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  return [...new Set(gaps.map(({ file, path }) => [file, path.join('.')].join(' ').trim()))];
}

/** Invalid content. The message is the report for the maintainer; the stack is irrelevant. */
export class ContentError extends UserError {
  constructor({ problems, folder }: LoadedSite, advice = '') {
    super(`${printReport(problems, folder.texts.size)} ${advice}`.trimEnd());
    this.name = 'ContentError';
    this.stack = '';
  }
}

/** Throws if a site with gaps is built for anything but localhost, because stand-in values must not be published. */
export function requireSaid(content: ValidSite): void {
  const gaps = content.problems.filter(({ severity }) => severity === 'gap');
  const { origin } = content.site;
  if (gaps.length === 0 || isThisMachine(new URL(origin).hostname)) return;
  throw new ContentError({ ...content, problems: gaps }, `Say it before anything is built for ${origin}.`);
}

/** Returns the content if it is valid; otherwise throws a `ContentError` with the report. */
export function requireValid(content: LoadedSite): ValidSite {
  const { site } = content;
  if (site === undefined) throw new ContentError(content);
  return { ...content, site };
}
