import { closestWord } from '../../business/spelling.ts';
import { formatCad, formatTelephone } from '../../business/wording.ts';

const PLACEHOLDER = /\{([a-zA-Z][\w.-]*)\}/g;

/** What stands for `{name}` in content, by name. */
export type Placeholders = Readonly<Record<string, string>>;

/** The facts that content may refer to instead of repeating them: `{telephone}`, `{price.spring}` and so on. */
export function collectPlaceholders(facts: {
  readonly name: string;
  readonly telephone: string;
  readonly email: string;
  readonly serviceRadiusKm: number;
  readonly afterHoursSurchargeCad: number | undefined;
  readonly placeCount: number;
  readonly startingPricesCad: ReadonlyMap<string, number>;
}): Placeholders {
  const prices = [...facts.startingPricesCad].map(([id, amount]) => [`price.${id}`, formatCad(amount)]);
  const surcharge = facts.afterHoursSurchargeCad;
  return {
    name: facts.name,
    telephone: formatTelephone(facts.telephone),
    email: facts.email,
    serviceRadiusKm: String(facts.serviceRadiusKm),
    ...(surcharge === undefined ? {} : { afterHoursSurcharge: formatCad(surcharge) }),
    placeCount: String(facts.placeCount),
    serviceCount: String(facts.startingPricesCad.size),
    ...Object.fromEntries(prices),
  };
}

/** A placeholder that stands for nothing: where it is and what to write instead. */
export interface UnknownPlaceholder {
  readonly offset: number;
  readonly message: string;
}

/** The placeholders in a text that stand for nothing. */
export function findUnknownPlaceholders(text: string, placeholders: Placeholders): UnknownPlaceholder[] {
  return [...text.matchAll(PLACEHOLDER)]
    .filter(([, name]) => name !== undefined && !Object.hasOwn(placeholders, name))
    .map((match) => {
      const meant = closestWord(match[1] ?? '', Object.keys(placeholders));
      const advice =
        meant === undefined
          ? `Known placeholders: ${Object.keys(placeholders)
              .map((name) => `{${name}}`)
              .join(', ')}.`
          : `Did you mean {${meant}}?`;
      return { offset: match.index, message: `holds ${match[0]}, which stands for nothing. ${advice}` };
    });
}

/** A text with every known placeholder replaced. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  );
}

/** Plain data with every known placeholder replaced in its texts. */
export function fillData<Data>(data: Data, placeholders: Placeholders): Data {
  if (typeof data === 'string') return fillPlaceholders(data, placeholders) as Data;
  if (Array.isArray(data)) return data.map((item) => fillData(item, placeholders)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillData(value, placeholders)])) as Data;
}

/** Every text in plain data with the path that leads to it. */
export function* textsIn(data: unknown, path: readonly (string | number)[] = []): Iterable<[typeof path, string]> {
  if (typeof data === 'string') yield [path, data];
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) yield* textsIn(value, [...path, key]);
}
