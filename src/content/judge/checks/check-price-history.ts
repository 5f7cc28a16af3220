import type { PriceHistoryFile } from '../../../schemas/price-history.ts';
import { formatMoney, type MoneyFormat } from '../../../words/wording.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';

const FILE = 'price-history.yaml';

/**
 * Compares prices with those on record: the record is in order and lies in the
 * past, and a price that has changed has a new date. `today` is the date where
 * the business is.
 */
export function checkPriceHistory(
  { locality, priceHistory, services }: JudgedContent,
  today: string,
  problems: ContentProblem[],
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
  for (const { name, file, data } of services) {
    const last = priceHistory[name]?.at(-1);
    if (last === undefined || last.amount === data.startingPrice || data.priceAsOf > last.from) continue;
    const message = `is the date of ${formatMoney(last.amount, locality.money)}, the price last published; it is ${formatMoney(data.startingPrice, locality.money)} now. Write the date on which that was set.`;
    problems.push({ ...fieldProblem(file, ['priceAsOf'], message), severity: 'unready' });
  }
}

/** What is no longer in the record, or another now: the past is not rewritten. `before` is the record as committed. */
export function checkPast(before: PriceHistoryFile, now: PriceHistoryFile, money: MoneyFormat): ContentProblem[] {
  return Object.entries(before).flatMap(([id, prices]) => {
    const kept = now[id] ?? [];
    const index = prices.findIndex(({ from, amount }, at) => kept[at]?.from !== from || kept[at]?.amount !== amount);
    const price = prices[index];
    if (price === undefined) return [];
    const path = kept[index] === undefined ? [] : [id, index];
    const message = `no longer says that "${id}" started at ${formatMoney(price.amount, money)} from ${price.from}. Prices that were published stay on record: put the line back ("git checkout content/${FILE}"), and let "npm run record" add new ones.`;
    return [fieldProblem(FILE, path, message)];
  });
}
