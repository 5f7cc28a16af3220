import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateIn } from '../domain/calendar.ts';
import type { Site } from '../domain/site.ts';
import { buildInstant } from '../reader/build-instant.ts';
import { ContentError } from '../reader/content-error.ts';
import { contentDirectory } from '../reader/content-folder.ts';
import { type LocatedProblem, printReport } from '../reader/report.ts';
import { type BuildFolders, preparedBeside } from './folders.ts';
import { digestInputs } from './inputs.ts';
import { siteOrigin } from './origin.ts';
import { bundleServer } from './server-bundle.ts';
import { shareSiteSource } from './site-source.ts';

/**
 * Builds the site of `CONTENT_DIR` for `SITE_URL` beside the published folder,
 * and puts the result in its place only when it is whole. Throws a
 * `ContentError` with the report when content is wrong; then, and after any
 * other failure, the published folder is as it was.
 */
export async function buildSite(folders: BuildFolders, warn: (report: string) => void): Promise<Site> {
  const origin = siteOrigin(process.env);
  const loaded = shareSiteSource(contentDirectory(), origin).refresh();
  if (loaded.site === undefined) throw new ContentError(loaded);
  warnOf(loaded.problems, loaded.folder.texts.size, warn);

  const staged = join(folders.stage, 'dist');
  const stagedPrepared = preparedBeside(staged);
  rmSync(folders.stage, { recursive: true, force: true });
  mkdirSync(stagedPrepared, { recursive: true });
  const inputs = digestInputs(contentDirectory(), origin);
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { build } = await import('astro');
  // Astro would keep the prose of one content folder for the build of another.
  const cacheDir = join(folders.stage, 'cache');
  await Promise.all([
    build({ root: process.cwd(), outDir: staged, cacheDir, logLevel: 'warn' }),
    bundleServer(stagedPrepared),
  ]);
  writeFileSync(join(stagedPrepared, 'inputs.txt'), [inputs, ...lastDayOf(loaded.site)].join(' '));

  replace(staged, folders.published, folders.stage);
  replace(stagedPrepared, folders.prepared, folders.stage);
  rmSync(folders.stage, { recursive: true, force: true });
  return loaded.site;
}

/** Whether the folders hold a build of exactly this content and code for this origin. */
export function isBuilt({ published, prepared }: BuildFolders): boolean {
  const inputs = join(prepared, 'inputs.txt');
  if (!existsSync(published) || !existsSync(inputs)) return false;
  const [digest, timeZone, lastDay = ''] = readFileSync(inputs, 'utf8').split(' ');
  const hasEnded = timeZone !== undefined && dateIn(timeZone, buildInstant(process.env)) > lastDay;
  return !hasEnded && digest === digestInputs(contentDirectory(), siteOrigin(process.env));
}

/** The last day on which a build of the site says what is true, with its time zone: that of its notice, if it has one. */
function lastDayOf({ business }: Site): string[] {
  return business.notice === undefined ? [] : [business.timeZone, business.notice.endDate];
}

function warnOf(problems: readonly LocatedProblem[], fileCount: number, warn: (report: string) => void): void {
  if (problems.length > 0) warn(printReport(problems, fileCount));
}

function replace(from: string, to: string, stage: string): void {
  const old = join(stage, 'old');
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
