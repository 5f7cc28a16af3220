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
    const key = Array.isArray(value) ? Number(name) : name;
    const field = memberSchema(schema, key);
    if (field !== undefined) yield* schemaValues(field, member, [...path, key]);
    if (def.type !== 'record') continue;
    for (const inner of schemaValues(def.keyType, key)) yield { ...inner, path: [...path, key], isKey: true };
  }
}

/** The schema of what stands at a key, if a schema is that of a group, list or record. */
export function memberSchema(schema: z.core.$ZodType | undefined, key: string | number): z.core.$ZodType | undefined {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def?.type === 'object') return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
  if (def?.type === 'array') return def.element;
  return def?.type === 'record' ? def.valueType : undefined;
}
