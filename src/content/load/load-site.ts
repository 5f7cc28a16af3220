import type { Site } from '../../business/site.ts';
import { dateIn } from '../../hours/dates.ts';
import { buildInstant, commitOf, isPreview } from '../../settings/environment.ts';
import { listOwnPages } from '../../settings/own-pages.ts';
import { checks } from '../checks/index.ts';
import { applyNextPrices } from '../checks/next-prices.ts';
import type { ContentProblem, ContentRecord } from '../content-problem.ts';
import { collectPlaceholders, type Placeholders } from '../placeholders.ts';
import { type Content, validateFiles } from '../validate-files.ts';
import { checkAddresses } from './check-addresses.ts';
import { type ContentFolder, readContentFolder } from './content-folder.ts';
import { locateProblems } from './locations.ts';
import type { LocatedProblem } from './report.ts';
import { toSite } from './to-site.ts';

/** Result of reading a content folder. */
export interface ContentReading {
  readonly folder: Pick<ContentFolder, 'texts'>;
  /** The site; undefined if there are errors. */
  readonly site: Site | undefined;
  readonly placeholders: Placeholders;
  readonly problems: readonly LocatedProblem[];
}

/** Valid content with its site. */
export interface ValidReading extends ContentReading {
  readonly site: Site;
}

/** Result of reading and validating a content folder. */
export interface LoadedSite extends ContentReading {
  readonly folder: ContentFolder;
}

/**
 * Reads a content folder, validates every file, runs all checks, and makes the site for an origin unless there are
 * errors (docs/decisions/0001). Problems are collected. What is as in `earlier` is not parsed again.
 */
export function loadSite(directory: string, origin: string, earlier?: ContentFolder): LoadedSite {
  const folder = readContentFolder(directory, earlier);
  const { records, syntaxProblems, digest: contentDigest } = folder;
  const problems: ContentProblem[] = [];
  const written = validateFiles(records, listOwnPages(), problems);
  const today = dateIn(written.business?.timeZone ?? 'UTC', buildInstant(process.env));
  const content = applyNextPrices(written, today);
  const placeholders = placeholdersOf(content);
  for (const check of checks) check(content, problems, { today, placeholders, written, records });
  const { ownPages } = content;
  const environment = { commit: commitOf(process.env), isPreview: isPreview(process.env) };
  const settings = { origin, contentDigest, ...environment, ownPages, today, gaps: listGaps(problems) };
  const isSound = problems.every(({ severity }) => severity !== 'error');
  const site = isSound ? toSite(content, placeholders, settings) : undefined;
  const ofAddresses = site === undefined ? [] : checkAddresses(site);
  const isReadable = ofAddresses.length === 0 && syntaxProblems.every(({ isWarning }) => isWarning === true);
  const located = locateProblems(folder, [...omitUnread(problems, records), ...ofAddresses], syntaxProblems);
  return { folder, site: isReadable ? site : undefined, placeholders, problems: located };
}

/** The problems of files that could be read. If the folder does not exist, there are none. */
function omitUnread(problems: readonly ContentProblem[], records: readonly ContentRecord[]): readonly ContentProblem[] {
  const unread = new Set(records.filter(({ data }) => data === undefined).map(({ file }) => file));
  return unread.has('') ? [] : problems.filter(({ file }) => !unread.has(file));
}

/** The fields and texts still to be filled in, without duplicates. */
function listGaps(problems: readonly ContentProblem[]): Site['gaps'] {
  const unsaid = problems.filter(({ severity }) => severity === 'unsaid');
  const fields = unsaid.map(({ file, path }) => [file, path.join('.')].join(' ').trim());
  return [...new Set(fields)];
}

/** All placeholders; those of an invalid file have dummy values, so that they are not reported as unknown. */
function placeholdersOf({ business, regions, services, names, locality }: Content): Placeholders {
  const byId = new Map(services.map(({ name, data }) => [name, data]));
  return collectPlaceholders({
    business,
    locality,
    regions,
    services: new Map(names.services.map((id) => [id, byId.get(id)])),
    placeCount: names.places.length,
  });
}
