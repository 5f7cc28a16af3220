import { formatMinutes, formatMoney, type MoneyFormat } from '../../format/wording.ts';
import { formatDate } from '../../hours/dates.ts';
import { formatBarePrice, readPrice } from '../../prices/price.ts';
import type { PriceFields } from '../../schemas/services/price.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Multiple of the median price from which a price counts as a typo. */
const FAR_ABOVE = 20;
const LARGE_AMOUNT = 50_000;
const OLD_YEARS = 2;
const SHORTEST_MINUTES = 5;
/** Units that may cost as little as 1. */
const smallUnits: ReadonlySet<string> = new Set(['item', 'metre', 'square-metre', 'foot', 'square-foot']);
/** A working week in minutes. */
const LONGEST_MINUTES = 40 * 60;

/**
 * Finds implausible prices, dates and durations: $0, $249,000, a price from the year 2062, a job of 1 minute. `today`
 * is the date in the time zone of the business.
 */
export function checkPrices(
  { locality: { country, money }, services }: Content,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  const oldest = `${Number(today.slice(0, 4)) - OLD_YEARS}${today.slice(4)}`;
  for (const { file, data } of services) {
    const { priceAsOf, typicalMinutes } = data;
    const price = readPrice(data);
    checkAmount({ file, path: [], fields: data }, services, money, problems);
    for (const [index, fields] of data.variants.entries()) {
      checkAmount({ file, path: ['variants', index], fields }, services, money, problems);
    }
    if (priceAsOf > today) {
      const message = `is ${formatDate(priceAsOf, country.locale)}, which is yet to come. Write the day on which the price was set; it may be published from then on.`;
      problems.push({ ...fieldProblem(file, ['priceAsOf'], message), severity: 'unready' });
    } else if (priceAsOf < oldest) {
      const message = `is more than ${OLD_YEARS} years ago. Make sure that ${price === undefined ? 'the price' : formatBarePrice(price, money)} still holds, then write the day on which you did.`;
      problems.push(fieldWarning(file, ['priceAsOf'], message));
    }
    const { min, max } = typicalMinutes;
    if (min < SHORTEST_MINUTES || max > LONGEST_MINUTES) {
      const message = `says ${formatMinutes(typicalMinutes)} on site. Minutes are meant: two hours are 120. If that is so, all is well.`;
      problems.push(fieldWarning(file, ['typicalMinutes'], message));
    }
  }
}

interface Priced {
  readonly file: string;
  /** Path of its fields in the file. */
  readonly path: readonly (string | number)[];
  readonly fields: PriceFields;
}

/** Finds a placeholder amount, and an outlier among prices with the same unit. */
function checkAmount(
  { file, path, fields: { startingPrice: amount, per = 'job' } }: Priced,
  services: Content['services'],
  money: MoneyFormat,
  problems: ContentProblem[],
): void {
  if (amount === undefined) return;
  const place = [...path, 'startingPrice'];
  if (amount === 0 || (amount <= 1 && !smallUnits.has(per))) {
    const message = `is ${amount}, and every page would say "From ${formatMoney(amount, money)}". Write what a standard job starts at; in its place, "free: true" where nothing is charged, and "onRequest:" with a sentence where nobody can name a price in advance.`;
    problems.push(fieldProblem(file, place, message));
    return;
  }
  const others = services.flatMap(({ file: other, data }) =>
    other !== file && data.startingPrice !== undefined && (data.per ?? 'job') === per ? [data.startingPrice] : [],
  );
  if (amount >= LARGE_AMOUNT || (path.length === 0 && others.length > 1 && amount > FAR_ABOVE * middleOf(others))) {
    const message = `is ${formatMoney(amount, money)}, far more than the other prices. If a decimal point is missing, put it in; if not, all is well.`;
    problems.push(fieldWarning(file, place, message));
  }
}

function middleOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
