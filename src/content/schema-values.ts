import type * as z from 'zod';
import type { FieldPath } from './content-problem.ts';

/** A value in data with the schema of its field; a key of a record is a value too. */
export interface SchemaValue {
  readonly path: FieldPath;
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  readonly isKey: boolean;
}

/** All values in data that their schema describes, whether they are valid or not. */
export function* schemaValues(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Iterable<SchemaValue> {
  yield { path, schema, value, isKey: false };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) yield* schemaValues(def.innerType, value, path);
  for (const [key, field, member] of membersOf(def, value)) yield* schemaValues(field, member, [...path, key]);
  if (def.type !== 'record' || typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value))
    for (const inner of schemaValues(def.keyType, key)) yield { ...inner, path: [...path, key], isKey: true };
}

type Member = readonly [key: string | number, field: z.core.$ZodType, value: unknown];

function membersOf(def: z.core.$ZodTypes['_zod']['def'], value: unknown): Member[] {
  if (def.type === 'array' && Array.isArray(value)) return value.map((item, index) => [index, def.element, item]);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value);
  if (def.type === 'record') return members.map(([key, member]) => [key, def.valueType, member]);
  if (def.type !== 'object') return [];
  const known = members.filter(([key]) => Object.hasOwn(def.shape, key));
  return known.map(([key, member]) => [key, def.shape[key] as z.core.$ZodType, member]);
}
