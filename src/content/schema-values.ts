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
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(name) : name];
    const field = memberSchema(def, name);
    if (field !== undefined) yield* schemaValues(field, member, place);
    if (def.type !== 'record') continue;
    for (const inner of schemaValues(def.keyType, name)) yield { ...inner, path: place, isKey: true };
  }
}

/** The schema of what stands at a key of a group, list or record. */
function memberSchema(def: z.core.$ZodTypes['_zod']['def'], key: string): z.core.$ZodType | undefined {
  if (def.type === 'object') return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
  return def.type === 'array' ? def.element : def.type === 'record' ? def.valueType : undefined;
}
