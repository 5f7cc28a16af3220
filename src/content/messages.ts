import * as z from 'zod';
import { closestWord } from '../format/spelling.ts';
import { grammar } from '../text/en/grammar.ts';
import { fillTerms, type Terms } from '../text/terms.ts';
import { type ContentProblem, type FieldPath, valueAt } from './content-problem.ts';
import { limits } from './limits.ts';

/** A problem of data, whatever file they are from. */
export type FieldProblem = Required<Pick<ContentProblem, 'path' | 'wrongKey' | 'message'>>;

/** Stands for the message of what a schema has no words for: `schema.safeParse(data, unworded)`. */
export const unworded = { error: () => '?' } as const;

/** "Did you mean …?" if a known word is close to the given one, else other advice. */
export function suggest(
  given: string,
  known: Iterable<string>,
  otherwise: string,
  show = (word: string) => `"${word}"`,
): string {
  const meant = closestWord(given, known);
  return meant === undefined ? otherwise : `Did you mean ${show(meant)}?`;
}

/** A number of things: "1 file", "2 files". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Says in a message what a schema found in `data`, and what to write instead, for each field concerned. */
export function wordIssue(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown, terms: Terms): FieldProblem[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const { description, example, names } = readField(fieldAt(schema, path));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, limits.problems + 1).map((key) => {
      const advice = suggest(key, names, `Known fields here: ${names.join(', ')}.`);
      return { path: [...path, key], wrongKey: true, message: `is not a known field. ${advice}` };
    });
  }
  const value = valueAt(data, path);
  const isMissing = value === undefined && path.length > 0;
  const words = isMissing ? `is missing. ${fillTerms(description, terms)}` : describeWrongValue(issue, value);
  const hasExample = issue.code === 'custom' || words.includes('for example');
  return [{ path, wrongKey: issue.code === 'invalid_key', message: `${words}${hasExample ? '' : example}` }];
}

/** What a field requires, with an example. */
export function describeField(schema: z.ZodType, path: FieldPath, terms: Terms): string {
  const { description, example } = readField(fieldAt(schema, path));
  return `${fillTerms(description, terms)}${example}`;
}

function describeWrongValue(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.message !== unworded.error()) return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  switch (issue.code) {
    case 'invalid_type':
      if (value === null)
        return `is empty. Write ${nameType(issue.expected)} behind it, or take the line out if it may be missing.`;
      return `must be ${nameType(issue.expected)}, not ${nameValue(value)}.${adviseNumber(issue.expected, value)}`;
    case 'invalid_value': {
      const words = issue.values.map(String);
      const choice =
        words.length > limits.choices
          ? 'is none of the words that may stand here.'
          : `must be ${grammar.list(words, 'or')}.`;
      return `${choice} ${typeof value === 'string' ? suggest(value, words, '') : ''}`.trimEnd();
    }
    case 'too_small':
      return `must be ${describeSize(issue.origin, 'at least', issue.minimum)}.`;
    case 'too_big':
      return `must be ${describeSize(issue.origin, 'at most', issue.maximum)}.`;
    case 'invalid_key':
      return `is not a valid name here: ${issue.issues.map(({ message }) => message).join('; ')}.`;
    default:
      return 'is not valid.';
  }
}

function describeSize(origin: string, bound: string, amount: number | bigint): string {
  if (origin === 'string') return `${bound} ${amount} characters long`;
  return origin === 'array' ? `a list of ${bound} ${amount}` : `${bound} ${amount}`;
}

function nameType(expected: string): string {
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

function nameValue(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'an infinite or undefined one';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
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

/** What a field holds, as its schema says it: of wrappers the outermost counts. */
interface Field {
  readonly description: string;
  /** " For example: …", if there is an example. */
  readonly example: string;
  /** Names of the fields in it. */
  readonly names: readonly string[];
}

function readField(schema: z.core.$ZodType | undefined): Field {
  if (schema === undefined) return { description: '', example: '', names: [] };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = readField('innerType' in def ? def.innerType : undefined);
  const { description, examples } = z.globalRegistry.get(schema) ?? {};
  const [example] = (examples ?? []) as unknown[];
  const words = typeof example === 'string' ? example : JSON.stringify(example);
  return {
    description: description ?? within.description,
    example: words === undefined ? within.example : ` For example: ${words}`,
    names: def.type === 'object' ? Object.keys(def.shape) : within.names,
  };
}

function fieldAt(schema: z.core.$ZodType | undefined, [key, ...rest]: FieldPath): z.core.$ZodType | undefined {
  if (schema === undefined || key === undefined) return schema;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return fieldAt(def.innerType, [key, ...rest]);
  if (def.type === 'object') return fieldAt(def.shape[key], rest);
  if (def.type === 'array') return fieldAt(def.element, rest);
  return def.type === 'record' ? fieldAt(def.valueType, rest) : undefined;
}
