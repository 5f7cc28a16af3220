import { type FieldSchema, shapeOf } from './field-schema.ts';
import { isSame } from './same.ts';

/**
 * What a file should say of the values of a form. A form holds something for
 * every field; a file leaves out what is empty, and what is as it would be
 * without being said. `before` is what the file said; undefined means leave out.
 */
export function tidyValue(schema: FieldSchema, value: unknown, before: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return tidyText(schema, value, before);
  if (Array.isArray(value)) return tidyList(shapeOf(schema), value, before);
  if (typeof value === 'object') return tidyFields(shapeOf(schema), value as Readonly<Record<string, unknown>>, before);
  return value;
}

/** A form has several lines for every long text, also where the file wants one. */
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
  // One value may stand for a list of one.
  return !Array.isArray(before) && isSame(list, [before]) ? before : list;
}

/** The fields of a form as a file should say them; those the schema does not know stay as they are. */
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
