import type * as z from 'zod';
import { countryFields, findCountryProblem } from '../schemas/country-fields.ts';
import { explainIssues, type FieldProblem, messageOptions } from './explain-issues.ts';
import type { ContentLocality } from './locality.ts';
import { listSchemaValues } from './schema-values.ts';
import { findTelephoneProblem } from './telephone.ts';

/** Validates data against a schema and a country's rules. */
export function validateData<File>(schema: z.ZodType<File>, data: unknown, locality: ContentLocality) {
  const parsed = schema.safeParse(data, messageOptions);
  const countryProblems = locality.isKnown ? findCountryProblems(schema, data, locality) : [];
  if (parsed.success && countryProblems.length === 0) return { ok: true, value: parsed.data } as const;
  const reported = new Set(countryProblems.map(({ path }) => path.join('/')));
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => !reported.has(path.join('/')));
  return { ok: false, problems: [...explainIssues(issues, schema, locality.terms), ...countryProblems] } as const;
}

/** Finds values that violate the country's rules. */
function findCountryProblems(schema: z.ZodType, data: unknown, { country }: ContentLocality): FieldProblem[] {
  return [...listSchemaValues(schema, data)].flatMap(({ path, schema: field, value, isKey }) => {
    const format = countryFields.get(field)?.format;
    const problem =
      format === 'telephone'
        ? findTelephoneProblem(value, country)
        : format && findCountryProblem(format, value, country);
    return problem === undefined ? [] : [{ path, isKeyProblem: isKey, message: `${problem}.` }];
  });
}
