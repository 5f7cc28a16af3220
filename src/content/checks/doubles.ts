import { faqId } from '../../format/slug.ts';
import { foldName } from '../../places/place-name.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { type ContentProblem, type FieldPath, fieldProblem } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';

const REGIONS = 'regions.yaml';

/** What may stand once: where it is written, and as what it is compared. */
type Single = readonly [file: string, path: FieldPath, key: string];

/** Finds what stands in a file twice, and names and addresses that several files claim. */
export function* checkDoubles({ pages, places, redirects, regions, services }: Content): Iterable<ContentProblem> {
  const known = regions.knownNames.map(({ name }) => name);
  const regionNames = [
    ...regions.regions.flatMap(({ names }, at) => listSingles(REGIONS, ['regions', at, 'names'], names, foldName)),
    ...listSingles(REGIONS, ['knownNames'], known, foldName),
  ];
  const from = redirects.map((line) => encodeSitePath(line.from).replace(/\/$/, ''));
  const rows = [
    regionNames,
    ...[...services, ...pages].map(({ file, data: { faqs } }) => {
      return listSingles(
        file,
        ['faqs'],
        faqs.map(({ question }) => question),
        faqId,
      );
    }),
    ...services.map(({ file, data: { variants } }) =>
      listSingles(
        file,
        ['variants'],
        variants.map(({ id }) => id),
      ),
    ),
    ...pages.map(({ file, data: { pointing } }) => {
      return listSingles(
        file,
        ['pointing', 'parts'],
        pointing?.parts.map(({ part }) => part),
      );
    }),
    ...places.map(({ file, data: { postalAreas, partialPostalAreas } }) => [
      ...listSingles(file, ['postalAreas'], postalAreas),
      ...listSingles(file, ['partialPostalAreas'], partialPostalAreas),
    ]),
    listSingles('redirects.yaml', [], from),
  ];
  // Of claims the stronger ones come first; a file may make one several times.
  const claims = [
    // A service that was copied, but not written anew.
    services.map(({ file, data }): Single => [file, ['name'], foldName(data.name)]),
    [
      ...services.map(({ file, name }): Single => [file, [], name]),
      ...services.flatMap(({ file, data }) => listSingles(file, ['slug'], data.slug)),
      ...services.flatMap(({ file, data }) => listSingles(file, ['formerSlugs'], data.formerSlugs)),
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
    if (file !== first) yield fieldProblem(file, path, taken);
  }
}

function listSingles(
  file: string,
  path: FieldPath,
  said: readonly string[] | string = [],
  keyOf = (text: string) => text,
): Single[] {
  if (typeof said === 'string') return [[file, path, keyOf(said)]];
  return said.map((text, at) => [file, [...path, at], keyOf(text)]);
}

/** What has the key of an earlier one, with the first that has it. */
function pairWithFirst(singles: readonly Single[]): (readonly [later: Single, first: Single])[] {
  const groups = [...Map.groupBy(singles, ([, , key]) => key).values()];
  return groups.flatMap(([first, ...others]) => (first ? others.map((later) => [later, first] as const) : []));
}
