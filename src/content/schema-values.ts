import type * as z from 'zod';
import type { FieldPath } from './content-problem.ts';

/** A value in data with the schema of its field; a key of a record is a value too. */
interface SchemaValue {
  readonly path: FieldPath;
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  readonly isKey: boolean;
}

/** Lists all values that have a schema, whether they are valid or not. */
export function* listSchemaValues(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
): Iterable<SchemaValue> {
  yield { path, schema, value, isKey: false };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) yield* listSchemaValues(def.innerType, value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(name) : name];
    const field = findMemberSchema(def, name);
    if (field !== undefined) yield* listSchemaValues(field, member, place);
    if (def.type !== 'record') continue;
    for (const inner of listSchemaValues(def.keyType, name)) yield { ...inner, path: place, isKey: true };
  }
}

/** Finds the schema of the value at a key of a group, list or record. */
function findMemberSchema(def: z.core.$ZodTypes['_zod']['def'], key: string): z.core.$ZodType | undefined {
  if (def.type === 'object') return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
  return def.type === 'array' ? def.element : def.type === 'record' ? def.valueType : undefined;
}
