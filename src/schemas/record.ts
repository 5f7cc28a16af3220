import * as z from 'zod';
import { countryFields } from './country-fields.ts';

/** The type of a record's member, from a file field's type: nullable if the field is optional, without a default. */
type Member<Field> =
  Field extends z.ZodOptional<infer Inner extends z.ZodType>
    ? z.ZodNullable<Inner>
    : Field extends z.ZodDefault<infer Inner extends z.ZodType>
      ? Inner
      : Field;

/** Converts fields of a file that are published unchanged to members of a record; all fields by default. */
export function publishedFields<Shape extends z.ZodRawShape, Name extends keyof Shape & string = keyof Shape & string>(
  { shape }: { readonly shape: Shape },
  ...names: readonly Name[]
): { [Key in Name]: Member<Shape[Key]> } {
  const members = (names.length === 0 ? Object.keys(shape) : names).map((name) => {
    const field = shape[name] as unknown as z.ZodType;
    return [name, toMember(field, z.globalRegistry.get(field) ?? {})] as const;
  });
  return Object.fromEntries(members) as { [Key in Name]: Member<Shape[Key]> };
}

function toMember(field: z.ZodType, meta: z.GlobalMeta): z.ZodType {
  if (field instanceof z.ZodDefault) return (field.unwrap() as z.ZodType).meta(meta);
  if (!(field instanceof z.ZodOptional)) return field;
  const description = `${meta.description} Null if not given.`;
  const member = (field.unwrap() as z.ZodType).nullable().meta({ ...meta, description });
  const format = countryFields.get(field);
  return format === undefined ? member : member.register(countryFields, format);
}

/** Data for a record. Nullable members may be missing. */
type RecordInput<Data> = { readonly [Key in keyof Data as null extends Data[Key] ? never : Key]: Data[Key] } & {
  readonly [Key in keyof Data as null extends Data[Key] ? Key : never]?: Data[Key] | undefined;
};

/** Makes a record with the members of its schema, in their order. Missing members are null. */
export function toRecord<Data extends object>(
  schema: z.ZodType<Data> & { readonly shape: object },
  source: RecordInput<Data>,
): Data {
  const values = source as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name] ?? null])) as Data;
}
