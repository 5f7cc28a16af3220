import * as z from 'zod';
import { components } from '../../schemas/answers/components.ts';
import { type Locality, localizeSchema } from '../../schemas/country-fields.ts';

/** A JSON Schema as it stands in an OpenAPI 3.1 document. */
export type JsonSchema = Record<string, unknown>;

/** Where a public record stands in the document. */
export function schemaReference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * The public records as schemas that refer to each other by name. Objects are
 * open (contract G1): members may be added, so none is forbidden. The samples
 * that help who writes content stay out: examples are real answers here.
 */
export function describeSchemas(
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
