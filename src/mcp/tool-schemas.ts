import * as z from 'zod';
import type { Site } from '../business/site.ts';
import { fillTerms } from '../countries/terms.ts';
import { toolRecords } from '../schemas/answers/tool-records.ts';
import { localizeSchema } from '../schemas/country-fields.ts';
import type { Tool } from './tool.ts';

type JsonSchema = Record<string, unknown>;

/** A tool as `tools/list` describes it. */
export interface ToolDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: JsonSchema;
}

/** Describes a tool for `tools/list`. */
export function describeTool(tool: Tool, site: Site): ToolDescription {
  return {
    name: tool.answerer.name,
    title: tool.title,
    description: tool.description(site),
    inputSchema: describeInput(tool, site),
    outputSchema: describeOutput(tool, site),
    // Reviews of connectors ask for every hint on every tool, also where the first makes the others clear.
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
 * The input schema: an object of optional texts. It has no `anyOf` at the top,
 * because several clients then drop the tool; that one of two arguments is
 * needed is said in words and checked in the call.
 */
function describeInput(tool: Tool, site: Site): JsonSchema {
  const properties = tool.answerer.arguments.map(({ name, description, maxLength, values }) => [
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
 * The output schema as far as a reader needs it to find its way: the members of
 * the record and of what it lists, without descriptions and formats. A list of
 * tools is read at every start of a client, so every word in it is paid often.
 */
function describeOutput(tool: Tool, site: Site): JsonSchema {
  const override = (described: Parameters<typeof localizeSchema>[0]) => localizeSchema(described, site);
  const record = z.toJSONSchema(toolRecords[tool.output], { override }) as RecordSchema;
  return { type: 'object', properties: mapMembers(record, describeMember), required: record.required };
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

/** Lists of records with few members explain themselves in the answer. */
const FEW_MEMBERS = 6;

function describeMember(schema: RecordSchema): JsonSchema {
  const { items } = schema;
  const isPlain = items?.properties === undefined || Object.keys(items.properties).length <= FEW_MEMBERS;
  return {
    ...describeType(schema),
    ...(isPlain ? {} : { items: { type: 'object', properties: mapMembers(items, describeType) } }),
  };
}

/** The type of a member. One that can be null is a choice of two types: lists of types confuse some clients. */
function describeType({ type, anyOf, enum: values, const: value }: RecordSchema): JsonSchema {
  if (anyOf !== undefined) return { anyOf: anyOf.map(describeType) };
  if (typeof type === 'object') return { anyOf: type.map((one) => ({ type: one })) };
  return { type, ...(values === undefined ? {} : { enum: values }), ...(value === undefined ? {} : { const: value }) };
}

function mapMembers(schema: RecordSchema, describeMember: (member: RecordSchema) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [name, describeMember(member)]),
  );
}
