import type * as z from 'zod';
import { countryFields, findCountryProblem } from '../schemas/country-fields.ts';
import { limits } from './limits.ts';
import type { ContentLocality } from './locality.ts';
import { type FieldProblem, unworded, wordIssue } from './messages.ts';
import { schemaValues } from './schema-values.ts';
import { findTelephoneProblem } from './telephone.ts';

/** Validated data of a file, or its problems. */
export type ValidatedData<File> =
  | { readonly ok: true; readonly value: File }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Validates data against a schema and the settings of a country. */
export function validateData<File>(
  schema: z.ZodType<File>,
  data: unknown,
  locality: ContentLocality,
): ValidatedData<File> {
  const parsed = schema.safeParse(data, unworded);
  const ofCountry = locality.isKnown ? findCountryProblems(schema, data, locality) : [];
  if (parsed.success && ofCountry.length === 0) return { ok: true, value: parsed.data };
  const told = new Set(ofCountry.map(({ path }) => path.join('/')));
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => !told.has(path.join('/')));
  const ofSchema = issues
    .slice(0, limits.problems + 1)
    .flatMap((issue) => wordIssue(issue, schema, data, locality.terms));
  return { ok: false, problems: [...ofSchema, ...ofCountry] };
}

/** Values that violate the country's rules: the most reported for a file, and one that shows that there are more. */
function findCountryProblems(schema: z.ZodType, data: unknown, { country }: ContentLocality): FieldProblem[] {
  const found: FieldProblem[] = [];
  for (const { path, schema: field, value, isKey } of schemaValues(schema, data)) {
    const holds = countryFields.get(field)?.holds;
    if (holds === undefined) continue;
    const problem =
      holds === 'telephone' ? findTelephoneProblem(value, country) : findCountryProblem(holds, value, country);
    if (problem !== undefined) found.push({ path, wrongKey: isKey, message: `${problem}.` });
    if (found.length > limits.problems) break;
  }
  return found;
}
