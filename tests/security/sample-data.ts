import * as z from 'zod';
import { sampleCountry } from '../../src/countries/countries.ts';
import { countryFields } from '../../src/schemas/country-fields.ts';
import { type EntryFolder, keywords } from '../../src/schemas/fields.ts';

/** Path of a value in a file. */
export type Path = readonly (string | number)[];

/** A string in a file, and the schema that validates it. */
interface StringField {
  readonly path: Path;
  /** Path in the schema, such as `faqs.*.question`. */
  readonly schemaPath: string;
  readonly schema: z.core.$ZodType;
  readonly value: string;
}

/** Names of existing entries, for fields that refer to one. */
export type Entries = Readonly<Record<EntryFolder, readonly string[]>>;

type Fields = Record<string, unknown>;

/** Entries that a sample may refer to, and a word that makes its texts unique. */
interface SampleContext {
  readonly entries: Entries;
  readonly word: string;
}

/** Fills all text fields, groups and lists of a schema. Optional fields with a fixed format are omitted. */
export function completeData(schema: z.core.$ZodType, data: unknown, context: SampleContext): unknown {
  // A field is null if another one excludes it.
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
    // A list without sample items is omitted if it must not be empty.
    return items.length > 0 || z.safeParse(schema as z.ZodType, items).success ? items : undefined;
  }
  if (def.type === 'record' && data !== undefined) {
    const fields = Object.entries(data as Fields);
    return Object.fromEntries(fields.map(([key, value]) => [key, completeData(def.valueType, value, context)]));
  }
  return data ?? makeSample(schema, context);
}

function makeSample(schema: z.core.$ZodType, { entries, word }: SampleContext): unknown {
  const layers = layersOf(schema);
  const folder = layers.map((layer) => keywords.get(layer)?.entriesOf).find((found) => found !== undefined);
  if (folder !== undefined) return entries[folder][0];
  if (isLocal(schema)) return layers.length > 1 ? undefined : sampleCountry.postalCode.examples.area;
  const type = core(schema);
  const [example] = layers.flatMap((layer) => (z.globalRegistry.get(layer)?.examples ?? []) as unknown[]);
  const text = `A sample of ${word}`.slice(0, 39);
  if (type._zod.def.type === 'string' && z.safeParse(schema as z.ZodType, text).success) return text;
  const isUrl = type._zod.def.type === 'string' && z.safeParse(schema as z.ZodType, 'https://www.example.com/').success;
  const isOptional = layers.length > 1;
  return isOptional && !isUrl ? undefined : (example ?? defaultValue(type));
}

/** A valid value for a schema without examples. */
function defaultValue({ _zod: { def } }: z.core.$ZodTypes): unknown {
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
      return defaultValue(core(def.options[0] as z.core.$ZodType));
    case 'string':
    case 'record':
      return undefined;
    default:
      throw new Error(`There is no sample value for schemas of type ${def.type}. Add one to defaultValue.`);
  }
}

/** Every string in a file. */
export function* listStrings(
  schema: z.core.$ZodType,
  data: unknown,
  path: Path = [],
  schemaPath: Path = [],
): Iterable<StringField> {
  if (typeof data === 'string') yield { path, schemaPath: schemaPath.join('.'), schema, value: data };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const inner = schemaOf(schema, data, key);
    if (inner === undefined) throw new Error(`${[...path, key].join('.')} has no schema.`);
    const position = Array.isArray(data) ? Number(key) : key;
    yield* listStrings(inner.schema, value, [...path, position], [...schemaPath, inner.step]);
  }
}

/** Schema of the value at a key, and the step to it in the schema path. */
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

/** Every string field of a schema, except fields whose format depends on the country. */
export function* listStringFields(
  schema: z.core.$ZodType,
  path: Path = [],
): Iterable<Pick<StringField, 'schemaPath' | 'schema'>> {
  if (isLocal(schema)) return;
  const { def } = core(schema)._zod;
  switch (def.type) {
    case 'string':
      yield { schemaPath: path.join('.'), schema: core(schema) };
      break;
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) yield* listStringFields(field, [...path, name]);
      break;
    case 'tuple':
      for (const item of def.items) yield* listStringFields(item, [...path, '*']);
      break;
    case 'array':
      yield* listStringFields(def.element, [...path, '*']);
      break;
    case 'record':
      yield* listStringFields(def.valueType, [...path, '*']);
      break;
    case 'union':
      for (const option of def.options) yield* listStringFields(option, path);
      break;
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      break;
    default:
      throw new Error(`Schemas of type ${def.type} are unknown. Add them to listStringFields.`);
  }
}

/** Replaces the string at a path. */
export function setIn(data: unknown, path: Path, value: string): void {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Fields)[key], data);
  (holder as Fields)[String(last)] = value;
}

/** Whether the format of a field depends on the country of the business. */
function isLocal(schema: z.core.$ZodType): boolean {
  return layersOf(schema).some((layer) => countryFields.get(layer as unknown as z.ZodType) !== undefined);
}

/** The schema inside wrappers such as `optional`. */
function core(schema: z.core.$ZodType): z.core.$ZodTypes {
  return layersOf(schema).at(-1) as z.core.$ZodTypes;
}

/** A schema and everything that it wraps, outermost first. */
function layersOf(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const layer = schema as z.core.$ZodTypes;
  const { def } = layer._zod;
  const isWrapped =
    def.type === 'optional' || def.type === 'default' || def.type === 'nullable' || def.type === 'readonly';
  return isWrapped ? [layer, ...layersOf(def.innerType)] : [layer];
}
