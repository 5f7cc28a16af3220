import { formatMinutes, formatMoney } from '../../format/wording.ts';
import { readBillLine } from '../../prices/bills.ts';
import { formatBarePrice, isSamePrice, readPrice } from '../../prices/price.ts';
import { readRecordedPrice, writeRecordedPrice } from '../../prices/price-history.ts';
import type { PriceHistoryFile } from '../../schemas/services/price.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { listPrices } from '../facts.ts';
import { suggest } from '../messages.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { Sources } from './check.ts';

const HISTORY = 'price-history.yaml';
/** Multiple of the median price from which a price counts as a typo. */
const FAR_ABOVE = 20;
const SHORTEST_MINUTES = 5;
/** A working week in minutes. */
const LONGEST_MINUTES = 40 * 60;

/** Finds implausible amounts and durations: $249,000, a job of 1 minute; and variants below their service. */
export function* checkAmounts({ locality: { money }, services }: Content): Iterable<ContentProblem> {
  const unitOf = ({ per = 'job' }: Pick<ServiceFile, 'per'>) => per;
  for (const { file, data } of services) {
    const { startingPrice: amount, typicalMinutes, variants } = data;
    const others = services.filter((it) => it.file !== file && unitOf(it.data) === unitOf(data));
    const amounts = others.flatMap(({ data: { startingPrice = [] } }) => startingPrice).sort((a, b) => a - b);
    const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
    if (amount !== undefined && amounts.length > 1 && amount > FAR_ABOVE * median) {
      const message = `is ${formatMoney(amount, money)}, far more than the other prices. If a decimal point is missing, put it in; if not, all is well.`;
      yield fieldProblem(file, ['startingPrice'], message, 'warning');
    }
    for (const [index, variant] of variants.entries()) {
      const { startingPrice: own } = variant;
      if (own === undefined || amount === undefined || own >= amount || unitOf(variant) !== unitOf(data)) continue;
      const message = `is ${formatMoney(own, money)}, below the starting price of the service (${formatMoney(amount, money)}). The service starts at its lowest variant: mend one of the two.`;
      yield fieldProblem(file, ['variants', index, 'startingPrice'], message);
    }
    const isUnlikely = typicalMinutes.min < SHORTEST_MINUTES || typicalMinutes.max > LONGEST_MINUTES;
    const message = `says ${formatMinutes(typicalMinutes, 'en')} on site. Minutes are meant: two hours are 120. If that is so, all is well.`;
    yield* problemIf(file, ['typicalMinutes'], isUnlikely && message, 'warning');
  }
}

/** Finds bills with an unknown price, and an emergency rule without an emergency service. */
export function* checkPricing({ business, services, names }: Content): Iterable<ContentProblem> {
  // Names of prices are known only if all services are valid.
  if (business === undefined || services.length < names.services.length) return;
  const { afterHoursSurcharge: surcharge, bills } = business.pricing;
  if (surcharge?.addsToEmergency === false && !services.some(({ data }) => data.isEmergencyVisit)) {
    const message =
      'is false, and no service is the emergency visit. Write "isEmergencyVisit: true" into its file in services/, or take this line out.';
    yield fieldProblem('business.yaml', ['pricing', 'afterHoursSurcharge', 'addsToEmergency'], message);
  }
  const prices = new Map(services.flatMap((it) => listPrices(it.name, it.data)));
  const ofServices = [...prices.keys()].map((name) => `price.${name}`);
  const known = [...(surcharge === undefined ? [] : ['afterHoursSurcharge']), ...ofServices];
  for (const [index, { lines }] of bills.entries()) {
    for (const [line, text] of lines.entries()) {
      const { name } = readBillLine(text);
      const path = ['pricing', 'bills', index, 'lines', line];
      const unknown = `"${name}" is no price of the content. ${suggest(name, known, `Known prices: ${known.join(', ')}.`)}`;
      yield* problemIf('business.yaml', path, !known.includes(name) && unknown);
      const onRequest = `"${name}" is a price on request, which nobody can add up. Take the line out, or the whole bill.`;
      yield* problemIf(
        'business.yaml',
        path,
        prices.get(name.replace('price.', ''))?.kind === 'on-request' && onRequest,
      );
    }
  }
}

/** Finds lines of the price history that are not in order, and prices that changed without a new date. */
export function* checkPriceHistory({ locality, priceHistory, services }: Content): Iterable<ContentProblem> {
  for (const [id, prices] of Object.entries(priceHistory)) {
    for (const [index, { from }] of prices.entries()) {
      const before = prices[index - 1]?.from ?? '';
      const message = `is not later than ${before}, the day of the price before it. Oldest first; each price needs a day of its own.`;
      yield* problemIf(HISTORY, [id, index, 'from'], from <= before && message);
    }
  }
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
