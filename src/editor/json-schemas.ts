import * as z from 'zod';
import { type ContentKind, type ContentKindName, contentKinds } from '../content/judge/content-kinds.ts';
import { type Locality, localizeSchema } from '../schemas/country-fields.ts';

/** A JSON Schema file for editors: its path in the project, its text, and the content files it is for. */
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
 * One JSON Schema (draft-07, the newest that YAML editors understand) for each
 * kind of content file: completion, descriptions on hover, and red lines while
 * typing. Made from the schemas that judge the content, with the words and codes of a country.
 */
export function listEditorSchemas(locality: Locality): EditorSchema[] {
  const override = (described: Parameters<typeof localizeSchema>[0]) => localizeSchema(described, locality);
  return (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
    .filter(
      ([, { path, extension, isTree }]) => !isTree && !/\.(?:svg|jpg|woff2|txt)$/.test(`${path}${extension ?? ''}`),
    )
    .map(([kind, { path, extension, schema }]) => ({
      path: `schemas/${names[kind] ?? kind}.schema.json`,
      text: `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override }), null, 2)}\n`,
      glob: extension === undefined ? `**/${path}` : `**/${path}/*${extension}`,
    }));
}
