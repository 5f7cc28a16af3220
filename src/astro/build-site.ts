import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Site } from '../business/site.ts';
import { requireSound } from '../content/read/content-error.ts';
import { type LocatedProblem, printReport } from '../content/read/report.ts';
import { dateIn } from '../hours/calendar.ts';
import { type PublishJob, type PublishThread, sharePublishThread } from '../publish/publish-thread.ts';
import { buildInstant } from '../settings/build-instant.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { type BuildFolders, preparedBeside } from '../settings/folders.ts';
import { digestInputs } from '../settings/inputs.ts';
import { siteOrigin } from '../settings/origin.ts';

// With more places memory is cleared sooner rather than added to: a build of thousands needs a tenth less.
const FEW_PLACES = 200;

/**
 * Builds the site of `CONTENT_DIR` for `SITE_URL` beside the published folder,
 * and puts the result in its place only when it is whole. Throws a
 * `ContentError` with the report when content is wrong; then, and after any
 * other failure, the published folder is as it was.
 */
export async function buildSite(folders: BuildFolders, warn: (report: string) => void): Promise<Site> {
  const staged = join(folders.stage, 'dist');
  const job = { content: contentDirectory(), origin: siteOrigin(process.env), directory: resolve(staged) };
  rmSync(folders.stage, { recursive: true, force: true });
  const thread = sharePublishThread(job);
  try {
    const site = await stageSite(job, thread, warn);
    replace(staged, folders.published, folders.stage);
    replace(preparedBeside(staged), folders.prepared, folders.stage);
    rmSync(folders.stage, { recursive: true, force: true });
    return site;
  } finally {
    thread.close();
  }
}

async function stageSite(
  { content, origin, directory }: PublishJob,
  thread: PublishThread,
  warn: (report: string) => void,
): Promise<Site> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const loading = import('astro');
  // What fails is told when it is waited for.
  loading.catch(() => {});
  const inputs = digestInputs(content, origin);
  const { site, problems, folder } = requireSound(await thread.readContent());
  warnOf(problems, folder.texts.size, warn);
  if (site.places.length > FEW_PLACES) setFlagsFromString('--heap-growing-percent=50');

  const { build } = await loading;
  // Astro would keep the prose of one content folder for the build of another.
  const cacheDir = join(directory, '../cache');
  await build({ root: process.cwd(), outDir: directory, cacheDir, logLevel: 'warn' });
  writeFileSync(join(preparedBeside(directory), 'inputs.txt'), [inputs, ...lastDayOf(site)].join(' '));
  return site;
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
