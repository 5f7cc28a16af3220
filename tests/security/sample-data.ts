import * as z from 'zod';
import { sampleCountry } from '../../src/countries/countries.ts';
import { countryFields } from '../../src/schemas/country-fields.ts';
import { type EntryFolder, keywords } from '../../src/schemas/fields.ts';

/** Where a value stands in the data of a file. */
export type Path = readonly (string | number)[];

/** A string in the data of a file, and the schema that validates it. */
interface StringField {
  readonly path: Path;
  /** The place of the path in the schema, as `stringPlaces` has it. */
  readonly place: string;
  readonly schema: z.core.$ZodType;
  readonly value: string;
}

/** Names of existing entries, for the fields that refer to one. */
export type Entries = Readonly<Record<EntryFolder, readonly string[]>>;

type Fields = Record<string, unknown>;

/** What samples of a file are made of: the entries it may name, and a word of its own, so that no two are alike. */
interface SampleContext {
  readonly entries: Entries;
  readonly word: string;
}

/**
 * Data in which every text is said that a schema lets a file say, and every group and list of texts: what is missing is
 * made up, so that a new field is there by itself. What takes only certain words, such as a slug or a date, stays out.
 */
export function completeData(schema: z.core.$ZodType, data: unknown, context: SampleContext): unknown {
  // Null is said of a field that another one rules out.
  if (data === null) return undefined;
  const { def } = core(schema)._zod;
  if (def.type === 'object') {
    const given = (data ?? {}) as Fields;
    const fields = Object.entries(def.shape).map(([name, field]) => [
      name,
      completeData(field, given[name], { ...context, word: `${context.word} ${name}` }),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (def.type === 'array') {
    const item = z.optional(def.element);
    const list = Array.isArray(data) && data.length > 0 ? data : [undefined];
    const items = list
      .map((given) => completeData(given === undefined ? item : def.element, given, context))
      .filter((one) => one !== undefined);
    // A list of choices that may not be empty stays out like the choices.
    return items.length > 0 || z.safeParse(schema as z.ZodType, items).success ? items : undefined;
  }
  if (def.type === 'record' && data !== undefined) {
    const fields = Object.entries(data as Fields);
    return Object.fromEntries(fields.map(([key, value]) => [key, completeData(def.valueType, value, context)]));
  }
  return data ?? sampleOf(schema, context);
}

function sampleOf(schema: z.core.$ZodType, { entries, word }: SampleContext): unknown {
  const layers = layersOf(schema);
  const folder = layers.map((layer) => keywords.get(layer)?.entriesOf).find((found) => found !== undefined);
  if (folder !== undefined) return entries[folder][0];
  if (isLocal(schema)) return layers.length > 1 ? undefined : sampleCountry.postalCode.examples.area;
  const type = core(schema);
  const [example] = layers.flatMap((layer) => (z.globalRegistry.get(layer)?.examples ?? []) as unknown[]);
  const text = `A sample of ${word}`.slice(0, 39);
  if (type._zod.def.type === 'string' && z.safeParse(schema as z.ZodType, text).success) return text;
  const isAddress =
    type._zod.def.type === 'string' && z.safeParse(schema as z.ZodType, 'https://www.example.com/').success;
  const mayBeMissing = layers.length > 1;
  return mayBeMissing && !isAddress ? undefined : (example ?? plainValueOf(type));
}

/** Some value that a schema without examples takes. */
function plainValueOf({ _zod: { def } }: z.core.$ZodTypes): unknown {
  switch (def.type) {
    case 'number':
      return 10;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'union':
      return plainValueOf(core(def.options[0] as z.core.$ZodType));
    case 'string':
    case 'record':
      return undefined;
    default:
      throw new Error(`There is no sample of a schema of type ${def.type}. Say in tests/security what one is.`);
  }
}

/** Every string in data that its schema knows. */
export function* stringsIn(
  schema: z.core.$ZodType,
  data: unknown,
  path: Path = [],
  place: Path = [],
): Iterable<StringField> {
  if (typeof data === 'string') yield { path, place: place.join('.'), schema, value: data };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const inner = schemaOf(schema, data, key);
    if (inner === undefined) throw new Error(`${[...path, key].join('.')} has no schema.`);
    yield* stringsIn(inner.schema, value, [...path, Array.isArray(data) ? Number(key) : key], [...place, inner.step]);
  }
}

/** The schema of what an object or a list holds by a key, and the step to it in the schema. */
function schemaOf(
  schema: z.core.$ZodType,
  data: object,
  key: string,
): { readonly schema: z.core.$ZodType; readonly step: string } | undefined {
  const { def } = core(schema)._zod;
  if (def.type === 'union') {
    const option = def.options.find((one) => z.safeParse(one as z.ZodType, data).success);
    return option && schemaOf(option, data, key);
  }
  if (def.type === 'array') return { schema: def.element, step: '*' };
  if (def.type === 'record') return { schema: def.valueType, step: '*' };
  if (def.type === 'tuple') return { schema: def.items[Number(key)] ?? z.never(), step: '*' };
  const field = def.type === 'object' ? def.shape[key] : undefined;
  return field && { schema: field, step: key };
}

/** A place for strings that a schema has, as `faqs.*.question`. */
interface StringPlace {
  readonly place: string;
  readonly schema: z.core.$ZodType;
}

/** Every place for strings that a schema has, but those whose form is that of a country. */
export function* stringPlaces(schema: z.core.$ZodType, path: Path = []): Iterable<StringPlace> {
  if (isLocal(schema)) return;
  const { def } = core(schema)._zod;
  switch (def.type) {
    case 'string':
      yield { place: path.join('.'), schema: core(schema) };
      break;
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) yield* stringPlaces(field, [...path, name]);
      break;
    case 'tuple':
      for (const item of def.items) yield* stringPlaces(item, [...path, '*']);
      break;
    case 'array':
      yield* stringPlaces(def.element, [...path, '*']);
      break;
    case 'record':
      yield* stringPlaces(def.valueType, [...path, '*']);
      break;
    case 'union':
      for (const option of def.options) yield* stringPlaces(option, path);
      break;
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      break;
    default:
      throw new Error(`Nobody has said where strings are in a schema of type ${def.type}.`);
  }
}

/** Writes a value into data. */
export function setIn(data: unknown, path: Path, value: string): void {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Fields)[key], data);
  (holder as Fields)[String(last)] = value;
}

/** Whether the country of the business decides what a field holds. */
function isLocal(schema: z.core.$ZodType): boolean {
  return layersOf(schema).some((layer) => countryFields.get(layer as unknown as z.ZodType) !== undefined);
}

/** A schema within those that let it be missing. */
function core(schema: z.core.$ZodType): z.core.$ZodTypes {
  return layersOf(schema).at(-1) as z.core.$ZodTypes;
}

function layersOf(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const layer = schema as z.core.$ZodTypes;
  const { def } = layer._zod;
  const isWrapped =
    def.type === 'optional' || def.type === 'default' || def.type === 'nullable' || def.type === 'readonly';
  return isWrapped ? [layer, ...layersOf(def.innerType)] : [layer];
}
