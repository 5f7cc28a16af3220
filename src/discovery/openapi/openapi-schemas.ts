import * as z from 'zod';
import { components } from '../../schemas/answers/components.ts';
import { type Locality, localizeSchema } from '../../schemas/country-fields.ts';

/** A JSON Schema in an OpenAPI 3.1 document. */
export type JsonSchema = Record<string, unknown>;

/** Reference to the schema of a public record. */
export function schemaReference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * The public records as schemas that reference each other by name. `additionalProperties` stays open, because members
 * may be added (contract G1). The content samples are omitted: examples here are real answers.
 */
export function toSchemas(
  locality: Locality,
  records: Readonly<Record<string, z.ZodType>> = components,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(records)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => schemaReference(id).$ref,
    override: (described) => {
      const { jsonSchema } = described;
      localizeSchema(described, locality);
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.examples;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { $schema: _, $id: _id, ...schema }]) => [name, schema as JsonSchema]),
  );
}
