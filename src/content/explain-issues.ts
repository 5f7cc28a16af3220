import * as z from 'zod';
import { formatCount, grammar } from '../text/en/grammar.ts';
import { fillTerms, type Terms } from '../text/terms.ts';
import type { ContentProblem, FieldPath } from './content-problem.ts';
import { adviseMisnamedField } from './misnamed-fields.ts';
import { suggest } from './suggest.ts';

/** A problem of a field, independent of its file. */
export type FieldProblem = Required<Pick<ContentProblem, 'path' | 'isKeyProblem' | 'message'>>;

/** Options that give schemas messages for owners: `schema.safeParse(data, messageOptions)`. */
export const messageOptions = { error: describeWrongValue, reportInput: true };

/** Maximum number of unknown fields in a group that each get a message; the rest are counted. */
const MAX_UNKNOWN_FIELDS = 20;

/** Turns schema issues, found with `messageOptions`, into problems that say what to write instead. */
export function explainIssues(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, terms: Terms): FieldProblem[] {
  if (issues.length === 0) return [];
  const file = toFieldSchema(schema);
  return issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const { description, example, names } = readField(file, path);
    if (issue.code === 'unrecognized_keys') return explainUnknownFields(issue.keys, path, names);
    const isMissing = issue.code !== 'custom' && 'input' in issue && issue.input === undefined;
    const reason = isMissing ? MISSING : issue.message;
    const sentence = /[.?]$/.test(reason) ? reason : `${reason}.`;
    const expected = sentence === MISSING || sentence === INVALID ? describeExpected(description, terms) : '';
    const hasExample = issue.code === 'custom' || sentence.includes('for example');
    const message = `${sentence}${expected}${hasExample ? '' : example}`;
    return [{ path, isKeyProblem: issue.code === 'invalid_key', message }];
  });
}

/** Describes each of the first unknown fields of a group, and counts all others. */
function explainUnknownFields(keys: readonly string[], path: FieldPath, known: readonly string[]): FieldProblem[] {
  const rest = keys.length - MAX_UNKNOWN_FIELDS;
  return keys.slice(0, MAX_UNKNOWN_FIELDS + 1).map((key, index) => {
    const message =
      index < MAX_UNKNOWN_FIELDS
        ? `is not a known field. ${suggestField(key, known)}`
        : `is the first of ${formatCount(rest, 'more unknown field')} of this group. Remove those that do not belong here.`;
    return { path: [...path, key], isKeyProblem: true, message };
  });
}

/** Suggests a known field, or the place where the fact belongs, for an unknown field. */
function suggestField(name: string, known: readonly string[]): string {
  const advice = adviseMisnamedField(name);
  const otherwise = advice ?? `Known fields here: ${known.join(', ')}.`;
  const isElsewhere = advice !== undefined && !known.some((field) => advice.includes(field));
  return isElsewhere ? advice : suggest(name, known, otherwise);
}

/** Describes what belongs in a field, with an example, as text that follows another sentence. */
export function describeField(schema: z.ZodType, path: FieldPath, terms: Terms): string {
  const { description, example } = readField(toFieldSchema(schema), path);
  return `${describeExpected(description, terms)}${example}`;
}

function describeExpected(description: string, terms: Terms): string {
  return description === '' ? '' : ` Expected: ${fillTerms(description, terms)}`;
}

const MISSING = 'is missing.';
const INVALID = 'is not valid.';

function describeWrongValue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return MISSING;
  switch (issue.code) {
    case 'invalid_type': {
      const type = typeNames[issue.expected] ?? issue.expected;
      return issue.input === null
        ? `is empty. Write ${type} after the colon, or remove the line if the field is optional.`
        : `must be ${type}.`;
    }
    case 'invalid_value': {
      const words = issue.values.map(String);
      const choice = words.length > 20 ? 'one of the allowed words' : grammar.list(words, 'or');
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
  return origin === 'array' ? `a list with ${bound} ${formatCount(Number(amount), 'item')}` : `${bound} ${amount}`;
}

const numberForm = 'number without quotation marks, commas or a currency sign';
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: `a whole ${numberForm}`,
  number: `a ${numberForm}`,
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'text (put it in quotation marks)',
};

/** The schema of a file or field, as JSON Schema. */
interface FieldSchema extends Pick<z.core.JSONSchema.BaseSchema, 'description' | 'examples'> {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema | false;
}

function toFieldSchema(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

/** Reads the description, the first example and the field names of a field from the schema of its file. */
function readField(file: FieldSchema, path: FieldPath) {
  const step = (at: FieldSchema, key: string | number) =>
    at.properties?.[key] ?? at.items ?? (at.additionalProperties || {});
  const { description = '', examples: [example] = [], properties = {} } = path.reduce(step, file);
  const shown = typeof example === 'string' ? example : JSON.stringify(example);
  return { description, example: shown ? ` For example: ${shown}` : '', names: Object.keys(properties) };
}
