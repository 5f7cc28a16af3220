import type { SiteService } from '../business/site.ts';
import { formatMoney, type MoneyFormat } from '../format/amounts.ts';
import { endSentence } from '../format/sentences.ts';
import { toRecord } from '../schemas/record.ts';
import { Price, type PriceFields, type PriceUnit } from '../schemas/services/price.ts';
import { capitalize, decapitalize } from '../text/capitalize.ts';
import type { PriceParts } from '../text/en/prices.ts';
import { textOf } from '../text/text.ts';

/** A starting price or a range. */
export type AmountPrice = Price & { readonly amount: number };

/**
 * Parses the price fields of a content file (contract B21); undefined if it has none. `currency` is an ISO 4217 code.
 */
export function parsePrice(file: PriceFields, currency: string): Price | undefined {
  const { startingPrice: amount, upTo, per = 'job', minimum, free, onRequest: note } = file;
  if (free === true) return toRecord(Price, { kind: 'free', currency, per: 'job' });
  if (note !== undefined) return toRecord(Price, { kind: 'on-request', currency, per: 'job', note });
  if (amount === undefined) return undefined;
  return toRecord(Price, { kind: upTo === undefined ? 'from' : 'range', amount, upTo, currency, per, minimum });
}

/** Whether a price has an amount. */
export function hasAmount(price: Price): price is AmountPrice {
  return price.amount !== null;
}

/** Returns the minimum amount due for a job at this price; undefined without an amount. */
export function getMinimumDue({ minimum, amount }: Price): number | undefined {
  return minimum ?? amount ?? undefined;
}

/** Whether two prices are equal; the explanation of a price on request is ignored. */
export function isSamePrice(a: Price, b: Price): boolean {
  return (['kind', 'amount', 'upTo', 'per', 'minimum'] as const).every((member) => a[member] === b[member]);
}

/** Units whose price is a rate: each unit costs exactly that much, and only the total is a starting price. */
const rates: ReadonlySet<PriceUnit> = new Set(['hour', 'day']);

/** Whether a price is a starting price, of a job or a unit, and is written with "from". */
export function isStartingPrice({ kind, per }: Price): boolean {
  return kind === 'from' && !rates.has(per);
}

/**
 * Formats a price in the parts that pages style: "from ", "$9" and " a square foot, minimum $150". Without an amount,
 * "free" or "price on request" replaces it. `isStart` adds "from".
 */
export function formatPriceParts(price: Price, money: MoneyFormat, isStart = isStartingPrice(price)): PriceParts {
  const t = textOf(money.locale).prices;
  if (!hasAmount(price)) {
    const amount = price.kind === 'free' ? t.free : t.priceOnRequest;
    return { lead: '', amount, rest: '' };
  }
  return t.price({
    amount: formatRange(price, money),
    unit: price.per,
    isStart,
    minimum: formatMinimum(price, money),
  });
}

function joinParts({ lead, amount, rest }: PriceParts): string {
  return `${lead}${amount}${rest}`;
}

function formatRange({ amount, upTo }: AmountPrice, money: MoneyFormat): string {
  const from = formatMoney(amount, money);
  return upTo === null ? from : textOf(money.locale).prices.range(from, formatMoney(upTo, money));
}

/** Formats the minimum charge: in hours or days if it is a whole number of them, otherwise in money. */
function formatMinimum({ kind, amount, per, minimum }: AmountPrice, money: MoneyFormat): string | undefined {
  if (minimum === null) return undefined;
  const count = minimum / amount;
  return kind === 'from' && rates.has(per) && Number.isInteger(count)
    ? textOf(money.locale).prices.count(count, per)
    : formatMoney(minimum, money);
}

/**
 * Formats a price as text: "from $249", "$95 an hour, minimum one hour", "$40 to $65 each", "free", "price on
 * request".
 */
export function formatPrice(price: Price, money: MoneyFormat): string {
  return joinParts(formatPriceParts(price, money));
}

/**
 * Formats the price of a service in a list, in the parts that pages style. If the minimum charge exceeds the price of one
 * unit, the price starts at the minimum.
 */
export function formatListPriceParts(price: Price, money: MoneyFormat): PriceParts {
  const { amount, minimum } = price;
  const listed: Price = { ...price, minimum: null };
  return minimum === null || minimum === amount
    ? formatPriceParts(listed, money)
    : formatPriceParts({ ...listed, kind: 'from', amount: minimum, upTo: null, per: 'job' }, money);
}

/** Formats a short price for sentences: as `formatPrice`, without the minimum. */
export function formatShortPrice(price: Price, money: MoneyFormat): string {
  return formatPrice({ ...price, minimum: null }, money);
}

/**
 * Formats a price without "from" and minimum, for sentences that supply them: "$249", "$95 an hour", "free", "on
 * request".
 */
export function formatBarePrice(price: Price, money: MoneyFormat): string {
  return joinParts(formatBarePriceParts(price, money));
}

/** Formats a price as `formatBarePrice` does, in the parts that pages style. */
export function formatBarePriceParts(price: Price, money: MoneyFormat): PriceParts {
  if (price.kind === 'on-request') return { lead: '', amount: textOf(money.locale).prices.onRequest, rest: '' };
  return formatPriceParts({ ...price, minimum: null }, money, false);
}

/** Formats a price as a sentence with its explanation: "From $249.", "Price on request. We look first." */
export function formatPriceSentence(price: Price, money: MoneyFormat): string {
  return `${capitalize(formatPrice(price, money))}. ${endSentence(price.note ?? '')}`.trimEnd();
}

/** Formats a name with its price: "Springs from $249", "Wiring: $95 an hour". */
export function formatNamedPrice(name: string, price: Price, money: MoneyFormat): string {
  const { namedStart, named } = textOf(money.locale).prices;
  return isStartingPrice(price)
    ? namedStart(name, formatBarePrice(price, money))
    : named(name, formatShortPrice(price, money));
}

/**
 * Formats the variants of a service with their prices and what sets them apart: "One spring from $249; Wall-mount from
 * $749 (quiet)".
 */
export function formatVariants({ variants }: Pick<SiteService, 'variants'>, money: MoneyFormat): string {
  const texts = variants.map(({ name, price, note }) => {
    const details = describeVariant({ price, note });
    return `${formatNamedPrice(name, price, money)}${details === '' ? '' : ` (${details})`}`;
  });
  return endSentence(texts.join('; '));
}

/**
 * Describes what distinguishes a variant, and how a price on request is set, for parentheses: without a capital and a
 * full stop.
 */
export function describeVariant({ price, note }: Pick<SiteService['variants'][number], 'price' | 'note'>): string {
  const notes = [note, price.note ?? undefined].filter((text) => text !== undefined);
  return notes.map((text) => decapitalize(text.replace(/\.$/, ''))).join('; ');
}

/**
 * Formats a name with its price in a sentence: "The visit starts at $249", "Wiring costs $95 an hour", "The estimate is
 * free".
 */
export function formatPricedSubject(name: string, price: Price, money: MoneyFormat): string {
  const t = textOf(money.locale).prices;
  if (!hasAmount(price)) return (price.kind === 'free' ? t.isFree : t.isOnRequest)(name);
  const amount = joinParts(formatPriceParts(price, money, false));
  return (isStartingPrice(price) ? t.startsAt : t.costs)(name, amount);
}

/** A service's prices. */
type Priced = Pick<SiteService, 'price'> & { readonly variants: readonly Pick<SiteService, 'price'>[] };

/** Whether every price is a starting price, so that all of them can be called that. */
export function areStartingPrices(services: readonly Priced[]): boolean {
  return services
    .flatMap((service) => [service, ...service.variants])
    .every(({ price }) => isStartingPrice(price) && price.per === 'job');
}

/** Returns the collective term for the prices of services: "starting prices" if all are, otherwise "prices". */
export function formatPricesTerm(services: readonly Priced[], locale: string): string {
  const { startingPrices, prices } = textOf(locale).prices;
  return areStartingPrices(services) ? startingPrices : prices;
}

/**
 * Returns the lowest price of the services that are priced as a whole: per job or visit, or with a minimum. Variants do
 * not count. Undefined if there is none.
 */
export function findLowestPrice(services: readonly Priced[]): number | undefined {
  const amounts = services.flatMap(({ price }) => {
    const isWhole = price.minimum !== null || price.per === 'job' || price.per === 'visit';
    return (isWhole && getMinimumDue(price)) || [];
  });
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
