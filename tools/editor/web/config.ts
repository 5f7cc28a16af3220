import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { ContentLocality } from 'open-local-business/schemas';
import { contentKinds } from 'open-local-business/schemas';
import { PICTURE } from './entry-file.ts';
import { describeFields } from './fields.ts';
import { type ContentForm, listForms } from './forms.ts';

/** The content repository of the web editor: what the page reads from `settings.json`. */
export interface CmsSettings {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly branch: string;
  /** Whether what is saved is a draft first: a pull request, which is published from the editor or on GitHub. */
  readonly hasDrafts: boolean;
  /** Path of the content folder in the repository. */
  readonly contentDirectory: string;
  /** Country and languages of the business. */
  readonly locality: ContentLocality;
}

/** Configuration of Sveltia CMS, with a form for every kind of content file, generated from the validation schemas. */
export function describeConfig({ repository, branch, hasDrafts, contentDirectory, locality }: CmsSettings): CmsConfig {
  const forms = listForms(locality);
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
    // Where a draft is shown, the host says at the commit.
    show_preview_links: hasDrafts,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    collections: [
      {
        name: 'files',
        label: 'Facts and settings',
        files: forms.filter(({ isFolder }) => !isFolder).map((form) => describeFile(form, contentDirectory)),
      },
      ...forms.filter(({ isFolder }) => isFolder).map((form) => describeFolder(form, contentDirectory)),
    ],
  };
}

/** Which page of its preview a draft is looked at from. */
const HOME = '/';

function describeFile(form: ContentForm, directory: string): CollectionFile {
  const { kind, label, path, format } = form;
  return { name: kind, label, file: `${directory}/${path}`, format, preview_path: HOME, fields: describeForm(form) };
}

function describeFolder(form: ContentForm, directory: string): Collection {
  const { kind, label, singular, path, extension, format, schema, hasPicture } = form;
  // An image and its YAML file share a name: that of the uploaded image.
  const title = hasPicture ? PICTURE : ['title', 'name'].find((name) => schema.properties?.[name]);
  return {
    name: kind,
    label,
    label_singular: singular,
    description: schema.description,
    folder: `${directory}/${path}`,
    extension,
    format,
    preview_path: HOME,
    identifier_field: title ?? 'body',
    summary: title === undefined || title === PICTURE ? '{{slug}}' : `{{${title}}}`,
    slug: {
      ...(title !== undefined && { template: `{{fields.${title}}}` }),
      editable: ['create'],
      hint: 'The name of the file and, where it has a page, the end of its address. It stays once it is saved.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'Write lower-case letters, digits and single hyphens.'],
    },
    fields: describeForm(form),
  };
}

function describeForm({ content, schema, extension, hasPicture }: ContentForm): Field[] {
  const text = { name: 'body', widget: 'text' };
  if (content === 'text') {
    return [{ ...text, label: `The file, as ${extension.toUpperCase()}`, hint: schema.description ?? '' }];
  }
  const prose = {
    name: 'body',
    label: 'Text of the page',
    hint: 'Markdown. Facts stand in braces: {telephone}.',
    widget: 'markdown',
    modes: ['rich_text', 'raw'],
    // An image needs a YAML file, which only the form for photographs writes, so the toolbar has no image button.
    editor_components: [],
    required: false,
  };
  const picture = {
    name: PICTURE,
    label: 'Picture',
    hint: 'For a new photograph: JPEG, PNG, WebP or AVIF, at least 800 pixels wide. Both files get its name.',
    widget: 'image',
    required: false,
    choose_url: false,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  };
  return [...(hasPicture ? [picture] : []), ...describeFields(schema), ...(content === 'prose' ? [prose] : [])];
}
