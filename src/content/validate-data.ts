import type * as z from 'zod';
import type { Country } from '../countries/country.ts';
import { countryFields, findCountryProblem } from '../schemas/country-fields.ts';
import { MOST_PROBLEMS } from './content-problem.ts';
import { type DescribedIssue, describeIssue, unworded } from './issue-messages.ts';
import type { ContentLocality } from './locality.ts';
import { findTelephoneProblem } from './telephone.ts';

/** Validated data of a file, or its issues. */
export type ValidatedData<File> =
  | { readonly ok: true; readonly value: File }
  | { readonly ok: false; readonly issues: readonly DescribedIssue[] };

/** Validates data against a schema and the settings of a country. */
export function validateData<File>(
  schema: z.ZodType<File>,
  data: unknown,
  { country, isKnown, terms }: ContentLocality,
): ValidatedData<File> {
  const parsed = schema.safeParse(data, { error: () => unworded });
  const mistakes = !isKnown ? [] : takeFirst(findCountryProblems(schema, data, country, []));
  if (parsed.success && mistakes.length === 0) return { ok: true, value: parsed.data };
  const told = new Set(mistakes.map(({ path }) => path.join('/')));
  const issues = (parsed.error?.issues ?? [])
    .filter(({ path }) => !told.has(path.join('/')))
    .slice(0, MOST_PROBLEMS + 1)
    .flatMap((issue) => describeIssue(issue, schema, data, terms));
  return { ok: false, issues: [...issues, ...mistakes] };
}

/** The maximum reported for a file plus one, which shows that there are more. */
function takeFirst(issues: Iterable<DescribedIssue>): DescribedIssue[] {
  const taken: DescribedIssue[] = [];
  for (const issue of issues) if (taken.push(issue) > MOST_PROBLEMS) break;
  return taken;
}

/** Values that violate the country's rules. Values of the wrong type are left to the schema. */
function* findCountryProblems(
  schema: z.core.$ZodType,
  data: unknown,
  country: Country,
  path: readonly (string | number)[],
): Iterable<DescribedIssue> {
  const holds = countryFields.get(schema)?.holds;
  if (holds !== undefined) {
    const message =
      holds === 'telephone' ? findTelephoneProblem(data, country) : findCountryProblem(holds, data, country);
    if (message !== undefined) yield { path, wrongKey: false, message: `${message}.` };
    return;
  }
  for (const { key, field, value } of membersOf(schema as z.core.$ZodTypes, data)) {
    yield* findCountryProblems(field, value, country, key === undefined ? path : [...path, key]);
  }
  yield* findKeyProblems(schema as z.core.$ZodTypes, data, country, path);
}

/** A nested value with its schema; without a key, the same value under an inner schema. */
interface Member {
  readonly key?: string | number;
  readonly field: z.core.$ZodType;
  readonly value: unknown;
}

function membersOf({ _zod: { def } }: z.core.$ZodTypes, data: unknown): Member[] {
  if ('innerType' in def) return [{ field: def.innerType, value: data }];
  if (def.type === 'array' && Array.isArray(data)) {
    return data.map((value, key) => ({ key, field: def.element, value }));
  }
  if (typeof data !== 'object' || data === null) return [];
  const entries = Object.entries(data);
  if (def.type === 'record') return entries.map(([key, value]) => ({ key, field: def.valueType, value }));
  if (def.type !== 'object') return [];
  return entries.flatMap(([key, value]) => {
    const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
    return field === undefined ? [] : [{ key, field, value }];
  });
}

/** Keys of a record that violate the country's rules. */
function* findKeyProblems(
  { _zod: { def } }: z.core.$ZodTypes,
  data: unknown,
  country: Country,
  path: readonly (string | number)[],
): Iterable<DescribedIssue> {
  if (def.type !== 'record' || typeof data !== 'object' || data === null) return;
  for (const key of Object.keys(data)) {
    for (const { message } of findCountryProblems(def.keyType, key, country, [])) {
      yield { path: [...path, key], wrongKey: true, message };
    }
  }
}
