import { formatBarePrice, isSamePrice, readPrice } from '../../prices/price.ts';
import { readRecordedPrice, writeRecordedPrice } from '../../prices/price-history.ts';
import type { PriceHistoryFile } from '../../schemas/services/price.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { Sources } from './check.ts';

const FILE = 'price-history.yaml';

/** Finds lines of the price history that are not in order. */
export function* checkPriceHistory({ priceHistory }: Content): Iterable<ContentProblem> {
  for (const [id, prices] of Object.entries(priceHistory)) {
    for (const [index, { from }] of prices.entries()) {
      const before = prices[index - 1]?.from ?? '';
      const message = `is not later than ${before}, the day of the price before it. Oldest first; each price needs a day of its own.`;
      yield* problemIf(FILE, [id, index, 'from'], from <= before && message);
    }
  }
}

/** Finds prices that changed without a new date. */
export function* checkChangedPrices({ locality, priceHistory, services }: Content): Iterable<ContentProblem> {
  const { money } = locality;
  for (const { name, file, data } of services) {
    const last = priceHistory[name]?.at(-1);
    const price = readPrice(data);
    if (last === undefined || price === undefined || data.priceAsOf > last.from) continue;
    const published = readRecordedPrice(last);
    if (isSamePrice(published, price)) continue;
    const message = `is the date of ${formatBarePrice(published, money)}, the price last published; it is ${formatBarePrice(price, money)} now. Write the date on which that was set.`;
    yield fieldProblem(file, ['priceAsOf'], message, 'unready');
  }
}

/** Finds scheduled prices that never begin. */
export function* checkNextPrices(_: Content, { written }: Sources): Iterable<ContentProblem> {
  for (const { file, data } of written.services) {
    const { nextPrice, priceAsOf } = data;
    if (nextPrice === undefined || nextPrice.from > priceAsOf) continue;
    const message = `is not later than priceAsOf (${priceAsOf}), so this price never begins. Write the day from which it holds.`;
    yield fieldProblem(file, ['nextPrice', 'from'], message, 'unready');
  }
}

/**
 * The content on a date (ISO): a scheduled price that has started replaces the current one, which moves to the history;
 * later ones are removed. Files are not changed.
 */
export function applyNextPrices(content: Content, today: string): Content {
  const { services, priceHistory } = content;
  const isDue = ({ nextPrice, priceAsOf }: ServiceFile) =>
    nextPrice !== undefined && nextPrice.from <= today && nextPrice.from > priceAsOf;
  const due = services.filter(({ data }) => isDue(data));
  return {
    ...content,
    services: services.map((service) => ({ ...service, data: applyTo(service.data, isDue(service.data)) })),
    priceHistory: { ...priceHistory, ...Object.fromEntries(due.map((it) => [it.name, extend(it, priceHistory)])) },
  };
}

function applyTo({ nextPrice, ...data }: ServiceFile, isDue: boolean): ServiceFile {
  if (nextPrice === undefined || !isDue) return data;
  const { startingPrice, upTo, free, onRequest, per, minimum, ...others } = data;
  const { from, ...price } = nextPrice;
  // The unit is kept, unless the new price names one.
  const kept = price.startingPrice === undefined ? {} : { per, minimum };
  return { ...others, ...kept, ...price, priceAsOf: from };
}

/** Adds the replaced price to the history, unless that contains it or the new one already. */
function extend({ name, data }: Entry<ServiceFile>, { [name]: recorded = [] }: PriceHistoryFile) {
  const last = recorded.at(-1);
  const price = readPrice(data);
  const holdsNext = last !== undefined && data.nextPrice !== undefined && last.from >= data.nextPrice.from;
  if (price === undefined || holdsNext || (last !== undefined && isSamePrice(readRecordedPrice(last), price)))
    return recorded;
  return [...recorded, writeRecordedPrice({ from: data.priceAsOf, price })];
}
