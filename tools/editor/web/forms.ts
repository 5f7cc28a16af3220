import {
  type ContentKind,
  type ContentKindName,
  type ContentLocality,
  contentKinds,
  type FileSchema,
  toFileSchema,
} from 'open-local-business/schemas';
import { labelOf, singularOf } from './form-fields.ts';
import { toTranslationSchema } from './translation-schema.ts';

/** Form of the web editor for a kind of content file. */
export interface ContentForm {
  readonly kind: ContentKindName;
  /** Path of the file or its folder, below the content folder. */
  readonly path: string;
  /** File extension without the dot. */
  readonly extension: string;
  /** Whether each entry is a separate file that can be created and deleted. */
  readonly isFolder: boolean;
  readonly label: string;
  readonly singular: string;
  /** Name of the only field, if the file is a bare list. */
  readonly list: string | undefined;
  /** Content of a file: fields, front matter with prose, or plain text. */
  readonly content: 'fields' | 'prose' | 'text';
  readonly schema: FileSchema;
  /** The part of the schema for sentences, if each language of the site has them in its own file. */
  readonly sentences: FileSchema | undefined;
  /** Languages of the files: all of the site's if the files have sentences, otherwise the first, without a folder. */
  readonly languages: readonly string[];
  /** Whether a further language may have files that the first does not have. */
  readonly isIndependent: boolean;
  /** Country and languages that the files are validated with. */
  readonly locality: ContentLocality;
  /** Whether each file has a picture of the same name beside it. */
  readonly hasPicture: boolean;
  /** Format name under which the parser and formatter are registered. */
  readonly format: string;
}

/** Labels for content kinds whose names are not clear enough. */
const labels: Readonly<Partial<Record<ContentKindName, string>>> = {
  business: 'The business',
  policy: 'What robots and other sites may do',
  regions: 'Regions and known names',
  navigation: 'Menus',
  redirects: 'Old addresses',
  brand: 'Look and colours',
  placeNames: 'Nearby place names',
  outline: 'Outline of the map',
  photos: 'Photographs',
};

/** Kinds without a form: records that nobody edits, and files that are uploaded unchanged. */
const kindsWithoutForm: ReadonlySet<ContentKindName> = new Set([
  ...(['priceHistory', 'published', 'translations'] as const),
  ...(['photoImages', 'fonts', 'fontLicences', 'files'] as const),
]);

/** Generates the forms from the table of kinds and their schemas. */
export function listForms(locality: ContentLocality, languages: readonly string[]): ContentForm[] {
  return (Object.entries(contentKinds) as [ContentKindName, ContentKind][])
    .filter(([kind]) => !kindsWithoutForm.has(kind))
    .map(([kind, { path, extension }]) => {
      const label = labels[kind] ?? labelOf(kind);
      const ending = (extension ?? /\.\w+$/.exec(path)?.[0] ?? '').slice(1);
      const schema = toFileSchema(kind, locality);
      const sentences = languages.length > 1 ? toTranslationSchema(kind, locality) : undefined;
      const isList = schema.type === 'array';
      return {
        kind,
        path,
        extension: ending,
        isFolder: extension !== undefined,
        label,
        singular: kind === 'news' ? 'News item' : singularOf(label),
        content: contentOf(ending),
        list: isList ? kind : undefined,
        schema: isList ? { type: 'object', properties: { [kind]: schema } } : schema,
        sentences,
        languages: languages.slice(0, hasSentences(ending, sentences) ? languages.length : 1),
        isIndependent: sentences !== undefined && kind === 'news',
        locality,
        hasPicture: path === contentKinds.photoImages.path,
        // The editor recognizes front matter by the suffix in the format's name.
        format: ending === 'mdx' ? `${kind}-frontmatter` : `${kind}-file`,
      };
    });
}

/** Whether files of a kind have sentences; a drawing has its own in its text. */
function hasSentences(ending: string, sentences: FileSchema | undefined): boolean {
  return sentences !== undefined || ending === 'svg';
}

function contentOf(ending: string): ContentForm['content'] {
  if (ending === 'mdx') return 'prose';
  return ending === 'yaml' ? 'fields' : 'text';
}
