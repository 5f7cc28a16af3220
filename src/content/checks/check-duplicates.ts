import { foldName } from '../../places/place-name.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { type ContentProblem, type FieldPath, makeProblem, problemIf } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';

const REGIONS = 'regions.yaml';

/** A value that must be unique: its file, its path, and the key by which it is compared. */
type UniqueValue = readonly [file: string, path: FieldPath, key: string];

/** Finds values that a file repeats, and names and addresses that several files claim. */
export function* checkDuplicates({
  pages,
  places,
  redirects,
  regions,
  services,
}: ValidContent): Iterable<ContentProblem> {
  const listedNames = [
    ...regions.regions.flatMap(({ names }, index) =>
      listUniqueValues(REGIONS, ['regions', index, 'names'], names, foldName),
    ),
    ...listUniqueValues(REGIONS, ['knownNames'], regions.knownNames, ({ name }) => foldName(name)),
  ];
  const rows = [
    listedNames,
    ...[...services, ...pages].map(({ file, data }) => listUniqueValues(file, ['faqs'], data.faqs, foldQuestion)),
    ...services.map(({ file, data }) => listUniqueValues(file, ['variants'], data.variants, ({ id }) => id)),
    ...pages.map(({ file, data: { pointing } }) =>
      listUniqueValues(file, ['pointing', 'parts'], pointing?.parts ?? [], ({ part }) => part),
    ),
    ...places.map(({ file, data }) => [
      ...listUniqueValues(file, ['postalAreas'], data.postalAreas, String),
      ...listUniqueValues(file, ['partialPostalAreas'], data.partialPostalAreas, String),
    ]),
    listUniqueValues('redirects.yaml', [], redirects, ({ from }) => encodeSitePath(from).replace(/\/$/, '')),
  ];
  // Stronger claims come first. A file may make the same claim several times.
  const claims = [
    // A service that was copied but not changed.
    services.map(({ file, data }): UniqueValue => [file, ['name'], foldName(data.name)]),
    [
      ...services.map(({ file, name }): UniqueValue => [file, [], name]),
      ...services.map(({ file, name, data }): UniqueValue => [file, ['slug'], data.slug ?? name]),
      ...services.flatMap(({ file, data }) => listUniqueValues(file, ['formerSlugs'], data.formerSlugs, String)),
    ],
    [
      ...places.map(({ file, name }): UniqueValue => [file, [], foldName(name)]),
      ...places.map(({ file, data }): UniqueValue => [file, ['name'], foldName(data.name)]),
      ...places.flatMap(({ file, data }) => listUniqueValues(file, ['alternateNames'], data.alternateNames, foldName)),
      ...places.flatMap(({ file, data }) => listUniqueValues(file, ['formerSlugs'], data.formerSlugs, foldName)),
      ...listedNames,
    ],
  ];
  const twice = 'is in this file twice. Remove one of the two.';
  for (const [[file, path]] of rows.flatMap(pairWithFirst)) yield makeProblem(file, path, twice);
  for (const [[file, path], [first]] of claims.flatMap(pairWithFirst)) {
    const taken = `is already used by ${first}, and must be unique. Change or remove one of the two.`;
    yield* problemIf(file, path, file !== first && taken);
  }
}

function listUniqueValues<Row>(
  file: string,
  path: FieldPath,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): UniqueValue[] {
  return rows.map((row, index) => [file, [...path, index], keyOf(row)]);
}

/** Removes the punctuation of a question, except signs that distinguish it: "A++" is not "A#". */
function foldQuestion({ question }: { readonly question: string }): string {
  return question
    .toLowerCase()
    .replace(/[\s.,:;!?¿¡'"“”‘’«»…-]+/g, ' ')
    .trim();
}

/** Pairs each value with the first one that has the same key. */
function pairWithFirst(values: readonly UniqueValue[]): (readonly [later: UniqueValue, first: UniqueValue])[] {
  const groups = [...Map.groupBy(values, ([, , key]) => key).values()];
  return groups.flatMap(([first, ...others]) => (first ? others.map((later) => [later, first] as const) : []));
}
