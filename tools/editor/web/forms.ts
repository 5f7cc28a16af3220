import type { ContentLocality } from 'open-local-business/schemas';
import { type ContentKind, type ContentKindName, contentKinds } from 'open-local-business/schemas';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import { labelOf } from './fields.ts';

/** Form of the web editor for a kind of content file. */
export interface ContentForm {
  readonly kind: ContentKindName;
  /** Path of the file or its folder, below the content folder. */
  readonly path: string;
  /** File extension without the dot. */
  readonly extension: string;
  /** Whether each entry is a file of its own that can be created and deleted. */
  readonly isFolder: boolean;
  readonly label: string;
  readonly singular: string;
  /** Name of the only field, if the file is a bare list. */
  readonly list: string | undefined;
  /** Content of a file: fields, front matter with prose, or plain text. */
  readonly content: 'fields' | 'prose' | 'text';
  readonly schema: FieldSchema;
  /** Country and languages that the files are validated with. */
  readonly locality: ContentLocality;
  /** Extensions of images stored beside the files under the same name, if any. */
  readonly pictures: readonly string[];
  /** Format name under which the parser and formatter are registered. */
  readonly format: string;
}

/** Display names of kinds of content file, where they differ from their own. */
const words: Readonly<Partial<Record<ContentKindName, readonly [label: string, singular?: string]>>> = {
  business: ['The business'],
  policy: ['What robots and other sites may do'],
  regions: ['Regions and known names'],
  navigation: ['Menus'],
  redirects: ['Old addresses', 'Old address'],
  brand: ['Colours and letters'],
  icon: ['Icon'],
  logo: ['Logo'],
  postalAreas: ['Postal areas'],
  outline: ['Outline of the map'],
  drawings: ['Drawings', 'Drawing'],
  services: ['Services', 'Service'],
  places: ['Places', 'Place'],
  pages: ['Pages', 'Page'],
  reviews: ['Reviews', 'Review'],
  photos: ['Photographs', 'Photograph'],
  news: ['News', 'News item'],
};

/** Kinds of content file without a form, with the reason. */
export const formless: Readonly<Partial<Record<ContentKindName, string>>> = {
  priceHistory: 'It is the record of prices as they were published; "npm run record" writes it, and nobody changes it.',
  pictures: 'A picture is uploaded with the form of its photograph, and taken away on the page of assets.',
  fonts: 'The file of a typeface is uploaded on the page of assets.',
  fontLicences: 'The licence of a typeface is uploaded beside it, on the page of assets.',
  files: 'A file that is published unchanged is uploaded on the page of assets.',
  published: 'It is the record of addresses as they were published; "npm run record" writes it.',
};

/** Generates the forms from the table of kinds and their schemas. */
export function listForms(locality: ContentLocality): ContentForm[] {
  return (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
    .filter(([kind]) => formless[kind] === undefined)
    .map(([kind, { path, extension, schema }]) => {
      const [label = labelOf(kind), singular = label] = words[kind] ?? [];
      const ending = (extension ?? /\.\w+$/.exec(path)?.[0] ?? '').slice(1);
      const file = fieldSchemaOf(schema, locality);
      const list = file.type === 'array' ? kind : undefined;
      const content = ending === 'mdx' ? 'prose' : ending === 'yaml' ? 'fields' : 'text';
      return {
        kind,
        path,
        extension: ending,
        isFolder: extension !== undefined,
        label,
        singular,
        content,
        list,
        schema: list === undefined ? file : { type: 'object', properties: { [list]: file } },
        locality,
        pictures: picturesBeside(kind, path),
        // The editor recognizes front matter by the suffix of the format's name.
        format: content === 'prose' ? `${kind}-frontmatter` : `${kind}-file`,
      };
    });
}

function picturesBeside(kind: ContentKindName, path: string): readonly string[] {
  return (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
    .filter(([other, beside]) => other !== kind && beside.path === path && beside.extension === '.jpg')
    .flatMap(([, { extension = '', otherExtensions = [] }]) => [extension, ...otherExtensions]);
}
