import { stringify } from 'yaml';
import type * as z from 'zod';
import { type ContentKind, contentKinds } from '../content/judge/content-kinds.ts';

/** A field as Sveltia CMS (and Decap CMS, whose format it reads) describes it. */
interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly [option: string]: unknown;
}

/** Where the editor finds and keeps the content. */
export interface CmsSettings {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly branch: string;
  /** Path of the content folder in the repository. */
  readonly contentDirectory: string;
}

const folders = {
  services: ['Services', 'Service'],
  places: ['Places', 'Place'],
  pages: ['Pages', 'Page'],
  news: ['News', 'News item'],
} as const;
const files = {
  business: 'The business',
  policy: 'What robots may do',
  regions: 'Province and regions',
  navigation: 'Menus',
} as const;

/** `config.yml` of the web editor, with a form for every kind of content file, made from the schemas that judge it. */
export function writeCmsConfig({ repository, branch, contentDirectory }: CmsSettings): string {
  const config = {
    backend: { name: 'github', repo: repository, branch },
    media_folder: `${contentDirectory}/pictures`,
    collections: [
      {
        name: 'facts',
        label: 'Facts',
        files: Object.entries(files).map(([kind, label]) => ({
          name: kind,
          label,
          file: `${contentDirectory}/${contentKinds[kind as keyof typeof files].path}`,
          format: 'yaml',
          fields: describeFields(contentKinds[kind as keyof typeof files].schema),
        })),
      },
      ...Object.entries(folders).map(([kind, [label, singular]]) =>
        describeFolder(contentKinds[kind as keyof typeof folders], label, singular, contentDirectory),
      ),
    ],
  };
  return `# Written by npm run admin from the schemas of the content; do not edit.\n${stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}

function describeFolder({ path, extension, schema }: ContentKind, label: string, singular: string, directory: string) {
  const isProse = extension === '.mdx';
  const isTitled = path === 'pages' || path === 'news';
  const body: CmsField = { name: 'body', label: 'Text of the page', widget: 'markdown', required: false };
  return {
    name: path,
    label,
    label_singular: singular,
    folder: `${directory}/${path}`,
    extension: extension?.slice(1),
    format: isProse ? 'yaml-frontmatter' : 'yaml',
    create: path !== 'pages',
    delete: path !== 'pages',
    identifier_field: isTitled ? 'title' : 'name',
    slug: isTitled ? '{{fields.title}}' : '{{fields.name}}',
    fields: [...describeFields(schema), ...(isProse ? [body] : [])],
  };
}

function describeFields(schema: z.core.$ZodType): CmsField[] {
  const { def } = coreOf(schema).core._zod;
  if (def.type !== 'object') throw new Error(`A form needs an object schema, not ${def.type}.`);
  return Object.entries(def.shape).map(([name, field]) => describeField(name, field));
}

function describeField(name: string, schema: z.core.$ZodType): CmsField {
  const { core, isOptional, description } = coreOf(schema);
  const common = {
    name,
    label: labelOf(name),
    ...(description === undefined ? {} : { hint: description }),
    ...(isOptional ? { required: false } : {}),
  };
  return { ...common, ...widgetOf(name, core) };
}

function widgetOf(
  name: string,
  core: z.core.$ZodTypes,
): { readonly widget: string; readonly [option: string]: unknown } {
  const { def } = core._zod;
  switch (def.type) {
    case 'number':
      return { widget: 'number', value_type: 'format' in def ? 'int' : 'float' };
    case 'boolean':
      return { widget: 'boolean' };
    case 'enum':
      return { widget: 'select', options: Object.values(def.entries) };
    case 'object':
      return { widget: 'object', collapsed: true, fields: describeFields(core) };
    case 'array': {
      const item = coreOf(def.element).core;
      if (item._zod.def.type === 'object') return { widget: 'list', collapsed: true, fields: describeFields(item) };
      if (item._zod.def.type === 'enum') return { ...widgetOf(name, item), multiple: true };
      return { widget: 'list', field: { ...describeField('item', def.element), label: labelOf(name) } };
    }
    case 'string':
      return (core._zod.def as { format?: string }).format === 'date'
        ? { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false, picker_utc: true }
        : { widget: longTexts.has(name) ? 'text' : 'string' };
    case 'union':
      return { widget: 'string' };
    default:
      throw new Error(
        `The web editor has no form for the field ${name} (${def.type}). Add one in src/editor/cms-config.ts.`,
      );
  }
}

const longTexts = new Set([
  'summary',
  'description',
  'lead',
  'priceNote',
  'answer',
  'text',
  'note',
  'notes',
  'notice',
  'disclosure',
  'attribution',
]);

/** A schema without what only says that it may be missing. */
function coreOf(schema: z.core.$ZodType): {
  readonly core: z.core.$ZodTypes;
  readonly isOptional: boolean;
  readonly description: string | undefined;
} {
  const type = schema as z.core.$ZodTypes;
  const { description } = (schema as z.ZodType).meta() ?? {};
  const { def } = type._zod;
  if (def.type !== 'optional' && def.type !== 'default' && def.type !== 'nullable') {
    return { core: type, isOptional: false, description };
  }
  const inner = coreOf(def.innerType);
  return { core: inner.core, isOptional: true, description: description ?? inner.description };
}

/** `startingPriceCad` as people read it: "Starting price cad". */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
