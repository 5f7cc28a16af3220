import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { PriceHistoryFile } from '../../schemas/services/price-history.ts';
import { checkPast } from '../checks/price-history.ts';
import { contentKinds } from '../kinds.ts';
import { findLocality } from '../locality.ts';
import type { ContentFolder } from './content-folder.ts';
import { parseFile } from './document.ts';
import { locateProblems } from './locations.ts';
import type { LocatedProblem } from './report.ts';

/** The identity of a business, for comparison with the committed one. */
const Identity = z.object({ name: z.string(), contact: z.object({ telephone: z.string() }) });

/**
 * Problems of a price history that differs from the committed one, because it is append-only. None without git, without
 * a committed file, or if the commit contains another business: a sample's prices are no history.
 */
export function findChangedPast(folder: ContentFolder): LocatedProblem[] {
  const { path } = contentKinds.priceHistory;
  const text = readCommitted(folder, path);
  if (text === undefined || isOfAnotherBusiness(folder)) return [];
  const before = PriceHistoryFile.safeParse(parseFile(path, text).data);
  const now = PriceHistoryFile.safeParse(folder.texts.has(path) ? dataOf(folder, path) : {});
  if (!before.success || !now.success) return [];
  return locateProblems(folder, checkPast(before.data, now.data, findLocality(folder.records).money));
}

/** The committed version of a file; undefined without git or if never committed. */
function readCommitted({ directory }: ContentFolder, path: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Whether the commit contains another business: both name and telephone number differ. */
function isOfAnotherBusiness(folder: ContentFolder): boolean {
  const { path } = contentKinds.business;
  const before = Identity.safeParse(parseFile(path, readCommitted(folder, path) ?? '').data);
  const now = Identity.safeParse(dataOf(folder, path));
  if (!before.success || !now.success) return false;
  return before.data.name !== now.data.name && before.data.contact.telephone !== now.data.contact.telephone;
}

/** Data of a file; undefined if unreadable. */
function dataOf({ records }: ContentFolder, file: string): unknown {
  return records.find((record) => record.file === file)?.data;
}
