import * as z from 'zod';
import type { Site } from '../../business/site.ts';
import type { ProblemCode } from '../../schemas/answers/problems.ts';
import { type Locality, localizeSchema } from '../../schemas/country-fields.ts';
import { keyDescriptions } from '../../schemas/description-keys.ts';
import { fillTerms } from '../../text/terms.ts';
import { textOf } from '../../text/text.ts';

/** An object of an OpenAPI 3.1 document, for example a Schema Object. */
export type OpenApiObject = Record<string, unknown>;

/** Errors that every path can return. If one shares its status with a path's own error, the path's is described. */
export const generalProblems = [
  'bad-request',
  'method-not-allowed',
  'uri-too-long',
  'headers-too-large',
] as const satisfies readonly ProblemCode[];

/** Returns the reference to the schema of a public record. */
export function schemaReference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Makes the public records as schemas that reference each other by name. `additionalProperties` stays open, because
 * members may be added (contract G1). The content samples are omitted: examples here are real answers.
 */
export function toSchemas(
  locality: Locality,
  records: Readonly<Record<string, z.ZodType>>,
): Record<string, OpenApiObject> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(records)) registry.add(schema, { id });
  const keyed = keyDescriptions(records);
  const { descriptions } = textOf(locality.terms.locale);
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => schemaReference(id).$ref,
    override: (described) => {
      const { zodSchema, jsonSchema } = described;
      localizeSchema(described, locality, descriptions[keyed.get(zodSchema)?.key ?? '']);
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.examples;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { $schema: _, $id: _id, ...schema }]) => [name, schema as OpenApiObject]),
  );
}

/** Makes a Response Object; without a schema there is no body. */
export function toResponse(description: string, schema?: OpenApiObject, examples?: OpenApiObject): OpenApiObject {
  return { description, ...(schema && { content: { 'application/json': { schema, examples } } }) };
}

/** Makes the Response Object of an error; `name` is the schema of its body. */
export function toProblemResponse(code: ProblemCode, site: Site, name = 'Problem'): OpenApiObject {
  return toResponse(formatProblem(code, site), schemaReference(name));
}

/** Describes an error and how to fix it. */
export function formatProblem(code: ProblemCode, { terms, country }: Site): string {
  return fillTerms(textOf(country.locale).api.explainProblemWithCode(code), terms);
}
