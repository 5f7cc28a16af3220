import { formatRadius } from '../business/business.ts';
import type { SitePrice } from '../business/site.ts';
import { type Country, findRegion } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import { closestWord } from '../format/spelling.ts';
import { formatMinutes, formatMoney, type MoneyFormat } from '../format/wording.ts';
import { summarizeHours, summarizeWeek } from '../hours/opening-hours.ts';
import { addTaxes, readTax, type SiteTax } from '../prices/money.ts';
import { formatBarePrice, hasAmount, readPrice } from '../prices/price.ts';
import type { BusinessFile } from '../schemas/business/business.ts';
import type { RegionsFile } from '../schemas/places/region.ts';
import type { ServiceFile } from '../schemas/services/service.ts';
import type { ContentLocality } from './locality.ts';

const PLACEHOLDER = /\{([a-zA-Z][\w.-]*)\}/g;
/** Anything that looks like a placeholder, and unbalanced braces. */
const BRACES = /\{+[^{}\n]*\}+|[{}]/g;
/** The start of an MDX comment. */
const COMMENT_START = /\{\s*\/\*/g;
const COMMENT_END = /\*\/\s*\}/y;

/** Values of `{name}` in content, by name. */
export type Placeholders = Readonly<Record<string, string>>;

/** Where an optional fact is written. */
const optionalFacts: Readonly<Record<string, string>> = {
  street: 'address.streetAddress in business.yaml',
  emergencyHours: 'emergencyHours in business.yaml',
  emergencyTelephone: 'emergencyHours.telephone in business.yaml',
  onlineBookingUrl: 'contact.onlineBookingUrl in business.yaml',
  afterHoursSurcharge: 'pricing.afterHoursSurcharge in business.yaml',
  ifDeclined: 'pricing.ifDeclined in business.yaml',
};

/** Sources of the facts; invalid files are missing. */
export interface Facts {
  readonly business: BusinessFile | undefined;
  readonly locality: ContentLocality;
  readonly regions: RegionsFile;
  /** All services with a file, by id. */
  readonly services: ReadonlyMap<string, ServiceFile | undefined>;
  readonly placeCount: number;
}

/**
 * Facts that content can refer to: `{telephone}`, `{price.spring}` etc. A fact may contain another: a name may contain
 * `{town}`.
 */
export function collectPlaceholders({ business, locality, regions, services, placeCount }: Facts): Placeholders {
  const region = nameRegion(business, locality);
  const facts: Record<string, string | undefined> = {
    ...listBusinessFacts(business, locality),
    province: region,
    [locality.terms.regionKind]: region,
    country: locality.country.name,
    region: regions.name ?? region,
    placeCount: String(placeCount),
    serviceCount: String(services.size),
    ...describeServices(services, business?.pricing ?? {}, locality.money),
  };
  // Facts of an invalid file are not reported as unknown.
  const unread = business === undefined ? Object.keys(optionalFacts).map((name) => [name, ''] as const) : [];
  const known = [...Object.entries(facts), ...unread].filter((fact): fact is [string, string] => fact[1] !== undefined);
  const placeholders = Object.fromEntries(known);
  return Object.fromEntries(known.map(([name, text]) => [name, fillPlaceholders(text, placeholders)]));
}

/** The province or state of the address; where addresses have none, its text instead. */
function nameRegion(business: BusinessFile | undefined, { country }: ContentLocality): string {
  const code = business?.address.addressRegion;
  return findRegion(country, code)?.name ?? code ?? '';
}

function listBusinessFacts(
  business: BusinessFile | undefined,
  { country, money }: ContentLocality,
): Record<string, string | undefined> {
  const { address, contact, pricing } = business ?? {};
  const { afterHoursSurcharge: surcharge, ifDeclined } = pricing ?? {};
  return {
    name: business?.name ?? '',
    trade: business?.trade ?? '',
    telephone: formatTelephone(contact?.telephone ?? '', country),
    email: contact?.email ?? '',
    street: address?.streetAddress,
    town: address?.addressLocality ?? '',
    postalCode: address?.postalCode ?? '',
    ...listHoursFacts(business, country),
    onlineBookingUrl: contact?.onlineBookingUrl,
    serviceRadiusKm: String(business?.serviceRadiusKm ?? ''),
    serviceRadius: formatRadius(business?.serviceRadiusKm ?? 0, country),
    emergencyNumber: country.emergencyNumber,
    afterHoursSurcharge: surcharge && formatMoney(surcharge.amount, money),
    ifDeclined: ifDeclined && formatMoney(ifDeclined.amount, money),
  };
}

function listHoursFacts(business: BusinessFile | undefined, country: Country): Record<string, string | undefined> {
  if (business === undefined) return { hours: '' };
  const { openingHours, telephone } = business.emergencyHours ?? {};
  return {
    hours: summarizeHours(business, country.locale),
    emergencyHours: openingHours && summarizeWeek(openingHours),
    emergencyTelephone: telephone && formatTelephone(telephone, country),
  };
}

function describeServices(
  services: Facts['services'],
  pricing: Parameters<typeof readTax>[0],
  money: MoneyFormat,
): Record<string, string> {
  const tax = readTax(pricing);
  const facts = [...services].flatMap(([id, service]) => {
    const own = readFact(service);
    const variants = (service?.variants ?? []).map((it) => [`${id}.${it.id}`, readPrice(it) ?? own] as const);
    const prices = [[id, own] as const, ...variants].flatMap(([name, price]) => [
      [`price.${name}`, formatFact(price, money)],
      [`total.${name}`, formatFact(addTax(price, tax), money)],
    ]);
    return [...prices, [`minutes.${id}`, service === undefined ? '' : formatMinutes(service.typicalMinutes)]];
  });
  return Object.fromEntries(facts);
}

/** A price with the tax that is added to it. */
function addTax(price: SitePrice | undefined, tax: SiteTax | undefined): SitePrice | undefined {
  if (price === undefined || tax === undefined || tax.isIncluded || !hasAmount(price)) return price;
  const { amount, upTo, minimum } = price;
  return {
    ...price,
    amount: addTaxes(amount, tax),
    ...(upTo !== undefined && { upTo: addTaxes(upTo, tax) }),
    ...(minimum !== undefined && { minimum: addTaxes(minimum, tax) }),
  };
}

function readFact(service: ServiceFile | undefined): SitePrice | undefined {
  return service && readPrice(service);
}

function formatFact(price: SitePrice | undefined, money: MoneyFormat): string {
  return price === undefined ? '' : formatBarePrice(price, money);
}

/** An unknown placeholder: position and advice. */
export interface UnknownPlaceholder {
  readonly offset: number;
  readonly message: string;
}

/** Unknown placeholders and stray braces in a field. */
export function findUnknownPlaceholders(text: string, placeholders: Placeholders): UnknownPlaceholder[] {
  return [...text.matchAll(BRACES)]
    .filter(([braces]) => !Object.hasOwn(placeholders, braces.slice(1, -1)) || braces.length < 3)
    .map(({ 0: braces, index }) => ({ offset: index, message: describeUnknownPlaceholder(braces, placeholders) }));
}

/** Unknown placeholders in prose; other braces are checked by the MDX parser. */
export function findUnknownInProse(prose: string, placeholders: Placeholders): UnknownPlaceholder[] {
  return [...blankComments(prose).matchAll(PLACEHOLDER)]
    .filter(([, name = '']) => !Object.hasOwn(placeholders, name))
    .map(({ 0: braces, index }) => ({ offset: index, message: describeUnknownPlaceholder(braces, placeholders) }));
}

/** Prose with comments replaced by spaces; comments may contain anything. */
function blankComments(prose: string): string {
  let visible = '';
  let from = 0;
  let close = 0;
  for (const { 0: opening, index } of prose.matchAll(COMMENT_START)) {
    if (index < from) continue;
    const inner = index + opening.length;
    if (close < inner) close = prose.indexOf('*/', inner);
    if (close < 0) break;
    COMMENT_END.lastIndex = close;
    if (!COMMENT_END.test(prose)) continue;
    visible += prose.slice(from, index).padEnd(COMMENT_END.lastIndex - from);
    from = COMMENT_END.lastIndex;
  }
  return visible + prose.slice(from);
}

function describeUnknownPlaceholder(braces: string, placeholders: Placeholders): string {
  const name = braces.replace(/^[{\s]+|[\s}]+$/g, '');
  if (name === '') return `holds ${braces} alone. Braces stand around the name of a fact, as in {telephone}.`;
  if (Object.hasOwn(placeholders, name)) return `holds ${braces}. Write {${name}}.`;
  const place = optionalFacts[name];
  if (place !== undefined) return `holds {${name}}, which nobody has said. Write ${place}, or take this out.`;
  const meant = closestWord(name, Object.keys(placeholders));
  const advice = meant === undefined ? `Known placeholders: ${listNames(placeholders)}.` : `Did you mean {${meant}}?`;
  return `holds ${braces}, which stands for nothing. ${advice}`;
}

/** All placeholder names, with a single example for services. */
function listNames(placeholders: Placeholders): string {
  const groups = new Set<string>();
  const names = Object.keys(placeholders).filter((name) => {
    const [group = '', service] = name.split('.');
    return service === undefined || groups.size < groups.add(group).size;
  });
  return names.map((name) => `{${name}}`).join(', ');
}

/** Replaces known placeholders in a text. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  );
}

/** Replaces known placeholders in all texts of plain data. */
export function fillData<Data>(data: Data, placeholders: Placeholders): Data {
  if (typeof data === 'string') return fillPlaceholders(data, placeholders) as Data;
  if (Array.isArray(data)) return data.map((item) => fillData(item, placeholders)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillData(value, placeholders)])) as Data;
}

/** All texts in plain data with their paths. */
export function* textsIn(data: unknown, path: readonly (string | number)[] = []): Iterable<[typeof path, string]> {
  if (typeof data === 'string') yield [path, data];
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) yield* textsIn(value, [...path, key]);
}
