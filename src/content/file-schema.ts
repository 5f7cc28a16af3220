import * as z from 'zod';
import { type Locality, localizeSchema } from '../schemas/country-fields.ts';
import { type Keywords, keywords } from '../schemas/fields.ts';
import { listGapFields } from './gaps.ts';
import { type ContentKindName, contentKinds } from './kinds.ts';

type Standard =
  | 'default'
  | 'description'
  | 'format'
  | 'pattern'
  | 'required'
  | `${'min' | 'max'}${'imum' | 'Length' | 'Items'}`;

/** JSON Schema (draft-07) of a content file or a field in it, with three keywords of its own. */
export interface FileSchema extends Keywords, Readonly<Pick<z.core.JSONSchema.BaseSchema, Standard>> {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly FileSchema[];
  readonly properties?: Readonly<Record<string, FileSchema>>;
  readonly items?: FileSchema;
  readonly examples?: readonly unknown[];
  readonly additionalProperties?: boolean;
}

/**
 * The schema of a kind of content file as owners write it, for forms and code editors: draft-07 is the newest that YAML
 * editors support. It has the vocabulary and the codes of a country, and takes `null` where "~" marks a gap.
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
  // Copies, because a schema that several fields have is one object.
  const properties = { ...described.properties };
  for (const name of listGapFields(kind)) {
    const schema = properties[name];
    if (typeof schema?.type === 'string') properties[name] = { ...schema, type: [schema.type, 'null'] };
  }
  return { ...described, properties };
}
