import { type ContentKind, type ContentKindName, contentKinds } from '../../content/judge/content-kinds.ts';
import type { ContentLocality } from '../../content/judge/locality.ts';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import { labelOf } from './fields.ts';

/** How the web editor shows a kind of content file. */
export interface ContentForm {
  readonly kind: ContentKindName;
  /** Path of the file or of its folder, below the content folder. */
  readonly path: string;
  /** Ending of the files, without the dot. */
  readonly extension: string;
  /** Whether there is a file for each entry, which can be created and deleted. */
  readonly isFolder: boolean;
  readonly label: string;
  readonly singular: string;
  /** Name of the only field, where the file is a list without a name. */
  readonly list: string | undefined;
  /** What a file is made of: fields, fields with prose below them, or text as it stands. */
  readonly content: 'fields' | 'prose' | 'text';
  readonly schema: FieldSchema;
  /** The country by which files are judged. */
  readonly locality: ContentLocality;
  /** Endings of the pictures that lie beside the files under the same names, where there are such. */
  readonly pictures: readonly string[];
  /** Name the editor knows the reader and writer of these files by. */
  readonly format: string;
}

/** What people call a kind of content file, where its own name does not say it. */
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

/** Kinds of content file that have no form, and why. */
export const formless: Readonly<Partial<Record<ContentKindName, string>>> = {
  priceHistory: 'It is the record of prices as they were published; "npm run record" writes it, and nobody changes it.',
  pictures: 'A picture is uploaded with the form of its photograph, and taken away on the page of assets.',
  fonts: 'The file of a typeface is uploaded on the page of assets.',
  fontLicences: 'The licence of a typeface is uploaded beside it, on the page of assets.',
  files: 'A file that is published unchanged is uploaded on the page of assets.',
  published: 'It is the record of addresses as they were published; "npm run record" writes it.',
};

/** The form of every kind of content file that has one, made from the table of kinds and their schemas. */
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
        // The editor takes a format for files with front matter by the end of its name.
        format: content === 'prose' ? `${kind}-frontmatter` : `${kind}-file`,
      };
    });
}

function picturesBeside(kind: ContentKindName, path: string): readonly string[] {
  return (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
    .filter(([other, beside]) => other !== kind && beside.path === path && beside.extension === '.jpg')
    .flatMap(([, { extension = '', otherExtensions = [] }]) => [extension, ...otherExtensions]);
}
