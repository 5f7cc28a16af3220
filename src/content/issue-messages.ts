import * as z from 'zod';
import { closestWord } from '../format/spelling.ts';
import { joinWords } from '../format/wording.ts';
import { forOwners } from '../schemas/record.ts';
import { fillTerms, type Terms } from '../text/terms.ts';
import { MOST_PROBLEMS } from './content-problem.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

/** Marks an issue without a message of its own in the schema. */
export const unworded = '?';

/** Maximum number of options listed in a message. */
const MOST_CHOICES = 20;

/** A schema issue as a message, for each field concerned. */
export interface DescribedIssue {
  readonly path: Path;
  readonly wrongKey: boolean;
  readonly message: string;
}

/** Describes an issue that `schema` found in `data`: what is wrong and what to write instead. */
export function describeIssue(issue: Issue, schema: z.ZodType, data: unknown, terms: Terms): DescribedIssue[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const field = fieldAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(field);
    return issue.keys
      .slice(0, MOST_PROBLEMS + 1)
      .map((key) => ({ path: [...path, key], wrongKey: true, message: describeUnknownKey(key, known) }));
  }
  const value = valueAt(data, path);
  const isMissing = value === undefined && path.length > 0;
  const problem = isMissing
    ? `is missing. ${fillTerms(descriptionOf(field), terms)}`
    : describeWrongValue(issue, value);
  const hasExample = issue.code === 'custom' || problem.includes('for example');
  return [{ path, wrongKey: issue.code === 'invalid_key', message: `${problem}${hasExample ? '' : exampleOf(field)}` }];
}

/** What the field requires, with an example. */
export function describeMissing(schema: z.ZodType, path: Path, terms: Terms): string {
  const field = fieldAt(schema, path);
  return `${fillTerms(descriptionOf(field), terms)}${exampleOf(field)}`;
}

function describeUnknownKey(key: string, known: readonly string[]): string {
  const meant = closestWord(key, known);
  return meant === undefined
    ? `is not a known field. Known fields here: ${known.join(', ')}.`
    : `is not a known field. Did you mean "${meant}"?`;
}

function describeWrongValue(issue: Issue, value: unknown): string {
  if (issue.message !== unworded) {
    return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  }
  switch (issue.code) {
    case 'invalid_type':
      if (value === null)
        return `is empty. Write ${article(issue.expected)} behind it, or take the line out if it may be missing.`;
      return `must be ${article(issue.expected)}, not ${nameOfType(value)}.${adviseNumber(issue.expected, value)}`;
    case 'invalid_value': {
      const meant = typeof value === 'string' ? closestWord(value, issue.values.map(String)) : undefined;
      const choice =
        issue.values.length > MOST_CHOICES
          ? 'is none of the words that may stand here.'
          : `must be ${joinWords(issue.values.map(String), 'or')}.`;
      return meant === undefined ? choice : `${choice} Did you mean "${meant}"?`;
    }
    case 'too_small':
      return `must be ${size(issue.origin, 'at least', issue.minimum)}.`;
    case 'too_big':
      return `must be ${size(issue.origin, 'at most', issue.maximum)}.`;
    case 'invalid_key':
      return `is not a valid name here: ${issue.issues.map((inner) => inner.message).join('; ')}.`;
    default:
      return 'is not valid.';
  }
}

function size(origin: string, bound: string, amount: number | bigint): string {
  if (origin === 'string') return `${bound} ${amount} characters long`;
  if (origin === 'array') return `a list of ${bound} ${amount}`;
  return `${bound} ${amount}`;
}

function article(expected: string): string {
  const names: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    int: 'a whole number',
    number: 'a number',
    object: 'a group of fields',
    record: 'a group of fields',
    string: 'text (put it in quotation marks)',
  };
  return names[expected] ?? expected;
}

/** Advice for a number written as text: with a currency symbol or thousands separators. */
function adviseNumber(expected: string, value: unknown): string {
  if (typeof value !== 'string' || !['int', 'number'].includes(expected)) return '';
  const [, number] =
    /^\s*\p{Sc}?\s*(-?\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s*\p{Sc}?\s*$/u.exec(value) ?? [];
  return number === undefined
    ? ''
    : ` Write ${number.replace(/[, ]/g, '')}, without quotation marks, commas or a currency sign.`;
}

function nameOfType(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'an infinite or undefined one';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** Schemas along the way to the field at `path`, from wrappers to the innermost one. */
function fieldAt(schema: z.ZodType, path: Path): z.core.$ZodTypes[] {
  let layers = unwrap(schema);
  for (const key of path) {
    const core = layers.at(-1);
    const next = core === undefined ? undefined : childOf(core, key);
    if (next === undefined) return [];
    layers = unwrap(next);
  }
  return layers;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const type = schema as z.core.$ZodTypes;
  const { def } = type._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return [type, ...unwrap(def.innerType)];
    default:
      return [type];
  }
}

function childOf(schema: z.core.$ZodTypes, key: string | number): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'array') return def.element;
  return def.type === 'record' ? def.valueType : undefined;
}

function keysOf(layers: readonly z.core.$ZodTypes[]): string[] {
  const def = layers.at(-1)?._zod.def;
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

function metaOf(layers: readonly z.core.$ZodTypes[]): z.core.GlobalMeta {
  return Object.assign(
    {},
    ...layers.toReversed().map((layer) => ({ ...z.globalRegistry.get(layer), ...forOwners.get(layer) })),
  );
}

function descriptionOf(layers: readonly z.core.$ZodTypes[]): string {
  return metaOf(layers).description ?? '';
}

function exampleOf(layers: readonly z.core.$ZodTypes[]): string {
  const [example] = (metaOf(layers).examples ?? []) as unknown[];
  if (example === undefined) return '';
  return ` For example: ${typeof example === 'string' ? example : JSON.stringify(example)}`;
}
