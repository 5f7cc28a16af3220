import * as z from 'zod';
import { hasResponseTimes, type Site, siteUrl } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { foldName } from '../places/place-name.ts';
import { areStartingPrices } from '../prices/price.ts';
import { toolRecords } from '../schemas/answers/records.ts';
import { localizeSchema } from '../schemas/country-fields.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import { type JsonObject, metaKeys } from './protocol.ts';
import { type ArgumentName, argumentRules } from './tools/arguments.ts';
import type { ToolRecords } from './tools/operation.ts';
import { toolOperations } from './tools/operations.ts';
import type { Tool } from './tools/tool.ts';
import { tools } from './tools/tools.ts';

/** The data of the MCP endpoint. */
export type PreparedMcp = ReturnType<typeof prepareMcp>;

/** Prepares at build time everything the endpoint sends, as plain JSON. */
export function prepareMcp(site: Site) {
  const serverInfo = toServerRecord(site);
  return {
    serverInfo,
    /** The `_meta` of results in the stateless versions, which names the server, as JSON text. */
    resultMeta: JSON.stringify({ [metaKeys.serverInfo]: serverInfo }),
    /** Instructions for models, which clients pass on. */
    instructions: siteTextOf(site).mcp.instructions(getFacts(site)),
    /** The list of tools as JSON text: it is long, and the same for everyone. */
    tools: JSON.stringify(listTools(site)),
    /**
     * Records of tools by the tool's name and their key, as JSON and as JSON inside a JSON string: both are sent.
     */
    records: Object.fromEntries(
      Object.entries(toolOperations).map(([name, { records }]) => [name, serializeRecords(records?.(site))]),
    ),
  };
}

function serializeRecords(records: ToolRecords = {}) {
  const serialized = Object.entries(records).map(([key, record]) => {
    const json = JSON.stringify(record);
    return [key, { json, quoted: JSON.stringify(json) }] as const;
  });
  return Object.fromEntries(serialized);
}

/**
 * Makes the name, title and version of the server, in every protocol version and in its card. The name is the reversed
 * host, which makes it unique.
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

/**
 * Returns the business's name as a slug, under which clients list the server and the skill (Agent Skills 0.2.0: 64
 * characters).
 */
export function shortName({ business }: Site): string {
  const slug = foldName(business.name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return slug.slice(0, 64).replace(/-$/, '') || 'business';
}

/** Returns the facts that the descriptions of tools depend on. */
function getFacts(site: Site) {
  const { business, services, terms } = site;
  return {
    business: business.name,
    trade: business.trade,
    disclosure: business.disclosure,
    terms,
    hasStartingPrices: areStartingPrices(services),
    hasResponseTimes: hasResponseTimes(site),
  };
}

/** A tool as `tools/list` returns it. */
export type ToolListing = ReturnType<typeof listTools>[number];

/** Lists every tool as `tools/list` returns it. */
export function listTools(site: Site) {
  const t = siteTextOf(site).mcp.tools;
  const facts = getFacts(site);
  return tools.map((tool) => {
    const { name } = tool;
    const { title, description } = t[name];
    return {
      name,
      title,
      description: description(facts),
      inputSchema: toInputSchema(tool, site),
      outputSchema: toOutputSchema(toolOperations[name].recordType, site),
      // Reviewers of connectors require every hint on every tool, even if the first implies the others.
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    };
  });
}

/**
 * Makes the input schema: an object of optional arguments. There is no `anyOf` at the top, because several clients then
 * drop the tool; the description says that one of two arguments is needed, and the call checks it. If a site
 * has several languages, each tool has an argument for one (contract J4).
 */
function toInputSchema({ name: tool, arguments: toolArguments }: Tool, site: Site) {
  const { country, terms, languages } = site;
  const t = textOf(country.locale).mcp.arguments;
  const choices: Partial<Record<ArgumentName, readonly string[] | undefined>> = {
    id: toolOperations[tool].ids?.(site),
    language: languages.map(({ language }) => language),
  };
  const names = languages.length > 1 ? [...toolArguments, 'language' as const] : toolArguments;
  const properties = names.map((name) => {
    const { type, ...limits } = argumentRules[name];
    const values = choices[name];
    return [name, { type, description: fillTerms(t[name], terms), ...(values ? { enum: values } : limits) }] as const;
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

type RecordMembers = Readonly<Record<string, RecordSchema>>;

interface RecordSchema extends JsonObject {
  readonly anyOf?: readonly RecordSchema[];
  readonly properties?: RecordMembers;
  readonly items?: RecordSchema;
}

/** Records in a list get a schema only if they have more members than this; the answer itself shows shorter ones. */
const MAX_PLAIN_MEMBERS = 7;

/**
 * Makes the output schema, reduced to what a reader needs: the members of the record and of the records it lists,
 * without descriptions and formats. Clients load the list of tools at every start, so every word in it costs tokens.
 */
function toOutputSchema(output: keyof typeof toolRecords, site: Site): JsonObject {
  const override = (described: Parameters<typeof localizeSchema>[0]) => localizeSchema(described, site);
  const { properties = {}, required } = z.toJSONSchema(toolRecords[output], { override }) as RecordSchema;
  const members = mapMembers(properties, (member) => {
    const { properties: inner = {} } = member.items ?? {};
    const items = { type: 'object', properties: mapMembers(inner, toTypeSchema) };
    return { ...toTypeSchema(member), ...(Object.keys(inner).length > MAX_PLAIN_MEMBERS && { items }) };
  });
  return { type: 'object', properties: members, required };
}

/**
 * Makes the type of a member. A nullable one is an `anyOf` of two types, because arrays of types confuse some clients.
 */
function toTypeSchema({ type, anyOf, enum: values, const: value }: RecordSchema): JsonObject {
  if (anyOf !== undefined) return { anyOf: anyOf.map(toTypeSchema) };
  if (Array.isArray(type)) return { anyOf: type.map((name) => ({ type: name })) };
  return { type, enum: values, const: value };
}

function mapMembers(members: RecordMembers, toSchema: (member: RecordSchema) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, toSchema(member)]));
}
