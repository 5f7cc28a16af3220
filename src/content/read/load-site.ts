import type { Site } from '../../business/site.ts';
import { buildInstant } from '../../settings/build-instant.ts';
import { commitOf } from '../../settings/commit.ts';
import { listOwnPages } from '../../settings/own-pages.ts';
import { assembleSite } from '../judge/assemble-site.ts';
import type { Placeholders } from '../judge/placeholders.ts';
import { checkAddresses } from './check-addresses.ts';
import { type ContentFolder, readContentFolder } from './content-folder.ts';
import { locateProblems } from './locations.ts';
import type { LocatedProblem } from './report.ts';

/** What came of a content folder, for those who publish it. */
export interface ContentReading {
  readonly folder: Pick<ContentFolder, 'texts'>;
  /** The site, or undefined where a problem is an error. */
  readonly site: Site | undefined;
  readonly placeholders: Placeholders;
  readonly problems: readonly LocatedProblem[];
}

/** Content that a site can be made of. */
export interface ValidReading extends ContentReading {
  readonly site: Site;
}

/** What came of reading and judging a content folder. */
export interface LoadedSite extends ContentReading {
  readonly folder: ContentFolder;
}

/** Reads a content folder, judges all of it, and makes the site of it for one origin. */
export function loadSite(directory: string, origin: string): LoadedSite {
  const folder = readContentFolder(directory);
  const unread = new Set(folder.records.filter(({ data }) => data === undefined).map(({ file }) => file));
  const { site, placeholders, problems } = assembleSite(folder.records, {
    origin,
    contentDigest: folder.digest,
    commit: commitOf(process.env),
    ownPages: listOwnPages(),
    now: buildInstant(process.env),
  });
  // Of a folder that is not there, nothing more needs to be said.
  const judged = unread.has('') ? [] : problems.filter(({ file }) => !unread.has(file));
  const ofAddresses = site === undefined ? [] : checkAddresses(site);
  const hasErrors = ofAddresses.length > 0 || folder.syntaxProblems.some(({ isWarning }) => isWarning !== true);
  const located = locateProblems(folder, [...judged, ...ofAddresses], folder.syntaxProblems);
  return { folder, site: hasErrors ? undefined : site, placeholders, problems: located };
}
