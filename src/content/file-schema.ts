import * as z from 'zod';
import { type Locality, localizeSchema } from '../schemas/country-fields.ts';
import { type FieldMetadata, keywords } from '../schemas/fields.ts';
import { listGapFields } from './gaps.ts';
import { type ContentKindName, contentKinds } from './kinds.ts';

type StandardKeyword =
  | 'default'
  | 'description'
  | 'format'
  | 'pattern'
  | 'required'
  | `${'min' | 'max'}${'imum' | 'Length' | 'Items'}`;

/** JSON Schema (draft-07) of a content file or one of its fields, with three keywords of our own. */
export interface FileSchema extends FieldMetadata, Readonly<Pick<z.core.JSONSchema.BaseSchema, StandardKeyword>> {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly FileSchema[];
  readonly properties?: Readonly<Record<string, FileSchema>>;
  readonly items?: FileSchema;
  readonly examples?: readonly unknown[];
  readonly additionalProperties?: boolean;
}

/**
 * Describes a kind of content file as JSON Schema, for forms and code editors. Draft-07 is the newest version that YAML
 * editors support. The schema has a country's vocabulary and codes, and allows `null` where "~" marks a gap.
 */
export function toFileSchema(kind: ContentKindName, locality: Locality): FileSchema {
  const described = z.toJSONSchema(contentKinds[kind].schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      localizeSchema({ zodSchema, jsonSchema }, locality);
      Object.assign(jsonSchema, keywords.get(zodSchema));
    },
  }) as FileSchema;
  if (described.properties === undefined) return described;
  // Copies, because fields may share one schema object.
  const properties = { ...described.properties };
  for (const name of listGapFields(kind)) {
    const schema = properties[name];
    if (typeof schema?.type === 'string') properties[name] = { ...schema, type: [schema.type, 'null'] };
  }
  return { ...described, properties };
}
