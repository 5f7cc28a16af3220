import { formatDate } from '../../hours/dates.ts';
import { isSamePrice, readPrice } from '../../prices/price.ts';
import { readRecordedPrice, writeRecordedPrice } from '../../prices/price-history.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Days after its start date from which to ask that a scheduled price be moved to the regular fields. */
const DAYS_TO_WRITE_DOWN = 7;
const DAY_MS = 86_400_000;

/**
 * The content on a date (ISO): a scheduled price that has started replaces the current one, which moves to the history;
 * later ones are removed. Files are not changed.
 */
export function applyNextPrices(content: Content, today: string): Content {
  const { services, priceHistory } = content;
  const due = services.filter((service) => isDue(service, today));
  const extended = due.map((service) => [service.name, extend(service, priceHistory[service.name])]);
  return {
    ...content,
    services: services.map((service) => ({ ...service, data: applyTo(service, today) })),
    priceHistory: { ...priceHistory, ...Object.fromEntries(extended) },
  };
}

/** Finds scheduled prices that never begin, and those that began some time ago. */
export function checkNextPrices(
  { locality }: Content,
  problems: ContentProblem[],
  { written, today }: Pick<CheckContext, 'written' | 'today'>,
): void {
  for (const service of written.services) checkNextPrice(service, today, locality.country.locale, problems);
}

function isDue({ data: { nextPrice, priceAsOf } }: Entry<ServiceFile>, today: string): boolean {
  return nextPrice !== undefined && nextPrice.from <= today && nextPrice.from > priceAsOf;
}

function applyTo(service: Entry<ServiceFile>, today: string): ServiceFile {
  const { nextPrice, ...data } = service.data;
  if (nextPrice === undefined || !isDue(service, today)) return data;
  const { startingPrice, upTo, free, onRequest, per, minimum, ...others } = data;
  const { from, ...price } = nextPrice;
  // The unit is kept, unless the new price names one.
  const kept = price.startingPrice === undefined ? {} : { per, minimum };
  return { ...others, ...kept, ...price, priceAsOf: from };
}

/** Adds the replaced price to the history, unless that contains it or the new one already. */
function extend({ data }: Entry<ServiceFile>, recorded: Content['priceHistory'][string] = []) {
  const last = recorded.at(-1);
  const price = readPrice(data);
  const holdsNext = last !== undefined && data.nextPrice !== undefined && last.from >= data.nextPrice.from;
  if (price === undefined || holdsNext || (last !== undefined && isSamePrice(readRecordedPrice(last), price)))
    return recorded;
  return [...recorded, writeRecordedPrice({ from: data.priceAsOf, price })];
}

function checkNextPrice(
  { file, data: { nextPrice, priceAsOf } }: Entry<ServiceFile>,
  today: string,
  locale: string,
  problems: ContentProblem[],
): void {
  if (nextPrice === undefined) return;
  const { from } = nextPrice;
  if (from <= priceAsOf) {
    const message = `is ${formatDate(from, locale)}, not later than priceAsOf, so this price never begins. Write the day from which it holds.`;
    problems.push({ ...fieldProblem(file, ['nextPrice', 'from'], message), severity: 'unready' });
  } else if (Date.parse(today) - Date.parse(from) >= DAYS_TO_WRITE_DOWN * DAY_MS) {
    const message = `was ${formatDate(from, locale)}: this price has held since then. Write it in the place of the old one, with priceAsOf: ${from}, and take nextPrice out.`;
    problems.push(fieldWarning(file, ['nextPrice', 'from'], message));
  }
}
