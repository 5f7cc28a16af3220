import type { EntryFolder, FileSchema } from 'open-local-business/schemas';

/** A form field in the configuration format of Sveltia CMS (and Decap CMS). */
export interface CmsField extends Widget {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

interface Widget {
  readonly widget: string;
  readonly required?: boolean;
  readonly [option: string]: unknown;
}

/** Makes the form fields for all properties of a file. Every language has those that are among its `sentences`. */
export function describeFields({ properties = {}, required = [] }: FileSchema, sentences?: FileSchema): CmsField[] {
  return Object.entries(properties).map(([name, schema]) => {
    const words = sentences?.properties?.[name];
    return {
      name,
      label: labelOf(name),
      hint: hintOf(schema),
      required: required.includes(name),
      ...(words && { i18n: true }),
      ...describeWidget(name, shapeOf(schema), required.includes(name), words),
    };
  });
}

/** Returns the schema of a form: the list in "one value or a list", otherwise the first alternative; never `null`. */
function shapeOf(schema: FileSchema): FileSchema & { readonly type?: string } {
  const { type, anyOf = [] } = schema;
  const shape = anyOf.find((option) => option.type === 'array') ?? anyOf[0] ?? {};
  return { ...schema, ...shape, ...(Array.isArray(type) && { type: type[0] }) } as FileSchema & { type?: string };
}

function describeWidget(
  name: string,
  schema: ReturnType<typeof shapeOf>,
  isRequired: boolean,
  words?: FileSchema,
): Widget {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        min: schema.minimum,
        max: schema.maximum,
      };
    case 'boolean':
      // A toggle has two states; an optional boolean needs a third one.
      return isRequired ? { widget: 'boolean', required: false } : { widget: 'select', options: yesAndNo };
    case 'array':
      return describeList(name, schema, words);
    case 'object':
      // Texts by language have no fixed fields.
      if (schema.properties === undefined) return { widget: 'keyvalue' };
      return { widget: 'object', collapsed: 'auto', fields: describeFields(schema, words) };
    case 'string':
      return describeText(schema);
    default:
      throw new Error(`The web editor has no form for the field ${name}. Add one in tools/editor/web/form-fields.ts.`);
  }
}

const yesAndNo = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

function describeList(name: string, schema: FileSchema, words?: FileSchema): Widget {
  const items = shapeOf(schema.items ?? {});
  const singular = singularOf(labelOf(name));
  const sizes = { min: schema.minItems, max: schema.maxItems };
  const list = { widget: 'list', label_singular: singular, ...sizes };
  if (items.type === 'object') {
    const fields = describeFields(items, words?.items);
    // If items have facts too, their order is a fact: they are added, moved and removed in all languages at once.
    const isShared = words !== undefined && fields.some(({ i18n }) => i18n === undefined);
    return { ...list, collapsed: 'auto', fields, ...(isShared && { i18n: 'duplicate' }) };
  }
  if (items.enum !== undefined || items.entriesOf !== undefined) {
    return { ...describeText(items), multiple: true, ...sizes };
  }
  const line = { name: 'line', label: singular, hint: hintOf(items) };
  return { ...list, field: { ...line, ...(words && { i18n: true }), ...describeWidget(name, items, true) } };
}

function describeText({ entriesOf, enum: options, pattern, format, isMultiline, maxLength }: FileSchema): Widget {
  if (options !== undefined) return { widget: 'select', options };
  if (entriesOf !== undefined) return { widget: 'relation', collection: entriesOf, ...relations[entriesOf] };
  if (pattern === COLOUR) return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  if (isMultiline) return { widget: 'text', maxlength: maxLength };
  return { widget: 'string', type: inputTypes[format ?? ''], maxlength: maxLength };
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', uri: 'url' };

/** Label template in a relation field, by folder; the stored value is the file name. */
const relations: Readonly<Record<EntryFolder, object>> = {
  services: { value_field: '{{slug}}', display_fields: ['name'], search_fields: ['name'] },
  places: { value_field: '{{slug}}', display_fields: ['name'], search_fields: ['name'] },
  pages: { value_field: '{{slug}}', display_fields: ['title'], search_fields: ['title'] },
  drawings: { value_field: '{{slug}}', display_fields: ['{{slug}}'] },
  photos: { value_field: '{{slug}}', display_fields: ['{{slug}}', 'alt'], search_fields: ['alt'] },
};

/** Pattern that marks a colour in the schema. */
const COLOUR = '^#[0-9a-fA-F]{6}$';

/** Returns a field's hint: its description, an example if it helps, and its default. */
function hintOf({ description = '', examples: [example] = [], default: value, type }: FileSchema): string {
  const shown = typeof example === 'string' && type === 'string' ? `For example: ${example}` : '';
  const byDefault = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const words = [description, shown, ['string', 'number'].includes(typeof byDefault) ? `Left empty: ${byDefault}` : ''];
  const sentences = words.filter((part) => part !== '').map((part) => (/[.?!]$/.test(part) ? part : `${part}.`));
  // The editor renders hints as Markdown with HTML.
  return sentences.join(' ').replaceAll('<', '&lt;');
}

/**
 * Makes a field's label from its name.
 *
 * @example labelOf('startingPrice') // 'Starting price'
 */
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
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Makes the singular of a label.
 *
 * @example singularOf('Categories') // 'Category'
 */
export function singularOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
}
