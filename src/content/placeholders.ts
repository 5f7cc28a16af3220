import type { FieldPath, TextProblem } from './content-problem.ts';
import { suggest } from './suggest.ts';
import { formatTelephoneTarget } from './telephone-targets.ts';

/** A placeholder and, in a group, its name. A backslash before it, which MDX needs, is a part of it. */
export const PLACEHOLDER = /\\?\{([a-zA-Z][\w.-]*)\}/g;
/** Anything that looks like a placeholder, and unbalanced braces. */
const BRACES = /\{+[^{}\n]*\}+|[{}]/g;
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}/g;

/** Values of `{name}` in content, by name. */
export type Placeholders = Readonly<Record<string, string>>;

/** The field of each optional fact. */
const optionalFacts: Readonly<Record<string, string>> = {
  street: 'address.streetAddress in business.yaml',
  emergencyHours: 'emergencyHours in business.yaml',
  emergencyTelephone: 'emergencyHours.telephone in business.yaml',
  onlineBookingUrl: 'contact.onlineBookingUrl in business.yaml',
  afterHoursSurcharge: 'pricing.afterHoursSurcharge in business.yaml',
  ifDeclined: 'pricing.ifDeclined in business.yaml',
};

/** Finds unknown placeholders and stray braces in a field. */
export function findUnknownPlaceholders(
  text: string,
  placeholders: Placeholders,
  pattern: RegExp = BRACES,
): TextProblem[] {
  return [...text.matchAll(pattern)]
    .filter(([braces]) => !Object.hasOwn(placeholders, braces.replace(/^\\?\{|\}$/g, '')))
    .map(({ 0: braces, index }) => ({ offset: index, message: describeUnknownPlaceholder(braces, placeholders) }));
}

/** Finds unknown placeholders in prose; the MDX parser checks other braces. */
export function findUnknownInProse(prose: string, placeholders: Placeholders): TextProblem[] {
  return findUnknownPlaceholders(blankComments(prose), placeholders, PLACEHOLDER);
}

/** Replaces the comments in prose with spaces, so that offsets stay the same. */
export function blankComments(prose: string): string {
  return prose.replace(COMMENT, (comment) => ' '.repeat(comment.length));
}

function describeUnknownPlaceholder(braces: string, placeholders: Placeholders): string {
  const name = braces.replace(/^[\\{\s]+|[\s}]+$/g, '');
  if (name === '')
    return `contains ${braces} without a name. Write the name of a fact between the braces, as in {telephone}.`;
  const place = optionalFacts[name];
  if (place !== undefined)
    return `contains {${name}}, which is not filled in. Write ${place}, or remove this placeholder.`;
  // Placeholders of services are of three kinds.
  const known = [...Object.keys(placeholders).filter((fact) => !fact.includes('.')), 'price.…', 'total.…', 'minutes.…'];
  const otherwise = `Known placeholders: ${known.map((fact) => `{${fact}}`).join(', ')}.`;
  const advice = suggest(name, Object.keys(placeholders), otherwise, (meant) => `{${meant}}`);
  return `contains ${braces}, which is not a known placeholder. ${advice}`;
}

/** Replaces known placeholders in a text; numbers in web addresses get the form that the address expects. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  return text.replace(PLACEHOLDER, (whole, name: string, offset: number) => {
    const [url] = /https?:\/\/\S*$/.exec(text.slice(0, offset)) ?? [];
    const number = url && fillTelephoneTarget(url, name, placeholders);
    return number ?? (Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole);
  });
}

/**
 * Formats the number for a placeholder in a link target. `target` ends before the placeholder. Undefined if no number
 * belongs there.
 */
export function fillTelephoneTarget(target: string, name: string, placeholders: Placeholders): string | undefined {
  const number = placeholders[`${name}.e164`];
  return number === undefined || number.startsWith('{') ? number : formatTelephoneTarget(target, number);
}

/** Replaces known placeholders in all texts of plain data. */
export function fillData<Data>(data: Data, placeholders: Placeholders): Data {
  if (typeof data === 'string') return fillPlaceholders(data, placeholders) as Data;
  if (Array.isArray(data)) return data.map((item) => fillData(item, placeholders)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillData(value, placeholders)])) as Data;
}

/** Lists all values in plain data that are neither lists nor objects, with their paths. */
export function* listLeaves(data: unknown, path: FieldPath = []): Generator<readonly [FieldPath, unknown]> {
  if (typeof data !== 'object') yield [path, data];
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* listLeaves(item, [...path, index]);
  else if (data !== null) for (const [key, value] of Object.entries(data)) yield* listLeaves(value, [...path, key]);
}

/** Lists all texts in plain data with their paths. */
export function listTexts(data: unknown) {
  return listLeaves(data).filter((leaf): leaf is readonly [FieldPath, string] => typeof leaf[1] === 'string');
}
