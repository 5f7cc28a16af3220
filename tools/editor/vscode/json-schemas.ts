import {
  type ContentKind,
  type ContentKindName,
  contentKinds,
  type Locality,
  listGapFields,
  localizeSchema,
} from 'open-local-business/schemas';
import * as z from 'zod';

/** A JSON Schema file for editors: path, text, and the content files it applies to. */
export interface EditorSchema {
  readonly path: string;
  readonly text: string;
  readonly glob: string;
}

const names: Readonly<Partial<Record<ContentKindName, string>>> = {
  services: 'service',
  places: 'place',
  pages: 'page',
  reviews: 'review',
  photos: 'photo',
  postalAreas: 'postal-areas',
};

/**
 * A JSON Schema (draft-07, the newest that YAML editors support) for each kind of content file: completion, hover
 * descriptions and validation while typing. Generated from the validation schemas, with the vocabulary and codes of a
 * country.
 */
export function listEditorSchemas(locality: Locality): EditorSchema[] {
  const override = (described: Parameters<typeof localizeSchema>[0]) => localizeSchema(described, locality);
  return (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
    .filter(
      ([, { path, extension, isTree }]) => !isTree && !/\.(?:svg|jpg|woff2|txt)$/.test(`${path}${extension ?? ''}`),
    )
    .map(([kind, { path, extension, schema }]) => {
      const described = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override });
      const { properties = {} } = described;
      // Copies, because a schema that several fields have is one object.
      for (const name of listGapFields(kind)) {
        const field = properties[name];
        if (typeof field === 'object' && typeof field.type === 'string')
          properties[name] = { ...field, type: [field.type, 'null'] };
      }
      return {
        path: `schemas/${names[kind] ?? kind}.schema.json`,
        text: `${JSON.stringify(described, null, 2)}\n`,
        glob: extension === undefined ? `**/${path}` : `**/${path}/*${extension}`,
      };
    });
}
