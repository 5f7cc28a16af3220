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
  // Copies, because a schema that several fields have is one object.
  const gaps = listGapFields(kind).map((name) => [name, withNull(described.properties?.[name] ?? {})]);
  return {
    ...described,
    ...(gaps.length > 0 && { properties: { ...described.properties, ...Object.fromEntries(gaps) } }),
  };
}

/** The schema of a translated file: the sentences of the original, and nothing else. Undefined if there are none. */
export function toTranslationSchema(kind: ContentKindName, locality: Locality): FileSchema | undefined {
  return 'hasPlaceholders' in contentKinds[kind] ? keepSentences(toFileSchema(kind, locality)) : undefined;
}

function keepSentences(schema: FileSchema): FileSchema | undefined {
  const { type, properties = {}, items, description, isSentence } = schema;
  const described = description === undefined ? {} : { description };
  if (isSentence) return schema;
  if (items !== undefined) {
    const kept = keepSentences(items);
    return kept && { type: 'array', ...described, items: kept };
  }
  if (type !== 'object') return undefined;
  const kept = Object.entries(properties).flatMap(([name, field]) => {
    const own = keepSentences(field);
    return own === undefined ? [] : [[name, own] as const];
  });
  if (kept.length === 0) return undefined;
  return { type, ...described, properties: Object.fromEntries(kept), additionalProperties: false };
}

function withNull(schema: FileSchema): FileSchema {
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}
