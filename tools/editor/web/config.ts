import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { ContentLocality } from 'open-local-business/schemas';
import { contentKinds } from 'open-local-business/schemas';
import { LANGUAGE_FIELD, PICTURE_FIELD, READ_FIELD, SOURCE_FIELD } from './entry-file.ts';
import { describeFields } from './form-fields.ts';
import { type ContentForm, listForms } from './forms.ts';

/** The content repository of the web editor: what the page reads from `settings.json`. */
export interface CmsSettings {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly branch: string;
  /** Whether changes are drafts first: pull requests, which are published from the editor or on GitHub. */
  readonly hasDrafts: boolean;
  /** Path of the content folder in the repository. */
  readonly contentDirectory: string;
  /** Country and languages of the business. */
  readonly locality: ContentLocality;
  /** The site's languages: "en", "fr". The first language's files are in the content folder, others' in their own. */
  readonly languages: readonly string[];
}

/**
 * Makes the configuration of Sveltia CMS, with a form for every kind of content file, generated from the validation
 * schemas.
 */
export function describeConfig(settings: CmsSettings): CmsConfig {
  const { repository, branch, hasDrafts, contentDirectory, locality, languages } = settings;
  const forms = listForms(locality, languages);
  const isTranslated = languages.length > 1;
  return {
    load_config_file: false,
    backend: { name: 'github', repo: repository, branch, auth_methods: ['token'], squash_merges: true },
    publish_mode: hasDrafts ? 'editorial_workflow' : 'simple',
    media_folder: `${contentDirectory}/${contentKinds.photos.path}`,
    media_libraries: { all: { slugify_filename: true }, stock_assets: { providers: [] } },
    asset_collections: [
      { name: 'fonts', label: 'Typefaces', media_folder: `${contentDirectory}/${contentKinds.fonts.path}` },
      { name: 'files', label: 'Files and proofs', media_folder: `${contentDirectory}/${contentKinds.files.path}` },
    ],
    app_title: 'Content',
    output: { omit_empty_optional_fields: true },
    // The host adds the preview's address to the commit.
    show_preview_links: hasDrafts,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    ...(isTranslated && {
      i18n: { structure: 'multiple_folders', locales: [...languages], omit_default_locale_from_file_path: true },
    }),
    collections: [
      {
        name: 'files',
        label: 'Facts and settings',
        ...(isTranslated && { i18n: true }),
        files: forms.filter(({ isFolder }) => !isFolder).map((form) => describeFile(form, contentDirectory)),
      },
      ...forms.filter(({ isFolder }) => isFolder).map((form) => describeFolder(form, contentDirectory)),
    ],
  };
}

/** Path of the page at which the preview of a draft opens. */
const HOME = '/';

function describeFile(form: ContentForm, directory: string): CollectionFile {
  const { kind, label, format } = form;
  const file = pathOf(form, directory);
  return {
    name: kind,
    label,
    file,
    format,
    preview_path: HOME,
    ...describeLanguages(form),
    fields: describeForm(form),
  };
}

/** Returns the path of a form's file or folder, with a placeholder for the folder of a further language. */
function pathOf({ path, languages }: ContentForm, directory: string): string {
  return [directory, ...(languages.length > 1 ? ['{{locale}}'] : []), path].join('/');
}

/**
 * Describes the languages of a form. A new entry starts in all languages if each has sentences, otherwise in the first;
 * editors can change that.
 */
function describeLanguages({ languages, schema, sentences, isIndependent }: ContentForm) {
  if (languages.length === 1) return {};
  const isTranslated = !isIndependent && schema.required?.some((name) => sentences?.properties?.[name] !== undefined);
  return { i18n: { initial_locales: isTranslated ? 'all' : 'default' } } as const;
}

function describeFolder(form: ContentForm, directory: string): Collection {
  const { kind, label, singular, extension, format, schema, hasPicture } = form;
  // An image and its YAML file share the uploaded image's name.
  const title = hasPicture ? PICTURE_FIELD : ['title', 'name'].find((name) => schema.properties?.[name]);
  const elsewhere = form.isIndependent ? ' Change news that is not in the first language in its file.' : '';
  return {
    name: kind,
    label,
    label_singular: singular,
    description: schema.description && schema.description + elsewhere,
    folder: pathOf(form, directory),
    extension,
    format,
    preview_path: HOME,
    identifier_field: title ?? 'body',
    summary: title === undefined || title === PICTURE_FIELD ? '{{slug}}' : `{{${title}}}`,
    slug: {
      ...(title !== undefined && { template: `{{fields.${title}}}` }),
      editable: ['create'],
      hint: 'The name of the file and, if it has a page, the end of its address. It cannot be changed later.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'Write lower-case letters, digits and single hyphens.'],
    },
    ...describeLanguages(form),
    fields: describeForm(form),
  };
}

function describeForm({
  content,
  schema,
  sentences,
  extension,
  hasPicture,
  languages,
  isIndependent,
}: ContentForm): Field[] {
  const inEach = languages.length > 1 && { i18n: true };
  const text = { name: 'body', widget: 'text', ...inEach };
  if (content === 'text') {
    return [{ ...text, label: `The file, as ${extension.toUpperCase()}`, hint: schema.description ?? '' }];
  }
  const prose = {
    name: 'body',
    label: 'Text of the page',
    hint: 'Markdown. Write facts in braces: {telephone}.',
    widget: 'markdown',
    modes: ['rich_text', 'raw'],
    // An image needs a YAML file, which only the form for photographs writes, so the toolbar has no image button.
    editor_components: [],
    required: false,
    ...inEach,
  };
  const hidden = [
    { name: LANGUAGE_FIELD, widget: 'hidden', default: '{{locale}}', i18n: true },
    // A field without the option is not copied into a new translation.
    { name: SOURCE_FIELD, widget: 'hidden' },
    ...(isIndependent ? [{ name: READ_FIELD, widget: 'hidden', i18n: 'duplicate' } as const] : []),
  ];
  const picture = {
    name: PICTURE_FIELD,
    label: 'Picture',
    hint: 'For a new photograph: JPEG, PNG, WebP or AVIF, at least 800 pixels wide. Both files get its name.',
    widget: 'image',
    required: false,
    choose_url: false,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  };
  return [
    ...(hasPicture ? [picture] : []),
    ...describeFields(schema, sentences),
    ...(content === 'prose' ? [prose] : []),
    ...(inEach ? hidden : []),
  ];
}
