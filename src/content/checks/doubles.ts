import { faqId } from '../../format/slug.ts';
import { foldName } from '../../places/place-name.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { languageOf } from '../../text/languages.ts';
import { type ContentProblem, type FieldPath, problemIf } from '../content-problem.ts';
import type { Content, Entry } from '../validate-files.ts';

const BUSINESS = 'business.yaml';
const REGIONS = 'regions.yaml';

/** What may stand once: where it is written, and as what it is compared. */
interface Single {
  readonly file: string;
  readonly path: FieldPath;
  readonly key: string;
  /** Who may have it several times. */
  readonly owner?: string;
}

/** Finds what stands twice and may stand once: names, addresses, lines of lists. */
export function* checkDoubles(content: Content): Iterable<ContentProblem> {
  for (const singles of [listSlugs(content), listPlaceNames(content), ...listOthers(content)]) {
    for (const [first, ...others] of Map.groupBy(singles, ({ key }) => key).values())
      for (const other of others) yield* problemIf(other.file, other.path, first && describeDouble(first, other));
  }
}

function describeDouble(first: Single, { file, path, owner }: Single): string | undefined {
  if (owner !== undefined && owner === first.owner) return undefined;
  if (file === first.file) return 'stands in this file twice. Take one of the two out.';
  const verb = path.length === 0 ? 'has a name that is' : 'is';
  return `${verb} taken by ${first.file}, and only one can have it. Change one of the two, or take it out.`;
}

/** The last parts of the addresses of services. The stronger claims come first. */
function listSlugs({ services }: Content): Single[] {
  const claim = ({ file }: Entry<unknown>, path: FieldPath, key: string) => ({ file, path, key, owner: file });
  return [
    ...services.map((it) => claim(it, [], it.name)),
    ...services.flatMap((it) => (it.data.slug === undefined ? [] : [claim(it, ['slug'], it.data.slug)])),
    ...services.flatMap((it) => it.data.formerSlugs.map((slug, at) => claim(it, ['formerSlugs', at], slug))),
  ];
}

/** The names that a visitor can ask for. The stronger claims come first. */
function listPlaceNames({ places, regions }: Content): Single[] {
  const claim = (file: string, path: FieldPath, name: string) => ({ file, path, key: foldName(name), owner: file });
  return [
    ...places.map(({ file, name }) => claim(file, [], name)),
    ...places.map(({ file, data }) => claim(file, ['name'], data.name)),
    ...(['alternateNames', 'formerSlugs'] as const).flatMap((field) =>
      places.flatMap(({ file, data }) => data[field].map((name, at) => claim(file, [field, at], name))),
    ),
    ...regions.regions.flatMap(({ names }, index) =>
      names.map((name, at) => claim(REGIONS, ['regions', index, 'names', at], name)),
    ),
    ...rowsOf(REGIONS, ['knownNames'], 'name', regions.knownNames, foldName),
  ];
}

function listOthers(content: Content): Single[][] {
  const { business, navigation, pages, photos, places, redirects, reviews, services } = content;
  return [
    // A service that was copied, but not written anew.
    services.map(({ file, data }) => ({ file, path: ['name'], key: foldName(data.name) })),
    services.map(({ file, data }) => ({ file, path: ['symptom'], key: foldName(data.symptom) })),
    reviews.map(({ file, data }) => ({ file, path: ['quotation'], key: data.quotation })),
    photos.flatMap(({ file, data: { page } }) =>
      Array.isArray(page) ? itemsOf(file, ['page'], page) : [{ file, path: ['page'], key: page }],
    ),
    ...[...services, ...pages].map(({ file, data }) => rowsOf(file, ['faqs'], 'question', data.faqs, faqId)),
    ...services.map(({ file, data }) => rowsOf(file, ['variants'], 'id', data.variants)),
    ...pages.map(({ file, data }) => rowsOf(file, ['pointing', 'parts'], 'part', data.pointing?.parts ?? [])),
    ...places.map(({ file, data }) => [
      ...itemsOf(file, ['postalAreas'], data.postalAreas),
      ...itemsOf(file, ['partialPostalAreas'], data.partialPostalAreas),
    ]),
    ...(['header', 'footer'] as const).map((menu) =>
      itemsOf(
        'navigation.yaml',
        [menu],
        navigation[menu].map(({ page, url = '' }) => page ?? url),
      ),
    ),
    rowsOf('redirects.yaml', [], 'from', redirects, (from) => encodeSitePath(from).replace(/\/$/, '')),
    itemsOf(BUSINESS, ['locales'], business?.locales?.map((locale) => languageOf(locale) ?? locale) ?? []),
    rowsOf(BUSINESS, ['languageLines'], 'language', business?.languageLines ?? []),
  ];
}

function itemsOf(file: string, list: FieldPath, keys: readonly string[]): Single[] {
  return keys.map((key, at) => ({ file, path: [...list, at], key }));
}

/** What a field says in the rows of a list. */
function rowsOf<Field extends string>(
  file: string,
  list: FieldPath,
  field: Field,
  rows: readonly Readonly<Record<Field, string>>[],
  keyOf = (said: string) => said,
): Single[] {
  return rows.map((row, at) => ({ file, path: [...list, at, field], key: keyOf(row[field]) }));
}
