import { spawnSync } from 'node:child_process';
import { Document, isMap, isSeq, parseDocument } from 'yaml';
import type { Site } from '../../business/site.ts';
import { writeRecordedPrice } from '../../prices/price-history.ts';
import { PriceHistoryFile } from '../../schemas/services/price-history.ts';
import { checkPast } from '../checks/price-history.ts';
import { valueAt } from '../content-problem.ts';
import { contentKinds } from '../kinds.ts';
import { findLocality } from '../locality.ts';
import { locateProblems } from './locate.ts';
import { parseFile } from './parse-file.ts';
import type { ContentFolder } from './read-folder.ts';
import type { LocatedProblem } from './report.ts';

const HEAD = ` Prices as they were published. "npm run record" adds to this file; what stands here stays.\n`;

/**
 * Appends current prices that are not in `price-history.yaml` yet, and counts them. Existing lines and comments are
 * kept.
 */
export function extendPriceHistory(text: string, site: Pick<Site, 'services'>): { text: string; added: number } {
  const document = text.trim() === '' ? new Document({}) : parseDocument(text);
  if (text.trim() === '') document.commentBefore = HEAD.trimEnd();
  let added = 0;
  for (const { id, prices } of site.services.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!isSeq(document.get(id))) document.set(id, document.createNode([]));
    const list = document.get(id);
    for (const price of prices.slice(isSeq(list) ? list.items.length : 0)) {
      const line = document.createNode(writeRecordedPrice(price));
      if (isMap(line)) line.flow = true;
      document.addIn([id], line);
      added++;
    }
  }
  return { text: document.toString({ lineWidth: 0 }), added };
}

/**
 * Problems of a price history that differs from the committed one, because it is append-only. None without git, without
 * a committed file, or if the commit contains another business: a sample's prices are no history.
 */
export function findChangedPast(folder: ContentFolder): LocatedProblem[] {
  const { directory, records } = folder;
  const { priceHistory, business } = contentKinds;
  const committed = (path: string): unknown => {
    const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: directory, encoding: 'utf8' });
    return status === 0 ? parseFile(path, stdout).data : undefined;
  };
  const current = (path: string) => records.find(({ file }) => file === path)?.data;
  const [was, is] = [committed(business.path), current(business.path)];
  const isAnother = [['name'], ['contact', 'telephone']].every((path) => valueAt(was, path) !== valueAt(is, path));
  const before = PriceHistoryFile.safeParse(committed(priceHistory.path)).data;
  const now = PriceHistoryFile.safeParse(current(priceHistory.path) ?? {}).data;
  if (isAnother || before === undefined || now === undefined) return [];
  return locateProblems(folder, [...checkPast(before, now, findLocality(records).money)]);
}
