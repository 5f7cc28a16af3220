import type { EntryFolder } from 'open-local-business/schemas';
import { capitalize } from 'open-local-business/schemas';
import { type FieldSchema, shapeOf } from './field-schema.ts';

/** A form field in the configuration format of Sveltia CMS (and Decap CMS). */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly [option: string]: unknown;
}

/** Form fields for all properties of a file. */
export function describeFields({ properties = {}, required = [] }: FieldSchema): CmsField[] {
  return Object.entries(properties).map(([name, schema]) => describeField(name, schema, required.includes(name)));
}

function describeField(name: string, schema: FieldSchema, isRequired: boolean): CmsField {
  const hint = hintOf(schema);
  return {
    name,
    label: labelOf(name),
    ...(hint !== undefined && { hint }),
    required: isRequired,
    ...describeWidget(name, shapeOf(schema), isRequired),
  };
}

interface Widget {
  readonly widget: string;
  readonly [option: string]: unknown;
}

function describeWidget(name: string, schema: FieldSchema, isRequired: boolean): Widget {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...pick({ min: schema.minimum, max: schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum }),
      };
    case 'boolean':
      // A toggle has two states; an optional boolean needs a third one.
      return isRequired || schema.default !== undefined
        ? { widget: 'boolean', required: false, ...pick({ default: schema.default }) }
        : { widget: 'select', options: yesAndNo };
    case 'array':
      return describeList(name, schema);
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: describeFields(schema) };
    case 'string':
      return describeText(name, schema);
    default:
      throw new Error(`The web editor has no form for the field ${name}. Add one in src/editor/cms/fields.ts.`);
  }
}

const yesAndNo = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

function describeList(name: string, schema: FieldSchema): Widget {
  const items = shapeOf(schema.items ?? {});
  const sizes = pick({ min: schema.minItems, max: schema.maxItems });
  const list = { widget: 'list', label_singular: singularOf(labelOf(name)), ...sizes };
  if (items.type === 'object') return { ...list, collapsed: 'auto', fields: describeFields(items) };
  if (items.enum !== undefined || items.names !== undefined) {
    return { ...describeText(name, items), multiple: true, ...sizes };
  }
  const hint = hintOf(items);
  const line = { name: 'line', label: singularOf(labelOf(name)), ...(hint !== undefined && { hint }) };
  return { ...list, field: { ...line, ...describeWidget(name, items, true) } };
}

function describeText(name: string, schema: FieldSchema): Widget {
  const { names, format, pattern, advice, minLength, maxLength } = schema;
  if (schema.enum !== undefined)
    return { widget: 'select', options: schema.enum, ...pick({ default: schema.default }) };
  if (names !== undefined) return { widget: 'relation', collection: names, ...relations[names] };
  if (pattern === COLOUR) return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  const sizes = pick({ minlength: minLength === 1 ? undefined : minLength, maxlength: maxLength });
  if (format === 'email') return { widget: 'string', type: 'email', ...sizes };
  if (format === 'uri') return { widget: 'string', type: 'url', ...sizes };
  const form = pick({ pattern: pattern && [pattern, sentenceOf(advice ?? 'is not valid')] });
  return { widget: longTexts.has(name) ? 'text' : 'string', ...sizes, ...form };
}

/** Template of the label in a relation field, by folder; the stored value is the file name. */
const relations: Readonly<Record<EntryFolder, object>> = {
  services: { value_field: '{{slug}}', display_fields: ['name'], search_fields: ['name'] },
  places: { value_field: '{{slug}}', display_fields: ['name'], search_fields: ['name'] },
  pages: { value_field: '{{slug}}', display_fields: ['title'], search_fields: ['title'] },
  drawings: { value_field: '{{slug}}', display_fields: ['{{slug}}'] },
  photos: { value_field: '{{slug}}', display_fields: ['{{slug}}', 'alt'], search_fields: ['alt'] },
};

/** Pattern that marks a colour in the schema. */
const COLOUR = '^#[0-9a-fA-F]{6}$';

/** Fields with multi-line text. */
const longTexts: ReadonlySet<string> = new Set([
  'summary',
  'description',
  'lead',
  'priceNote',
  'answer',
  'advice',
  'text',
  'note',
  'notes',
  'notice',
  'disclosure',
  'attribution',
  'caption',
  'deposit',
  'payment',
  'financing',
  'quotation',
]);

/** The description of a field, with an example if it adds to it. */
function hintOf({ description, examples, type }: FieldSchema): string | undefined {
  const [example] = examples ?? [];
  const isShown = typeof example === 'string' && type === 'string';
  const words = [description, isShown ? `For example: ${example}${/[.?!]$/.test(example) ? '' : '.'}` : undefined];
  const hint = words.filter((part) => part !== undefined).join(' ');
  // The editor renders hints as Markdown with HTML.
  return hint === '' ? undefined : hint.replaceAll('<', '&lt;');
}

/** Label for a field name: `startingPrice` becomes "Starting price". */
export function labelOf(name: string): string {
  const words = name
    .replace('OAuth', 'Oauth')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\b(?:ai|api|url)\b/, (word) => word.toUpperCase())
    .replace('oauth', 'OAuth')
    .replace(/^faqs$/, 'questions')
    .replace(/^alt$/, 'what it shows')
    .replace(/^dont$/, 'do not');
  return capitalize(words);
}

function singularOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
}

/** Turns "must be a date" into a full sentence. */
function sentenceOf(advice: string): string {
  return `It ${advice}${advice.endsWith('.') ? '' : '.'}`;
}

function pick(options: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
