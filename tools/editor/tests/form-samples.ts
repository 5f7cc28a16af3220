import { parse } from 'yaml';
import type { Site } from '../../../src/business/site.ts';
import { FRONT_MATTER } from '../../../src/content/read/text/front-matter.ts';
import type { EntryFolder } from '../../../src/schemas/fields.ts';
import { type FieldSchema, shapeOf } from '../web/field-schema.ts';
import type { ContentForm } from '../web/forms.ts';

type Path = readonly (string | number)[];
type Values = Record<string, unknown>;

/** A change of one field that any content of a kind can take. */
export interface Change {
  /** Where the field is in the form. */
  readonly path: Path;
  readonly schema: FieldSchema;
  readonly value: string;
  /** What the file says then. */
  readonly result: unknown;
  /** How many characters of the file it changes at most. */
  readonly length: number;
}

/** What a file says: its fields, its text where it has none, or its items below the name its form has for them. */
export function readData({ content, list }: ContentForm, text: string): unknown {
  if (content === 'text') return text;
  const data = parse(content === 'fields' ? text : (FRONT_MATTER.exec(text)?.[1] ?? ''));
  return list === undefined ? data : { [list]: data };
}

/** Lets a sentence end otherwise, adds a word where there is none yet, or an end of a line where there are no fields. */
export function chooseChange(form: ContentForm, text: string): Change {
  if (form.content === 'text') {
    const value = text.trimEnd().replace(/[<}][^<}]*$/, '\n$&');
    return { path: ['body'], schema: { type: 'string' }, value, result: `${value}\n`, length: 1 };
  }
  const data = readData(form, text) as Values;
  // One price stands alone.
  const texts = [...listTexts(form.schema, data, [])].filter(({ path }) => path.at(-1) !== 'onRequest');
  const sentence = texts.findLast(({ path, old }) => old !== undefined && SENTENCES.test(String(path.at(-1))));
  const found = sentence ?? texts.find(({ old }) => old === undefined) ?? texts[0];
  if (found === undefined) return chooseExample(form, data);
  const { path, schema, old } = found;
  const value = old === undefined ? 'Changed' : old.replace(/\.?$/, '!');
  const result = structuredClone(data);
  const group = path.slice(0, -1).reduce<Values>((at, key) => at[key] as Values, result);
  group[String(path.at(-1))] = value;
  // Folded text has an end of a line and an indentation where the value has a space.
  return { path, schema, value, result, length: 2 * (old ?? '').length };
}

/** Where no field takes any text, the first whose example is not what stands there takes that. */
function chooseExample({ kind, schema }: ContentForm, data: Values): Change {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const [example] = shapeOf(part).examples ?? [];
    const old = data[name];
    if (typeof example !== 'string' || typeof old !== 'string' || example === old) continue;
    const length = old.length + example.length;
    return { path: [name], schema: part, value: example, result: { ...data, [name]: example }, length };
  }
  throw new Error(`${kind} has no text to change.`);
}

const SENTENCES = /^(?:attribution|description|note|status|text|alt)$/;

interface FoundText {
  readonly path: Path;
  readonly schema: FieldSchema;
  readonly old: string | undefined;
}

/** Every field for text of no certain form, filled in or not. */
function* listTexts(schema: FieldSchema, data: unknown, path: Path): Iterable<FoundText> {
  const shape = shapeOf(schema);
  if (shape.type === 'object' && typeof data === 'object' && data !== null) {
    for (const [name, part] of Object.entries(shape.properties ?? {})) {
      yield* listTexts(part, (data as Values)[name], [...path, name]);
    }
  } else if (shape.type === 'array' && Array.isArray(data)) {
    yield* listTexts(shape.items ?? {}, data[0], [...path, 0]);
  } else if (isFreeText(shape) && typeof path.at(-1) === 'string' && ['string', 'undefined'].includes(typeof data)) {
    yield { path, schema, old: data as string | undefined };
  }
}

function isFreeText({ type, enum: choices, pattern, names, format }: FieldSchema): boolean {
  return type === 'string' && (choices ?? pattern ?? names ?? format) === undefined;
}

/** What a new entry says, named Noëlville: what must be there, as its schema shows it, where the business can go. */
export function sampleValues({ kind, content, schema }: ContentForm, site: Site): Values {
  if (content === 'text') {
    return { body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L10 10"/></svg>' };
  }
  const values = sampleOf(schema, site) as Values;
  const title = ['title', 'name'].find((name) => schema.properties?.[name] !== undefined);
  const named = { ...values, ...(title !== undefined && { [title]: 'Noëlville' }) };
  // A price is one of three fields, so none of them must be there.
  if (kind === 'services') return { ...named, startingPrice: 189 };
  if (kind !== 'places') return named;
  const { latitude, longitude } = site.places[0] ?? site.business.geo;
  return { ...named, municipality: 'Noëlville', latitude, longitude: Number((longitude + 0.01).toFixed(4)) };
}

function sampleOf(schema: FieldSchema, site: Site): unknown {
  const { properties = {}, required = [], examples, items, type, enum: choices, names } = shapeOf(schema);
  if (type === 'object') {
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, site)]));
  }
  if (names !== undefined) return entriesOf(site)[names][0];
  if (type === 'array') return examples?.[0] ?? [sampleOf(items ?? {}, site)];
  return examples?.[0] ?? choices?.[0] ?? (type === 'string' ? 'A sentence about it.' : 10);
}

function entriesOf({
  services,
  places,
  pages,
  drawings,
  photos,
}: Site): Readonly<Record<EntryFolder, readonly string[]>> {
  return {
    services: services.map(({ id }) => id),
    places: places.map(({ slug }) => slug),
    pages: Object.keys(pages),
    drawings: Object.keys(drawings),
    photos: photos.map(({ name }) => name),
  };
}

/** How many characters at the beginning and at the end of a text are as they were. */
export function countKept(before: string, after: string): number {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return head + tail;
}
