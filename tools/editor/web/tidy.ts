import { type FieldSchema, shapeOf } from './field-schema.ts';
import { isSame } from './same.ts';

/**
 * The file value for a form value. A form has a value for every field; a file omits empty values and defaults. `before`
 * is the previous value; undefined means omit.
 */
function tidyValue(schema: FieldSchema, value: unknown, before: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return tidyText(schema, value, before);
  if (Array.isArray(value)) return tidyList(shapeOf(schema), value, before);
  if (typeof value === 'object') return tidyFields(shapeOf(schema), value as Readonly<Record<string, unknown>>, before);
  return value;
}

/** Form fields allow several lines of text, even if the file needs a single one. */
function tidyText({ isOneLine }: FieldSchema, value: string, before: unknown): string {
  const text = isOneLine ? value.replace(/\s*\n\s*/g, ' ') : value;
  return typeof before === 'string' && before.trim() === text ? before : text;
}

function tidyList(schema: FieldSchema, values: readonly unknown[], before: unknown): unknown {
  const old = Array.isArray(before) ? before : [before];
  const list = values
    .map((value, index) => tidyValue(schema.items ?? {}, value, old[index]))
    .filter((value) => value !== undefined);
  if (list.length === 0) return isSame(before, []) ? before : undefined;
  // A single value may stand for a list of one.
  return !Array.isArray(before) && isSame(list, [before]) ? before : list;
}

/** The file fields for the fields of a form; fields unknown to the schema are kept. */
export function tidyFields(
  schema: FieldSchema,
  values: Readonly<Record<string, unknown>>,
  before: unknown,
): Record<string, unknown> | undefined {
  const old = isFields(before) ? before : {};
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const property = schema.properties?.[name];
    const tidied = property === undefined ? value : tidyValue(property, value, old[name]);
    const isUnsaid = tidied === undefined || (!(name in old) && isSame(tidied, property?.default));
    return isUnsaid ? [] : [[name, tidied] as const];
  });
  return fields.length === 0 && !isFields(before) ? undefined : Object.fromEntries(fields);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
