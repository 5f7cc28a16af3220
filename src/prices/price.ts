import type { AmountPrice, SitePrice, SiteService } from '../business/site.ts';
import { isGap } from '../format/gap.ts';
import { capitalize, endSentence, formatMoney, type MoneyFormat } from '../format/wording.ts';
import { toRecord } from '../schemas/record.ts';
import { Price, type PriceFields, type PriceUnit } from '../schemas/services/price.ts';
import { splitMarks } from '../text/marks.ts';
import { textOf } from '../text/text.ts';
import { multiplyAmount } from './money.ts';

/** Parses the price fields of a file; undefined if there are none. */
export function readPrice(file: PriceFields): SitePrice | undefined {
  const { startingPrice: amount, upTo, per = 'job', minimum, free, onRequest } = file;
  if (free === true) return { kind: 'free' };
  if (onRequest !== undefined) return { kind: 'on-request', note: onRequest };
  if (amount === undefined) return undefined;
  const kind = upTo === undefined ? 'from' : 'range';
  return { kind, amount, per, ...(upTo !== undefined && { upTo }), ...(minimum !== undefined && { minimum }) };
}

/** Type guard: whether a price has an amount. */
export function hasAmount(price: SitePrice): price is AmountPrice {
  return price.kind === 'from' || price.kind === 'range';
}

/** Minimum amount due for a job at this price; undefined without an amount. */
export function minimumDue(price: SitePrice): number | undefined {
  return hasAmount(price) ? (price.minimum ?? price.amount) : undefined;
}

/** Amount due for a number of units, at least the minimum charge. */
export function priceOf({ amount, minimum = 0 }: AmountPrice, count: number): number {
  return Math.max(minimum, multiplyAmount(amount, count));
}

/** Whether two prices are equal; the explanation of a price on request is ignored. */
export function isSamePrice(a: SitePrice, b: SitePrice): boolean {
  if (!hasAmount(a) || !hasAmount(b)) return a.kind === b.kind;
  return a.amount === b.amount && a.upTo === b.upTo && a.per === b.per && a.minimum === b.minimum;
}

/** The public record of a price (contract B21). `currency` is an ISO 4217 code. */
export function toPriceRecord(price: SitePrice, currency: string): Price {
  return toRecord(Price, { per: 'job', ...price, currency });
}

/** The amount of a price for the API; null if free or on request. */
export function toAmountRecord(price: SitePrice, currency: string): { amount: number; currency: string } | null {
  return hasAmount(price) ? { amount: price.amount, currency } : null;
}

/** Units whose price is a rate: the total starts there, but each unit costs exactly that. */
const rates: ReadonlySet<PriceUnit> = new Set(['hour', 'day']);

/** Whether a price is a starting price, of a job or a unit, and so takes "from". */
export function isStartingPrice(price: SitePrice): price is AmountPrice {
  return price.kind === 'from' && !rates.has(price.per);
}

/** What stands where an amount would: the gap of a price that is left to say, else that it is on request. */
function nameRequest({ note }: { readonly note?: string }, onRequest: string): string {
  return note !== undefined && isGap(note) ? note : onRequest;
}

/** Splits a price for pages that style the amount: "from", "$9", "a square foot, $150 at least". */
export function splitPrice(price: SitePrice, money: MoneyFormat) {
  const [lead = '', amount = '', rest = ''] = splitMarks(markPrice(price, money));
  return { lead: lead.trimEnd(), amount, rest: rest.trimStart() };
}

/** A price whose amount is in brackets. */
function markPrice(price: SitePrice, money: MoneyFormat, isStart = isStartingPrice(price)): string {
  const words = textOf(money.locale).prices;
  if (!hasAmount(price)) return `[${price.kind === 'free' ? words.free : nameRequest(price, words.priceOnRequest)}]`;
  const least = price.minimum === undefined ? undefined : formatMinimum(price, price.minimum, money);
  return words.price({ amount: formatRange(price, money), unit: price.per, isStart, least });
}

function formatRange({ amount, upTo }: AmountPrice, money: MoneyFormat): string {
  const from = formatMoney(amount, money);
  return upTo === undefined ? from : textOf(money.locale).prices.range(from, formatMoney(upTo, money));
}

/** The minimum charge: in hours or days if it is a whole number of them, else in money. */
function formatMinimum({ kind, amount, per }: AmountPrice, minimum: number, money: MoneyFormat): string {
  const count = minimum / amount;
  return kind === 'from' && rates.has(per) && Number.isInteger(count)
    ? textOf(money.locale).prices.count(count, per)
    : formatMoney(minimum, money);
}

/** A price as text: "from $249", "$95 an hour, one hour at least", "$40 to $65 each", "free", "price on request". */
export function formatPrice(price: SitePrice, money: MoneyFormat): string {
  return splitMarks(markPrice(price, money)).join('');
}

/** A short price for lists: as `formatPrice`, without the minimum. */
export function formatShortPrice(price: SitePrice, money: MoneyFormat): string {
  if (!hasAmount(price)) return formatPrice(price, money);
  const { minimum: _, ...rest } = price;
  return formatPrice(rest, money);
}

/** A price without "from" and minimum, for sentences that supply them: "$249", "$95 an hour", "free", "on request". */
export function formatBarePrice(price: SitePrice, money: MoneyFormat): string {
  const words = textOf(money.locale).prices;
  if (price.kind === 'free') return words.free;
  if (price.kind === 'on-request') return nameRequest(price, words.onRequest);
  return words.per(formatRange(price, money), price.per);
}

/** A price as a sentence with its explanation: "From $249.", "Price on request. We look first." */
export function formatPriceSentence(price: SitePrice, money: MoneyFormat): string {
  const note =
    price.kind === 'on-request' && price.note !== undefined && !isGap(price.note) ? ` ${endSentence(price.note)}` : '';
  return `${capitalize(formatPrice(price, money))}.${note}`;
}

/** A name with its price: "Springs from $249", "Wiring: $95 an hour". */
export function formatNamedPrice(name: string, price: SitePrice, money: MoneyFormat): string {
  const words = textOf(money.locale).prices;
  if (price.kind === 'on-request') return words.named(name, nameRequest(price, words.priceOnRequest));
  return (isStartingPrice(price) ? words.namedStart : words.named)(name, formatBarePrice(price, money));
}

/** A name with its price in a sentence: "Springs starts at $249", "Wiring costs $95 an hour", "The estimate is free". */
export function formatPricedSubject(name: string, price: SitePrice, money: MoneyFormat): string {
  const words = textOf(money.locale).prices;
  if (!hasAmount(price)) return (price.kind === 'free' ? words.isFree : words.isOnRequest)(name);
  const bare = splitMarks(markPrice(price, money, false)).join('');
  return (isStartingPrice(price) ? words.startsAt : words.costs)(name, bare);
}

type Priced = Pick<SiteService, 'price'> & { readonly variants: readonly Pick<SiteService, 'price'>[] };

/** Whether every price is a starting price, so that the term fits all of them. */
export function haveStartingPrices(services: readonly Priced[]): boolean {
  return services
    .flatMap(({ price, variants }) => [price, ...variants.map((variant) => variant.price)])
    .every((price) => isStartingPrice(price) && price.per === 'job');
}

/** The collective term for the prices of services: "starting prices" if all are, else "prices". */
export function namePrices(services: readonly Priced[], locale: string): string {
  const { startingPrices, prices } = textOf(locale).prices;
  return haveStartingPrices(services) ? startingPrices : prices;
}

/** The lowest price of any job; undefined if no job has an amount. */
export function lowestPrice(services: readonly Priced[]): number | undefined {
  const amounts = services.flatMap(({ price }) => {
    const isWhole = hasAmount(price) && (price.minimum !== undefined || ['job', 'visit'].includes(price.per));
    return (isWhole && minimumDue(price)) || [];
  });
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
