import {
  type ContentLocality,
  type Country,
  type PostalAddress,
  type PostalCodePatterns,
  parsePostalCode,
  postalAreaPattern,
  postalCodePattern,
  preparePostalCodes,
} from 'open-local-business/countries';
import { nameProvince } from 'open-local-business/facts';

/** A parsed one-line address, or the reason why it is invalid as a sentence. */
type TypedAddress =
  | { readonly ok: true; readonly value: PostalAddress }
  | { readonly ok: false; readonly message: string };

/** Street type words, which end a street name without a comma. */
const STREET_END =
  /^(\S+\s+(?:\S+\s+)*?\S*(?:Street|Avenue|Road|Drive|Lane|Crescent|Boulevard|Court|Place|Terrace|Parade|Quay|Square|Highway|Close|Way)|\S+\s+(?:\S+\s+)+?(?:St|Ave|Rd|Dr|Ln|Cres|Blvd|Ct|Tce|Sq|Hwy)\.?)\s+(\S.*)$/i;
const EDGES = /^[\s,]+|[\s,]+$/g;

/**
 * Parses a business's one-line address in its country's format: street, town, region if addresses have one,
 * and postal code. Commas are optional if a street type word marks where the town starts. Without a street it is town,
 * region, and only the area of the postal code.
 */
export function parseAddress(line: string, locality: ContentLocality): TypedAddress {
  const { country } = locality;
  const patterns = preparePostalCodes(country);
  const text = dropCountry(line.replace(/\s+/g, ' '), country);
  const [rest, postalCode] = splitPostalCode(text, country, patterns);
  if (postalCode === undefined) return { ok: false, message: describeMissingCode(line, text, locality) };
  const [place, addressRegion] = splitRegion(rest, country);
  if (country.address.regions !== undefined && addressRegion === undefined) {
    return { ok: false, message: describeMissingRegion(line, place, locality) };
  }
  const parts = splitStreet(place);
  const region = addressRegion === undefined ? {} : { addressRegion };
  if (parts === undefined) {
    const area = parsePostalCode(postalCode, patterns);
    if (!area.ok || !isTown(place)) return { ok: false, message: describeForm(line, locality) };
    return { ok: true, value: { addressLocality: place, ...region, postalCode: area.value } };
  }
  const [streetAddress, addressLocality] = parts;
  if (!new RegExp(postalCodePattern(country)).test(postalCode)) {
    return { ok: false, message: describeMissingCode(line, text, locality) };
  }
  return { ok: true, value: { streetAddress, addressLocality, ...region, postalCode } };
}

/** Whether the text before the code can be only a town: it has no number and does not end with a street type. */
function isTown(place: string): boolean {
  return /^[^\d,]+$/.test(place) && !STREET_END.test(`${place} x`);
}

function dropCountry(line: string, { name, alternateNames, address: { regions = {} } }: Country): string {
  const text = line.replace(EDGES, '');
  const ending = [name, ...alternateNames].find(
    (it) => !Object.hasOwn(regions, it) && new RegExp(`[\\s,]${escapeDots(it)}$`, 'i').test(text),
  );
  return ending === undefined ? text : text.slice(0, -ending.length).replace(EDGES, '');
}

/** Splits a trailing postal code, or area, from a text; undefined if there is none. */
function splitPostalCode(
  text: string,
  country: Country,
  patterns: PostalCodePatterns,
): [rest: string, postalCode: string | undefined] {
  const words = text.split(' ');
  const whole = new RegExp(postalCodePattern(country));
  // A code has at most two words.
  for (const count of [2, 1]) {
    const typed = words.slice(-count).join(' ').replace(EDGES, '');
    const postalCode = spellCode(typed, whole, patterns);
    if (postalCode !== undefined) return [words.slice(0, -count).join(' ').replace(EDGES, ''), postalCode];
  }
  const area = (words.at(-1) ?? '').toUpperCase();
  if (!new RegExp(postalAreaPattern(country)).test(area)) return [text, undefined];
  return [words.slice(0, -1).join(' ').replace(EDGES, ''), area];
}

function spellCode(typed: string, whole: RegExp, patterns: PostalCodePatterns): string | undefined {
  if (!parsePostalCode(typed, patterns).ok) return undefined;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const lengths = patterns.shapes.map(({ area }) => area.length);
  const spellings = [code, ...lengths.map((length) => code.slice(0, length) + patterns.separator + code.slice(length))];
  return spellings.find((spelling) => whole.test(spelling));
}

function splitRegion(
  text: string,
  { address: { lines, regions } }: Country,
): [place: string, region: string | undefined] {
  if (regions === undefined) {
    const county =
      lines.some((line) => line.includes('{addressRegion}')) && /^(.+),\s*(Co(?:\.|unty)?\s.+)$/i.exec(text);
    return county ? [county[1] ?? '', county[2]] : [text, undefined];
  }
  const matches = Object.entries(regions).flatMap(([code, { name, alternateNames = [] }]) => {
    const written = [code, name, nameProvince(name), ...alternateNames].map(escapeDots).join('|');
    const [, place] = new RegExp(`^(.+?)[\\s,]+\\(?(?:${written})\\)?$`, 'i').exec(text) ?? [];
    return place === undefined ? [] : [[place.replace(EDGES, ''), code] as const];
  });
  // "West Virginia" also ends with "Virginia".
  const [place, region] = matches.sort(([a], [b]) => a.length - b.length)[0] ?? [text];
  return [place, region];
}

function splitStreet(text: string): [street: string, town: string] | undefined {
  const comma = text.lastIndexOf(',');
  const [street = '', town = ''] =
    comma < 0 ? (STREET_END.exec(text)?.slice(1) ?? []) : [text.slice(0, comma), text.slice(comma + 1)];
  const parts = [street.replace(EDGES, ''), town.replace(EDGES, '')] as const;
  return parts[0] === '' || parts[1] === '' ? undefined : [...parts];
}

function describeMissingCode(line: string, text: string, locality: ContentLocality): string {
  const { country, terms } = locality;
  const wrong = text
    .split(/[\s,]+/)
    .slice(-2)
    .filter((word) => /\d/.test(word))
    .join(' ');
  if (wrong === '' || !/^\d/.test(text)) return describeForm(line, locality);
  return `ends in "${wrong}", which is not a whole ${terms.nationalPostalCode}. Write one such as ${country.postalCode.examples.code}.`;
}

function describeMissingRegion(line: string, place: string, locality: ContentLocality): string {
  const named = place.split(/[\s,]+/).at(-1) ?? '';
  if (!place.includes(',') && STREET_END.exec(place) === null) return describeForm(line, locality);
  return `names "${named}". Write one of ${Object.keys(locality.country.address.regions ?? {}).join(', ')}.`;
}

function describeForm(line: string, { country, terms }: ContentLocality): string {
  const { address, examples } = country;
  const parts = ['street', 'town', ...(address.regions === undefined ? [] : [terms.regionKind])];
  return `is "${line}". Write ${parts.join(', ')} and ${terms.postalCode}: ${examples.address}. If customers do not come to you, leave out the street.`;
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
