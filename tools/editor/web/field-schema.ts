import {
  countryFields,
  type EntryFolder,
  findCountryMistake,
  isOneLine,
  type Locality,
  localizeSchema,
  references,
} from 'open-local-business/schemas';
import * as z from 'zod';

/** JSON Schema (draft-07) of a content field, with extensions for the form. */
export interface FieldSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly default?: unknown;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Message if the pattern does not match. */
  readonly advice?: string;
  /** Folder whose entries the text refers to. */
  readonly names?: EntryFolder;
  /** Whether the text must be a single line. */
  readonly isOneLine?: true;
}

/** The fields of a content file from its validation schema, with the vocabulary and codes of a country. */
export function fieldSchemaOf(schema: z.ZodType, locality: Locality): FieldSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: (described) => {
      const { zodSchema, jsonSchema } = described;
      localizeSchema(described, locality);
      const names = references.get(zodSchema)?.folder;
      const holds = countryFields.get(zodSchema)?.holds;
      const advice = (holds && findCountryMistake(holds, '', locality.country)) ?? adviceOf(zodSchema);
      Object.assign(jsonSchema, names && { names }, advice && { advice }, isOneLine(zodSchema) && { isOneLine: true });
    },
  }) as FieldSchema;
}

/** The form's schema of a union: for "one value or a list" the list, otherwise the text. */
export function shapeOf(schema: FieldSchema): FieldSchema {
  if (schema.anyOf === undefined) return schema;
  const list = schema.anyOf.find(({ type }) => type === 'array');
  return { ...schema, ...(list ?? { type: 'string' }) };
}

interface Stated {
  readonly pattern?: RegExp;
  readonly format?: string;
  readonly error?: (issue: object) => string | { readonly message: string } | undefined | null;
}

/** The message of the schema for a text that does not match its pattern. */
function adviceOf(schema: z.core.$ZodType): string | undefined {
  const { def } = schema._zod as unknown as {
    readonly def: Stated & { readonly checks?: readonly { readonly _zod: { readonly def: Stated } }[] };
  };
  const stated = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  for (const { pattern, format, error } of stated) {
    const message = pattern === undefined && format === undefined ? undefined : error?.({ code: 'invalid_format' });
    if (message) return typeof message === 'string' ? message : message.message;
  }
  return undefined;
}
