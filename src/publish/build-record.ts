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
 * Notes in a build what it was made from and, if something in it ends, the last
 * day on which all of it is true. `inputs` is the digest of what was there when
 * the build began.
 */
export function writeBuildRecord(prepared: string, inputs: string, { business }: Site): void {
  const lastDay = lastDayOf(business);
  const validity = lastDay === undefined ? [] : [business.timeZone, lastDay];
  writeFileSync(join(prepared, FILE), [inputs, ...validity].join(' '));
}

/** The first day on which a notice, a licence or an insurance cover ends. */
function lastDayOf({ notice, credentials, insurance }: Site['business']): string | undefined {
  const days = [notice?.endDate, ...[...credentials, ...insurance].map(({ validThrough }) => validThrough)];
  return days.filter((day) => day !== undefined).sort()[0];
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
