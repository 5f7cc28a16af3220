import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../business/site.ts';
import { dateIn } from '../hours/calendar.ts';
import { buildInstant } from '../settings/build-instant.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { digestInputs } from '../settings/inputs.ts';
import { siteOrigin } from '../settings/origin.ts';

const FILE = 'inputs.txt';

/**
 * Notes in a build what it was made from, and, if the site has a notice, the
 * last day on which it is true. `inputs` is the digest of what was there when
 * the build began.
 */
export function writeBuildRecord(prepared: string, inputs: string, { business }: Site): void {
  const lastDay = business.notice === undefined ? [] : [business.timeZone, business.notice.endDate];
  writeFileSync(join(prepared, FILE), [inputs, ...lastDay].join(' '));
}

/** Whether the folders hold a build of exactly this content and code for this origin. */
export function isBuilt({ published, prepared }: BuildFolders): boolean {
  const record = join(prepared, FILE);
  if (!existsSync(published) || !existsSync(record)) return false;
  const [digest, timeZone, lastDay = ''] = readFileSync(record, 'utf8').split(' ');
  const hasEnded = timeZone !== undefined && dateIn(timeZone, buildInstant(process.env)) > lastDay;
  return !hasEnded && digest === currentInputs();
}

/** A digest of the content and the code as they are now, and of the origin. */
export function currentInputs(): string {
  return digestInputs(contentDirectory(), siteOrigin(process.env));
}
