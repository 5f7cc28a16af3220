import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../business/site.ts';
import { dateIn } from '../hours/calendar.ts';
import { buildInstant } from '../settings/build-instant.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { digestInputs } from '../settings/inputs.ts';
import { siteOrigin } from '../settings/origin.ts';
import { isPreview } from '../settings/preview.ts';

const FILE = 'inputs.txt';

/**
 * Records in a build what it was made from, and the last day on which its content is valid, if that is limited.
 * `inputs` is the digest at the start of the build.
 */
export function writeBuildRecord(prepared: string, inputs: string, { business }: Site): void {
  const lastDay = lastDayOf(business);
  const validity = lastDay === undefined ? [] : [business.timeZone, lastDay];
  writeFileSync(join(prepared, FILE), [inputs, ...validity].join(' '));
}

/** The earliest end date of a notice, licence or insurance. */
function lastDayOf({ notice, credentials, insurance }: Site['business']): string | undefined {
  const days = [notice?.endDate, ...[...credentials, ...insurance].map(({ validThrough }) => validThrough)];
  return days.filter((day) => day !== undefined).sort()[0];
}

/** Whether the folders contain a build of the current content and code for this origin. */
export function isBuilt({ published, prepared }: BuildFolders): boolean {
  const record = join(prepared, FILE);
  if (!existsSync(published) || !existsSync(record)) return false;
  const [digest, timeZone, lastDay = ''] = readFileSync(record, 'utf8').split(' ');
  const hasEnded = timeZone !== undefined && dateIn(timeZone, buildInstant(process.env)) > lastDay;
  return !hasEnded && digest === currentInputs();
}

/** Digest of the current content, code and settings. */
export function currentInputs(): string {
  return digestInputs(contentDirectory(), `${siteOrigin(process.env)}${isPreview(process.env) ? ' preview' : ''}`);
}
