import * as z from 'zod';
import { toBusinessRecord } from '../api/business-record.ts';
import { listPageFaqs } from '../business/business.ts';
import { type Site, siteUrl, tellsResponse } from '../business/site.ts';
import { foldName } from '../places/place-name.ts';
import { haveStartingPrices } from '../prices/price.ts';
import { toolRecords } from '../schemas/answers/components.ts';
import { localizeSchema } from '../schemas/country-fields.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import type { JsonObject } from './protocol.ts';
import { listArguments, type Tool, tools } from './tools.ts';

/** The data of the MCP endpoint. */
export type PreparedMcp = ReturnType<typeof prepareMcp>;

/** Prepares at build time everything the endpoint sends, as plain JSON. */
export function prepareMcp(site: Site) {
  return {
    serverInfo: toServerRecord(site),
    /** What clients should tell their model about the server. */
    instructions: describeUse(site),
    /** The list of tools as JSON text: it is long, and the same for everyone. */
    tools: JSON.stringify(listTools(site)),
    /** What tools prepare, by the name of the tool. */
    prepared: Object.fromEntries(tools.flatMap(({ name, prepare }) => (prepare ? [[name, prepare(site)]] : []))),
  };
}

/**
 * Name, title and version of the server, in every protocol version and in its card. The name is the reversed host, which
 * makes it unique.
 */
export function toServerRecord(site: Site) {
  const host = new URL(site.origin).hostname.split('.').reverse().join('.');
  return {
    name: `${host}/${shortName(site)}`,
    title: site.business.name,
    version: apiVersion,
    websiteUrl: siteUrl(site, '/docs/api/'),
  };
}

/** The name of the business as a slug, under which clients list the server. */
export function shortName({ business }: Site): string {
  const slug = foldName(business.name).replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-|-$/g, '') || 'business';
}

/** Instructions that hold for all tools, given to the model once. */
function describeUse(site: Site): string {
  const { disclosure } = site.business;
  return textOf(site.country.locale).mcp.instructions({ ...listFacts(site), disclosure });
}

/** What the descriptions of tools depend on. */
function listFacts(site: Site) {
  const { business, services, terms, reviews } = site;
  return {
    business: business.name,
    trade: business.trade,
    terms,
    areStarting: haveStartingPrices(services),
    tellsResponse: tellsResponse(site),
    has: {
      questions: listPageFaqs(site).length > 0,
      people: business.people.length > 0,
      credentials: business.credentials.length + business.insurance.length > 0,
      reviews: reviews.length > 0,
    },
  };
}

/** One real call of each tool with its answer. A tool with nothing to answer has none. */
export function collectToolExamples(site: Site) {
  return tools.flatMap(({ name, example }) => {
    const found = example(site, toBusinessRecord(site));
    return found === undefined ? [] : [{ tool: name, ...found }];
  });
}

/** A tool as `tools/list` has it. */
export type ToolListing = ReturnType<typeof toToolListing>;

/** Every tool as `tools/list` has it. */
export function listTools(site: Site): ToolListing[] {
  return tools.map((tool) => toToolListing(tool, site));
}

/** A tool for `tools/list`. */
export function toToolListing(tool: Tool, site: Site) {
  const { name } = tool;
  const { title, description } = textOf(site.country.locale).mcp.tools[name];
  return {
    name,
    title,
    description: description(listFacts(site)),
    inputSchema: toInputSchema(tool, site),
    outputSchema: toOutputSchema(tool, site),
    // Connector reviews ask for every hint on every tool, even where the first implies the others.
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

/**
 * The input schema: an object of optional strings. There is no `anyOf` at the top, because several clients then drop
 * the tool; that one of two arguments is needed is said in the description and checked in the call.
 */
function toInputSchema(tool: Tool, site: Site): JsonObject {
  const properties = listArguments(tool, site).map(({ name, values, ...limits }) => {
    const description = explainArgument(name, site);
    return [name, { type: 'string', description, ...limits, ...(values && { enum: values(site) }) }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

/** What an argument means, in the words of the country. */
export function explainArgument(name: Tool['arguments'][number]['name'], { country, terms }: Site): string {
  return fillTerms(textOf(country.locale).mcp.arguments[name], terms);
}

interface RecordSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly RecordSchema[];
  readonly properties?: Readonly<Record<string, RecordSchema>>;
  readonly required?: readonly string[];
  readonly items?: RecordSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** Records with few members in a list explain themselves in the answer. */
const FEW_MEMBERS = 7;

/**
 * The output schema, reduced to what a reader needs: the members of the record and of the records it lists, without
 * descriptions and formats. Clients read the list of tools at every start, so every word in it is paid for often.
 */
function toOutputSchema(tool: Tool, site: Site): JsonObject {
  const override = (described: Parameters<typeof localizeSchema>[0]) => localizeSchema(described, site);
  const record = z.toJSONSchema(toolRecords[tool.output], { override }) as RecordSchema;
  const toMemberSchema = (member: RecordSchema) => {
    const properties = mapMembers(member.items, toTypeSchema);
    const isLong = Object.keys(properties).length > FEW_MEMBERS;
    return { ...toTypeSchema(member), ...(isLong && { items: { type: 'object', properties } }) };
  };
  return { type: 'object', properties: mapMembers(record, toMemberSchema), required: record.required };
}

/** The type of a member. A nullable one is an `anyOf` of two types, because arrays of types confuse some clients. */
function toTypeSchema({ type, anyOf, enum: values, const: value }: RecordSchema): JsonObject {
  if (anyOf !== undefined) return { anyOf: anyOf.map(toTypeSchema) };
  if (typeof type === 'object') return { anyOf: type.map((one) => ({ type: one })) };
  return { type, ...(values && { enum: values }), ...(value === undefined ? {} : { const: value }) };
}

function mapMembers(
  { properties = {} }: RecordSchema = {},
  toSchema: (member: RecordSchema) => JsonObject,
): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, toSchema(member)]));
}
