import type { SitePrice } from '../../business/site.ts';
import { formatMinutes, formatMoney } from '../../format/wording.ts';
import { formatDate } from '../../hours/dates.ts';
import { readBillLine } from '../../prices/bills.ts';
import { formatBarePrice, hasAmount, readPrice } from '../../prices/price.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** Multiple of the median price from which a price counts as a typo. */
const FAR_ABOVE = 20;
const LARGE_AMOUNT = 50_000;
const OLD_YEARS = 2;
const SHORTEST_MINUTES = 5;
/** A working week in minutes. */
const LONGEST_MINUTES = 40 * 60;
/** Units that may cost as little as 1. */
const smallUnits: ReadonlySet<string> = new Set(['item', 'metre', 'square-metre', 'foot', 'square-foot']);

/** Finds implausible dates and durations of services: a price from the year 2062, a job of 1 minute. */
export function* checkServiceDates(
  { locality: { country, money }, services }: Content,
  { today }: Sources,
): Iterable<ContentProblem> {
  const oldest = `${Number(today.slice(0, 4)) - OLD_YEARS}${today.slice(4)}`;
  for (const { file, data } of services) {
    const { priceAsOf, typicalMinutes } = data;
    const price = readPrice(data);
    if (priceAsOf > today) {
      const message = `is ${formatDate(priceAsOf, country.locale)}, which is yet to come. Write the day on which the price was set; it may be published from then on.`;
      yield fieldProblem(file, ['priceAsOf'], message, 'unready');
    } else if (priceAsOf < oldest) {
      const message = `is more than ${OLD_YEARS} years ago. Make sure that ${price === undefined ? 'the price' : formatBarePrice(price, money)} still holds, then write the day on which you did.`;
      yield fieldWarning(file, ['priceAsOf'], message);
    }
    if (typicalMinutes.min < SHORTEST_MINUTES || typicalMinutes.max > LONGEST_MINUTES) {
      const message = `says ${formatMinutes(typicalMinutes, 'en')} on site. Minutes are meant: two hours are 120. If that is so, all is well.`;
      yield fieldWarning(file, ['typicalMinutes'], message);
    }
  }
}

/** Finds implausible amounts: $0, $249,000. */
export function* checkAmounts({ locality: { money }, services }: Content): Iterable<ContentProblem> {
  const priced = services.flatMap(({ file, data }) => [
    { file, path: [], fields: data },
    ...data.variants.map((fields, index) => ({ file, path: ['variants', index], fields })),
  ]);
  for (const { file, path, fields } of priced) {
    const { startingPrice: amount, per = 'job' } = fields;
    if (amount === undefined) continue;
    const others = priced
      .filter((it) => it.path.length === 0 && it.file !== file && (it.fields.per ?? 'job') === per)
      .flatMap(({ fields: { startingPrice = [] } }) => startingPrice);
    const isOutlier = path.length === 0 && others.length > 1 && amount > FAR_ABOVE * medianOf(others);
    if (amount === 0 || (amount <= 1 && !smallUnits.has(per))) {
      const message = `is ${amount}, and every page would say "From ${formatMoney(amount, money)}". Write what a standard job starts at; in its place, "free: true" where nothing is charged, and "onRequest:" with a sentence where nobody can name a price in advance.`;
      yield fieldProblem(file, [...path, 'startingPrice'], message);
    } else if (amount >= LARGE_AMOUNT || isOutlier) {
      const message = `is ${formatMoney(amount, money)}, far more than the other prices. If a decimal point is missing, put it in; if not, all is well.`;
      yield fieldWarning(file, [...path, 'startingPrice'], message);
    }
  }
}

function medianOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Finds variants that contradict their service. */
export function* checkVariants({ locality: { money }, services }: Content): Iterable<ContentProblem> {
  for (const { file, data } of services) {
    const { variants, startingPrice, per = 'job' } = data;
    for (const [index, { id, startingPrice: own, per: ownPer = 'job' }] of variants.entries()) {
      if (variants.findIndex((variant) => variant.id === id) < index) {
        const message = `"${id}" is the id of another variant above. Each needs its own.`;
        yield fieldProblem(file, ['variants', index, 'id'], message);
      }
      if (own !== undefined && startingPrice !== undefined && own < startingPrice && per === ownPer) {
        const message = `is ${formatMoney(own, money)}, below the starting price of the service (${formatMoney(startingPrice, money)}). The service starts at its lowest variant: mend one of the two.`;
        yield fieldProblem(file, ['variants', index, 'startingPrice'], message);
      }
    }
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
  const prices = new Map(services.flatMap(listPrices));
  const known = [...(surcharge === undefined ? [] : ['afterHoursSurcharge']), ...prices.keys()];
  for (const [index, { lines }] of bills.entries()) {
    for (const [line, text] of lines.entries()) {
      const { name, count } = readBillLine(text);
      const message = known.includes(name)
        ? describeWrongCount(name, count, prices.get(name), surcharge?.per)
        : `"${name}" is no price of the content. ${suggest(name, known, `Known prices: ${known.join(', ')}.`)}`;
      yield* problemIf('business.yaml', ['pricing', 'bills', index, 'lines', line], message);
    }
  }
}

/** Prices of a service and its variants, by the names that bills use. */
function listPrices({ name, data }: Entry<ServiceFile>): [string, SitePrice | undefined][] {
  const own = readPrice(data);
  const variants = data.variants.map((it) => ({ id: `${name}.${it.id}`, price: readPrice(it) ?? own }));
  return [{ id: name, price: own }, ...variants].map(({ id, price }) => [`price.${id}`, price]);
}

function describeWrongCount(
  name: string,
  count: number | undefined,
  price: SitePrice | undefined,
  surchargePer: 'visit' | 'hour' | undefined,
): string | undefined {
  if (price?.kind === 'on-request')
    return `"${name}" is a price on request, which nobody can add up. Take the line out, or the whole bill.`;
  const per = price === undefined ? surchargePer : hasAmount(price) ? price.per : 'job';
  return count !== undefined && (per === 'job' || (price === undefined && per === 'visit'))
    ? `says how many, but "${name}" is no price for one of several. Write the name alone, or "per" into the file of its price.`
    : undefined;
}
