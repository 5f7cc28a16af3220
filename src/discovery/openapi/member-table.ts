import type { Site } from '../../business/site.ts';
import { components, PriceList } from '../../schemas/answers/components.ts';
import { pagePath, softwarePages } from '../../site-pages/pages.ts';
import { type Text, textOf } from '../../text/text.ts';
import { type JsonSchema, toSchemas } from './objects.ts';

/** A table row for a member of a record. */
interface Member {
  /** Path of the member: `contact.telephone`, `areas[].name`. */
  readonly name: string;
  /** Type: "text", "number or null", a list, or the name of another record. */
  readonly type: string;
  /** Name of the contained record, if it has its own table. */
  readonly record: string | undefined;
  readonly description: string;
}

const references = '#/components/schemas/';
type Words = Text['openApi']['types'];

/** Anchor of a record's table on the records page. */
export function recordId(name: string): string {
  return `record-${name}`;
}

/** Link to a record's table from any page. */
export function recordPath(name: string): string {
  return `${pagePath(softwarePages.records)}#${recordId(name)}`;
}

/** All public records, including those of tools, as tables of members. */
export function listRecords(site: Site) {
  const schemas = toSchemas(site, { ...components, PriceList });
  const words = textOf(site.country.locale).openApi.types;
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    description: String(schema.description ?? ''),
    members: listMembers(schema, '', words),
  }));
}

function listMembers(schema: JsonSchema, path: string, words: Words): Member[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, member]) => {
    const name = `${path}${key}`;
    const { core, record, type, isList } = readType(member, words);
    const description = String(member.description ?? core.description ?? '');
    const inner = record === undefined ? listMembers(core, `${name}${isList ? '[]' : ''}.`, words) : [];
    return [{ name, type, record, description }, ...inner];
  });
}

/** Type of a member in words, and the schema of the object it contains, if any. */
function readType(
  schema: JsonSchema,
  words: Words,
): { core: JsonSchema; type: string; record?: string; isList?: boolean } {
  const { $ref: reference, anyOf, items, type, const: value, enum: values } = schema;
  if (typeof reference === 'string') {
    const record = reference.replace(references, '');
    return { core: {}, record, type: record };
  }
  if (Array.isArray(anyOf)) {
    const kinds = (anyOf as JsonSchema[]).map((kind) => readType(kind, words));
    const main = kinds.find((kind) => kind.type !== 'null') ?? { core: {} };
    return { ...main, type: words.either([...new Set(kinds.map((kind) => kind.type))]) };
  }
  if (type === 'array') {
    const inner = readType((items ?? {}) as JsonSchema, words);
    return { ...inner, type: words.list(inner.type), isList: true };
  }
  if (value !== undefined) return { core: {}, type: JSON.stringify(value) };
  if (Array.isArray(values)) return { core: {}, type: words.either(values.map((one) => JSON.stringify(one))) };
  const kinds = [type ?? 'any'].flat().map((kind) => words.kinds[String(kind)] ?? String(kind));
  return { core: schema, type: words.either(kinds) };
}
