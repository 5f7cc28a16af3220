import * as z from 'zod';
import * as fields from './fields.ts';

/** The description of a schema in English, and the key of its translations. */
interface Description {
  readonly key: string;
  readonly english: string;
}

/** The descriptions of records and their members, by schema. */
type Descriptions = ReadonlyMap<z.core.$ZodType, Description>;

/** The fields of `fields.ts`, by schema. */
const sharedFields = Object.entries(fields).flatMap(([name, field]) =>
  field instanceof z.ZodType ? [[field, name] as const] : [],
);

/**
 * Finds the descriptions of records. The key of a member is the name of its record with the path of the member:
 * `Service.priceAsOf`, `Business.people[].name`. A record within another keeps its own name, and so does a field of
 * `fields.ts` without a new description. Any other schema that is used several times has the key of the first use.
 * Where a member that can be null and the object in it are both described, the key of the object ends in `{}`.
 */
export function keyDescriptions(records: Readonly<Record<string, z.ZodType>>): Descriptions {
  const keys = new Map<z.core.$ZodType, string>(sharedFields);
  for (const [name, record] of Object.entries(records)) keys.set(record, name);
  const descriptions = new Map<z.core.$ZodType, Description>();
  const visited = new Set<z.core.$ZodType>();
  const described = new Set<string>();
  const visit = (schema: z.core.$ZodType, path: string): void => {
    if (visited.has(schema)) return;
    visited.add(schema);
    const key = keys.get(schema) ?? keys.get(findDescribed(schema)) ?? path;
    const english = describe(schema);
    if (english !== undefined) {
      const isInner = key === path && described.has(key);
      descriptions.set(schema, { key: isInner ? `${key}{}` : key, english });
      described.add(key);
    }
    for (const [step, member] of listMembers(schema)) visit(member, key + step);
  };
  for (const [name, record] of Object.entries(records)) visit(record, name);
  return descriptions;
}

function describe(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.description;
}

/** Returns the schema that a description belongs to: the schema itself, or the one that a check was added to. */
function findDescribed(schema: z.core.$ZodType): z.core.$ZodType {
  const { parent } = schema._zod;
  return parent === undefined || describe(parent) !== describe(schema) ? schema : findDescribed(parent);
}

/** Lists the schemas within a schema, each with what it adds to the path. */
function listMembers(schema: z.core.$ZodType): (readonly [step: string, member: z.core.$ZodType])[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, member]) => [`.${name}`, member] as const);
  if (schema instanceof z.ZodArray) return [['[]', schema.element]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option] as const);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [['', schema.unwrap()]];
  return [];
}
