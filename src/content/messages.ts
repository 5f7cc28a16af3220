import * as z from 'zod';
import { closestWord } from '../format/spelling.ts';
import { grammar } from '../text/en/grammar.ts';
import { fillTerms, type Terms } from '../text/terms.ts';
import type { ContentProblem, FieldPath } from './content-problem.ts';
import { findWantedField } from './wanted-fields.ts';

/** A problem of data, whatever file they are from. */
export type FieldProblem = Required<Pick<ContentProblem, 'path' | 'wrongKey' | 'message'>>;

/** Words for owners, where a schema has none of its own: `schema.safeParse(data, worded)`. */
export const worded = { error: describeWrongValue, reportInput: true };

/** Unknown fields of one group that get a message each; the rest are counted. */
const MAX_UNKNOWN_FIELDS = 20;

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

/** Completes what a schema found, parsed with `worded`: what to write instead, for each field concerned. */
export function adviseIssues(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, terms: Terms): FieldProblem[] {
  if (issues.length === 0) return [];
  const file = describeFile(schema);
  return issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const { description, example, names } = readField(file, path);
    if (issue.code === 'unrecognized_keys') return adviseUnknown(issue.keys, path, names);
    const isMissing = issue.code !== 'custom' && 'input' in issue && issue.input === undefined;
    const said = isMissing ? MISSING : issue.message;
    const words = /[.?]$/.test(said) ? said : `${said}.`;
    const meant = words === MISSING || words === INVALID ? ` ${fillTerms(description, terms)}` : '';
    const hasExample = issue.code === 'custom' || words.includes('for example');
    const message = `${words}${meant}${hasExample ? '' : example}`;
    return [{ path, wrongKey: issue.code === 'invalid_key', message }];
  });
}

/** A problem for each of the first unknown fields of a group, and one for all others. */
function adviseUnknown(keys: readonly string[], path: FieldPath, known: readonly string[]): FieldProblem[] {
  const rest = keys.length - MAX_UNKNOWN_FIELDS;
  return keys.slice(0, MAX_UNKNOWN_FIELDS + 1).map((key, index) => {
    const message =
      index < MAX_UNKNOWN_FIELDS
        ? `is not a known field. ${adviseField(key, known)}`
        : `is the first of ${countOf(rest, 'more unknown field')} of this group. Take out what came here by mistake.`;
    return { path: [...path, key], wrongKey: true, message };
  });
}

/** Suggests what to write instead of an unknown field: a known field, or the place where its fact belongs. */
function adviseField(name: string, known: readonly string[]): string {
  const wanted = findWantedField(name);
  const otherwise = wanted ?? `Known fields here: ${known.join(', ')}.`;
  const isElsewhere = wanted !== undefined && !known.some((field) => wanted.includes(field));
  return isElsewhere ? wanted : suggest(name, known, otherwise);
}

/** What a field requires, with an example. */
export function describeField(schema: z.ZodType, path: FieldPath, terms: Terms): string {
  const { description, example } = readField(describeFile(schema), path);
  return `${fillTerms(description, terms)}${example}`;
}

const MISSING = 'is missing.';
const INVALID = 'is not valid.';

function describeWrongValue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return MISSING;
  switch (issue.code) {
    case 'invalid_type': {
      const type = typeNames[issue.expected] ?? issue.expected;
      return issue.input === null
        ? `is empty. Write ${type} behind it, or take the line out if it may be missing.`
        : `must be ${type}.`;
    }
    case 'invalid_value': {
      const words = issue.values.map(String);
      const choice = words.length > 20 ? 'one of the words for it' : grammar.list(words, 'or');
      return `must be ${choice}. ${suggest(String(issue.input), words, '')}`.trimEnd();
    }
    case 'too_small':
      return `must be ${describeSize(issue.origin, 'at least', issue.minimum)}.`;
    case 'too_big':
      return `must be ${describeSize(issue.origin, 'at most', issue.maximum)}.`;
    case 'invalid_key':
      return `is not a valid name here: ${issue.issues.map(({ message }) => message).join('; ')}.`;
    default:
      return INVALID;
  }
}

function describeSize(origin: string, bound: string, amount: number | bigint): string {
  if (origin === 'string') return `${bound} ${amount} characters long`;
  return origin === 'array' ? `a list of ${bound} ${amount}` : `${bound} ${amount}`;
}

const number = 'number without quotation marks, commas or a currency sign';
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: `a whole ${number}`,
  number: `a ${number}`,
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'text (put it in quotation marks)',
};

/** What a file and its fields may hold, as JSON Schema. */
interface FieldSchema extends Pick<z.core.JSONSchema.BaseSchema, 'description' | 'examples'> {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema | false;
}

function describeFile(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

/** What the schema of a file says of a field. */
function readField(file: FieldSchema, path: FieldPath) {
  const step = (at: FieldSchema, key: string | number) =>
    at.properties?.[key] ?? at.items ?? (at.additionalProperties || {});
  const { description = '', examples: [example] = [], properties = {} } = path.reduce(step, file);
  const words = typeof example === 'string' ? example : JSON.stringify(example);
  return { description, example: words ? ` For example: ${words}` : '', names: Object.keys(properties) };
}
