import { formatDate } from '../../../hours/calendar.ts';
import { formatMinutes, formatMoney } from '../../../words/wording.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';

/** How many times the middle price of the other services a price is taken for a slip of the keyboard. */
const FAR_ABOVE = 20;
const LARGE_AMOUNT = 50_000;
const OLD_YEARS = 2;
const SHORTEST_MINUTES = 5;
/** A working week on site. */
const LONGEST_MINUTES = 40 * 60;

/**
 * Finds prices, dates and lengths of time that were hardly meant: $0, $249,000, a price of the year 2062, a job of
 * 1 minute. `today` is the date where the business is.
 */
export function checkPrices(
  { locality: { money }, services }: JudgedContent,
  today: string,
  problems: ContentProblem[],
): void {
  const oldest = `${Number(today.slice(0, 4)) - OLD_YEARS}${today.slice(4)}`;
  for (const { file, data } of services) {
    const { startingPrice: price, priceAsOf, typicalMinutes } = data;
    const others = services.filter((service) => service.file !== file).map((service) => service.data.startingPrice);
    const path = ['startingPrice'];
    if (price === 0) {
      const message = `is 0, and every page would say "From ${formatMoney(0, money)}". Write what a standard job starts at; what costs nothing goes into covers or into the text.`;
      problems.push(fieldProblem(file, path, message));
    } else if (price >= LARGE_AMOUNT || (others.length > 1 && price > FAR_ABOVE * middleOf(others))) {
      const message = `is ${formatMoney(price, money)}, far more than the other prices. If a decimal point is missing, put it in; if not, all is well.`;
      problems.push(fieldWarning(file, path, message));
    }
    if (priceAsOf > today) {
      const message = `is ${formatDate(priceAsOf)}, which is yet to come. Write the day on which the price was set; it may be published from then on.`;
      problems.push({ ...fieldProblem(file, ['priceAsOf'], message), severity: 'unready' });
    } else if (priceAsOf < oldest) {
      const message = `is more than ${OLD_YEARS} years ago. Make sure that ${formatMoney(price, money)} still holds, then write the day on which you did.`;
      problems.push(fieldWarning(file, ['priceAsOf'], message));
    }
    const { min, max } = typicalMinutes;
    if (min < SHORTEST_MINUTES || max > LONGEST_MINUTES) {
      const message = `says ${formatMinutes(typicalMinutes)} on site. Minutes are meant: two hours are 120. If that is so, all is well.`;
      problems.push(fieldWarning(file, ['typicalMinutes'], message));
    }
  }
}

function middleOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
