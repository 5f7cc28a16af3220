import type * as z from 'zod';
import type { Country } from '../../countries/country.ts';
import { countryFields, findCountryMistake } from '../../schemas/country-fields.ts';
import { MOST_PROBLEMS } from './content-problem.ts';
import { type DescribedIssue, describeIssue, unworded } from './issue-messages.ts';
import type { ContentLocality } from './locality.ts';
import { findTelephoneMistake } from './telephone.ts';

/** What the data of a file says, or what is wrong with it. */
export type JudgedData<File> =
  | { readonly ok: true; readonly value: File }
  | { readonly ok: false; readonly issues: readonly DescribedIssue[] };

/** Judges data by a schema, and what it holds of a country by the row of that country. */
export function judgeData<File>(
  schema: z.ZodType<File>,
  data: unknown,
  { country, isKnown, terms }: ContentLocality,
): JudgedData<File> {
  const parsed = schema.safeParse(data, { error: () => unworded });
  const mistakes = !isKnown ? [] : takeFirst(findCountryMistakes(schema, data, country, []));
  if (parsed.success && mistakes.length === 0) return { ok: true, value: parsed.data };
  const told = new Set(mistakes.map(({ path }) => path.join('/')));
  const issues = (parsed.error?.issues ?? [])
    .filter(({ path }) => !told.has(path.join('/')))
    .slice(0, MOST_PROBLEMS + 1)
    .flatMap((issue) => describeIssue(issue, schema, data, terms));
  return { ok: false, issues: [...issues, ...mistakes] };
}

/** As many as are reported of one file, and one more, by which is seen that there are others. */
function takeFirst(issues: Iterable<DescribedIssue>): DescribedIssue[] {
  const taken: DescribedIssue[] = [];
  for (const issue of issues) if (taken.push(issue) > MOST_PROBLEMS) break;
  return taken;
}

/** What in the data is not as the country has it. What has the wrong type altogether is left to the schema. */
function* findCountryMistakes(
  schema: z.core.$ZodType,
  data: unknown,
  country: Country,
  path: readonly (string | number)[],
): Iterable<DescribedIssue> {
  const holds = countryFields.get(schema)?.holds;
  if (holds !== undefined) {
    const message =
      holds === 'telephone' ? findTelephoneMistake(data, country) : findCountryMistake(holds, data, country);
    if (message !== undefined) yield { path, wrongKey: false, message: `${message}.` };
    return;
  }
  for (const { key, field, value } of membersOf(schema as z.core.$ZodTypes, data)) {
    yield* findCountryMistakes(field, value, country, key === undefined ? path : [...path, key]);
  }
  yield* findKeyMistakes(schema as z.core.$ZodTypes, data, country, path);
}

/** A value within another one, and the schema it has to meet; without a key the same value under a schema within. */
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

/** What in the keys of a record is not as the country has it. */
function* findKeyMistakes(
  { _zod: { def } }: z.core.$ZodTypes,
  data: unknown,
  country: Country,
  path: readonly (string | number)[],
): Iterable<DescribedIssue> {
  if (def.type !== 'record' || typeof data !== 'object' || data === null) return;
  for (const key of Object.keys(data)) {
    for (const { message } of findCountryMistakes(def.keyType, key, country, [])) {
      yield { path: [...path, key], wrongKey: true, message };
    }
  }
}
