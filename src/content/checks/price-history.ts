import type { MoneyFormat } from '../../format/wording.ts';
import { formatBarePrice, isSamePrice, isStartingPrice, readPrice } from '../../prices/price.ts';
import { type RecordedPrice, readRecordedPrice } from '../../prices/price-history.ts';
import type { PriceHistoryFile } from '../../schemas/services/price-history.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const FILE = 'price-history.yaml';

/**
 * Compares prices with the price history: it is sorted and in the past, and a changed price has a new date. `today` is
 * the date in the time zone of the business.
 */
export function checkPriceHistory(
  { locality, priceHistory, services }: Content,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  for (const [id, prices] of Object.entries(priceHistory)) {
    for (const [index, { from }] of prices.entries()) {
      const before = prices[index - 1]?.from;
      if (before !== undefined && from <= before)
        problems.push(
          fieldProblem(
            FILE,
            [id, index, 'from'],
            `is not later than ${before}, the day of the price before it. Oldest first; each price needs a day of its own.`,
          ),
        );
      if (from > today)
        problems.push(
          fieldProblem(
            FILE,
            [id, index, 'from'],
            `is in the future; today is ${today}. "npm run record" writes this file when a price is published.`,
          ),
        );
    }
  }
  for (const service of services) checkDate(service, priceHistory[service.name]?.at(-1), locality.money, problems);
}

/** Finds a price that changed without a new date. */
function checkDate(
  { file, data }: Entry<ServiceFile>,
  last: RecordedPrice | undefined,
  money: MoneyFormat,
  problems: ContentProblem[],
): void {
  const price = readPrice(data);
  if (last === undefined || price === undefined || data.priceAsOf > last.from) return;
  const published = readRecordedPrice(last);
  if (isSamePrice(published, price)) return;
  const message = `is the date of ${formatBarePrice(published, money)}, the price last published; it is ${formatBarePrice(price, money)} now. Write the date on which that was set.`;
  problems.push({ ...fieldProblem(file, ['priceAsOf'], message), severity: 'unready' });
}

/** Removed or changed entries: the history is append-only. `before` is the committed version. */
export function checkPast(before: PriceHistoryFile, now: PriceHistoryFile, money: MoneyFormat): ContentProblem[] {
  return Object.entries(before).flatMap(([id, prices]) => {
    const kept = now[id] ?? [];
    const index = prices.findIndex((price, at) => !isSameLine(price, kept[at]));
    const price = prices[index];
    if (price === undefined) return [];
    const path = kept[index] === undefined ? [] : [id, index];
    const message = `no longer says that "${id}" ${describePast(price, money)} from ${price.from}. Prices that were published stay on record: put the line back ("git checkout content/${FILE}"), and let "npm run record" add new ones.`;
    return [fieldProblem(FILE, path, message)];
  });
}

function isSameLine(line: RecordedPrice, kept: RecordedPrice | undefined): boolean {
  return kept?.from === line.from && isSamePrice(readRecordedPrice(line), readRecordedPrice(kept));
}

function describePast(line: RecordedPrice, money: MoneyFormat): string {
  const price = readRecordedPrice(line);
  return `${isStartingPrice(price) ? 'started at' : 'was'} ${formatBarePrice(price, money)}`;
}
