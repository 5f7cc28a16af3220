import type { Site } from '../../src/business/site.ts';
import { startingAmount } from '../starting-amount.ts';

/** The facts that many surfaces repeat. Each value is kept once, however often it is said. */
export interface Facts {
  /** E.164. */
  readonly telephone: Set<string>;
  /** The week as "Monday 07:30-18:00; Saturday …". */
  readonly hours: Set<string>;
  /** Starting prices in dollars by identifier of the service. */
  readonly prices: Map<string, Set<number>>;
  /** Names by slug of the place. */
  readonly places: Map<string, Set<string>>;
  /** Kilometres by slug of the place. */
  readonly distances: Map<string, Set<number>>;
}

/** Name of a fact. */
export type FactName = keyof Facts;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SPAN =
  /(Every day|[MTWFS]\w+day)(?: to ([MTWFS]\w+day))?[*:|]* +(\d{1,2}(?::\d\d)? [ap]m|noon|midnight) to (\d{1,2}(?::\d\d)? [ap]m|noon|midnight)/g;

/** No facts yet. */
export function noFacts(): Facts {
  return { telephone: new Set(), hours: new Set(), prices: new Map(), places: new Map(), distances: new Map() };
}

/** The facts as the content has them. */
export function factsOf({ business, services, places }: Site): Facts {
  return {
    telephone: new Set([business.contact.telephone]),
    hours: new Set([formatWeek(business.openingHours)]),
    prices: new Map(services.map((service) => [service.id, new Set([startingAmount(service)])])),
    places: new Map(places.map(({ slug, name }) => [slug, new Set([name])])),
    distances: new Map(places.map(({ slug, distanceKm }) => [slug, new Set([distanceKm])])),
  };
}

/** Adds a value that a surface gives for a service or place. */
export function add<Value>(values: Map<string, Set<Value>>, key: string, value: Value): void {
  values.set(key, (values.get(key) ?? new Set()).add(value));
}

/** Hours of records as one text. */
export function formatWeek(
  hours: readonly {
    readonly dayOfWeek: readonly string[];
    readonly opens?: string | undefined;
    readonly closes?: string | undefined;
  }[],
): string {
  return DAYS.flatMap((day) =>
    hours
      .filter(({ dayOfWeek }) => dayOfWeek.some((name) => name.endsWith(day)))
      .map(({ opens, closes }) => `${day} ${opens}-${closes}`),
  ).join('; ');
}

/** Hours as people read them, as the same text. */
export function readWeek(text: string): string {
  const hours = [...text.matchAll(SPAN)].map(([, first = '', last = first, opens = '', closes = '']) => ({
    dayOfWeek: first === 'Every day' ? DAYS : DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1),
    opens: readTime(opens),
    closes: readTime(closes),
  }));
  return formatWeek(hours);
}

function readTime(text: string): string {
  if (text === 'noon') return '12:00';
  if (text === 'midnight') return '00:00';
  const [, hour = '', minute = '00', half = ''] = /^(\d+)(?::(\d\d))? ([ap]m)$/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** Telephone numbers in a text, as people or machines write them. */
export function readTelephones(text: string): string[] {
  return [...text.matchAll(/(?<![\d-])(\d{3})-(\d{3})-(\d{4})(?![\d-])|\+1(\d{10})(?!\d)/g)].map(
    ([, area, office, line, whole]) => `+1${whole ?? `${area}${office}${line}`}`,
  );
}

/** An amount at the end of a text, "from $1,290." for instance. */
export function readLastAmount(text: string): number | undefined {
  const [, amount] = /\$(\d[\d,]*(?:\.\d\d)?)[\s.*|]*$/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''));
}

/** Facts in any JSON of the API: records are known by their members. */
export function collectFromJson(value: unknown, facts: Facts): Facts {
  if (typeof value !== 'object' || value === null) return facts;
  const record = value as Record<string, unknown>;
  if (typeof record.telephone === 'string') facts.telephone.add(record.telephone);
  if (Array.isArray(record.openingHours) && 'timeZone' in record) facts.hours.add(formatWeek(record.openingHours));
  const price = record.startingPrice as { readonly amount?: unknown } | undefined;
  if (typeof record.id === 'string' && typeof price?.amount === 'number') add(facts.prices, record.id, price.amount);
  if (typeof record.slug === 'string' && typeof record.distanceKm === 'number') {
    add(facts.places, record.slug, String(record.name));
    add(facts.distances, record.slug, record.distanceKm);
  }
  for (const member of Object.values(record)) collectFromJson(member, facts);
  return facts;
}
