import * as z from 'zod';
import type { Site } from '../business/site.ts';
import { toolRecords } from '../schemas/answers/tool-records.ts';
import { localizeSchema } from '../schemas/country-fields.ts';
import { fillTerms } from '../text/terms.ts';
import type { Tool } from './tool.ts';

type JsonSchema = Record<string, unknown>;

/** A tool as `tools/list` has it. */
export interface ToolListing {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: JsonSchema;
}

/** A tool for `tools/list`. */
export function toToolListing(tool: Tool, site: Site): ToolListing {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description(site),
    inputSchema: toInputSchema(tool, site),
    outputSchema: toOutputSchema(tool, site),
    // Connector reviews ask for every hint on every tool, even where the first implies the others.
    annotations: {
      title: tool.title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

/**
 * The input schema: an object of optional strings. There is no `anyOf` at the top, because several clients then drop
 * the tool; that one of two arguments is needed is said in the description and checked in the call.
 */
function toInputSchema(tool: Tool, site: Site): JsonSchema {
  const properties = tool.arguments.map(({ name, description, maxLength, values }) => [
    name,
    {
      type: 'string',
      description: fillTerms(description, site.terms),
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(values === undefined ? {} : { enum: values(site) }),
    },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

/**
 * The output schema, reduced to what a reader needs: the members of the record and of the records it lists, without
 * descriptions and formats. Clients read the list of tools at every start, so every word in it is paid for often.
 */
function toOutputSchema(tool: Tool, site: Site): JsonSchema {
  const override = (described: Parameters<typeof localizeSchema>[0]) => localizeSchema(described, site);
  const record = z.toJSONSchema(toolRecords[tool.output], { override }) as RecordSchema;
  return { type: 'object', properties: mapMembers(record, toMemberSchema), required: record.required };
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
const FEW_MEMBERS = 6;

function toMemberSchema(schema: RecordSchema): JsonSchema {
  const { items } = schema;
  const isPlain = items?.properties === undefined || Object.keys(items.properties).length <= FEW_MEMBERS;
  return {
    ...toTypeSchema(schema),
    ...(isPlain ? {} : { items: { type: 'object', properties: mapMembers(items, toTypeSchema) } }),
  };
}

/** The type of a member. A nullable one is an `anyOf` of two types, because arrays of types confuse some clients. */
function toTypeSchema({ type, anyOf, enum: values, const: value }: RecordSchema): JsonSchema {
  if (anyOf !== undefined) return { anyOf: anyOf.map(toTypeSchema) };
  if (typeof type === 'object') return { anyOf: type.map((one) => ({ type: one })) };
  return { type, ...(values === undefined ? {} : { enum: values }), ...(value === undefined ? {} : { const: value }) };
}

function mapMembers(schema: RecordSchema, toMemberSchema: (member: RecordSchema) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [name, toMemberSchema(member)]),
  );
}
