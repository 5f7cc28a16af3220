import { foldName } from '../../places/place-name.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { type ContentProblem, type FieldPath, fieldProblem, problemIf } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';

const REGIONS = 'regions.yaml';

/** What may stand once: where it is written, and as what it is compared. */
type Single = readonly [file: string, path: FieldPath, key: string];

/** Finds what stands in a file twice, and names and addresses that several files claim. */
export function* checkDuplicates({
  pages,
  places,
  redirects,
  regions,
  services,
}: ValidContent): Iterable<ContentProblem> {
  const regionNames = [
    ...regions.regions.flatMap(({ names }, at) => listSingles(REGIONS, ['regions', at, 'names'], names, foldName)),
    ...listSingles(REGIONS, ['knownNames'], regions.knownNames, ({ name }) => foldName(name)),
  ];
  const rows = [
    regionNames,
    ...[...services, ...pages].map((it) => listSingles(it.file, ['faqs'], it.data.faqs, foldQuestion)),
    ...services.map(({ file, data }) => listSingles(file, ['variants'], data.variants, ({ id }) => id)),
    ...pages.map(({ file, data: { pointing } }) =>
      listSingles(file, ['pointing', 'parts'], pointing?.parts ?? [], ({ part }) => part),
    ),
    ...places.map(({ file, data }) => [
      ...listSingles(file, ['postalAreas'], data.postalAreas, String),
      ...listSingles(file, ['partialPostalAreas'], data.partialPostalAreas, String),
    ]),
    listSingles('redirects.yaml', [], redirects, ({ from }) => encodeSitePath(from).replace(/\/$/, '')),
  ];
  // Of claims the stronger ones come first; a file may make one several times.
  const claims = [
    // A service that was copied, but not written anew.
    services.map(({ file, data }): Single => [file, ['name'], foldName(data.name)]),
    [
      ...services.map(({ file, name }): Single => [file, [], name]),
      ...services.map(({ file, name, data }): Single => [file, ['slug'], data.slug ?? name]),
      ...services.flatMap(({ file, data }) => listSingles(file, ['formerSlugs'], data.formerSlugs, String)),
    ],
    [
      ...places.map(({ file, name }): Single => [file, [], foldName(name)]),
      ...places.map(({ file, data }): Single => [file, ['name'], foldName(data.name)]),
      ...places.flatMap(({ file, data }) => listSingles(file, ['alternateNames'], data.alternateNames, foldName)),
      ...places.flatMap(({ file, data }) => listSingles(file, ['formerSlugs'], data.formerSlugs, foldName)),
      ...regionNames,
    ],
  ];
  const twice = 'stands in this file twice. Take one of the two out.';
  for (const [[file, path]] of rows.flatMap(pairWithFirst)) yield fieldProblem(file, path, twice);
  for (const [[file, path], [first]] of claims.flatMap(pairWithFirst)) {
    const taken = `is taken by ${first}, and only one can have it. Change one of the two, or take it out.`;
    yield* problemIf(file, path, file !== first && taken);
  }
}

function listSingles<Row>(file: string, path: FieldPath, rows: readonly Row[], keyOf: (row: Row) => string): Single[] {
  return rows.map((row, at) => [file, [...path, at], keyOf(row)]);
}

/** A question without its punctuation, but with signs that tell it from another: "A++" is not "A#". */
function foldQuestion({ question }: { readonly question: string }): string {
  return question
    .toLowerCase()
    .replace(/[\s.,:;!?¿¡'"“”‘’«»…-]+/g, ' ')
    .trim();
}

/** What has the key of an earlier one, with the first that has it. */
function pairWithFirst(singles: readonly Single[]): (readonly [later: Single, first: Single])[] {
  const groups = [...Map.groupBy(singles, ([, , key]) => key).values()];
  return groups.flatMap(([first, ...others]) => (first ? others.map((later) => [later, first] as const) : []));
}
