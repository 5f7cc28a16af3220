import type { Site } from '../../business/site.ts';
import { buildInstant, commitOf, isPreview } from '../../settings/environment.ts';
import { listOwnPages } from '../../settings/own-pages.ts';
import type { Placeholders } from '../placeholders.ts';
import { assembleSite } from './assemble-site.ts';
import { checkAddresses } from './check-addresses.ts';
import { type ContentFolder, readContentFolder } from './content-folder.ts';
import { locateProblems } from './locations.ts';
import type { LocatedProblem } from './report.ts';

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

/** Reads and validates a content folder and assembles the site for an origin. What is as in `earlier` is not parsed again. */
export function loadSite(directory: string, origin: string, earlier?: ContentFolder): LoadedSite {
  const folder = readContentFolder(directory, earlier);
  const unread = new Set(folder.records.filter(({ data }) => data === undefined).map(({ file }) => file));
  const { site, placeholders, problems } = assembleSite(folder.records, {
    origin,
    contentDigest: folder.digest,
    commit: commitOf(process.env),
    isPreview: isPreview(process.env),
    ownPages: listOwnPages(),
    now: buildInstant(process.env),
  });
  // If the folder does not exist, report only that.
  const judged = unread.has('') ? [] : problems.filter(({ file }) => !unread.has(file));
  const ofAddresses = site === undefined ? [] : checkAddresses(site);
  const hasErrors = ofAddresses.length > 0 || folder.syntaxProblems.some(({ isWarning }) => isWarning !== true);
  const located = locateProblems(folder, [...judged, ...ofAddresses], folder.syntaxProblems);
  return { folder, site: hasErrors ? undefined : site, placeholders, problems: located };
}
