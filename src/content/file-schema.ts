import * as z from 'zod';
import { type Locality, localizeSchema } from '../schemas/country-fields.ts';
import { type EntryFolder, isMultiline, isSentence, references } from '../schemas/fields.ts';
import { listGapFields } from './gaps.ts';
import { type ContentKindName, contentKinds } from './kinds.ts';

type Keywords =
  | 'default'
  | 'description'
  | 'format'
  | 'pattern'
  | 'required'
  | `${'min' | 'max'}${'imum' | 'Length' | 'Items'}`;

/** JSON Schema (draft-07) of a content file or a field in it, with three keywords of its own. */
export interface FileSchema extends Readonly<Pick<z.core.JSONSchema.BaseSchema, Keywords>> {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly FileSchema[];
  readonly properties?: Readonly<Record<string, FileSchema>>;
  readonly items?: FileSchema;
  readonly examples?: readonly unknown[];
  /** Folder whose entries the text refers to. */
  readonly entriesOf?: EntryFolder;
  /** Whether the text may have several lines. */
  readonly isMultiline?: true;
  /** Whether each language of a site says it in its own words. */
  readonly isSentence?: true;
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
      const entriesOf = references.get(zodSchema)?.folder;
      Object.assign(
        jsonSchema,
        entriesOf && { entriesOf },
        isMultiline(zodSchema) && { isMultiline: true },
        isSentence(zodSchema) && { isSentence: true },
      );
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
