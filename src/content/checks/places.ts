import { beginsWith, findRegion } from '../../countries/country.ts';
import { postalAreaPattern } from '../../countries/postal-code-patterns.ts';
import { foldName } from '../../places/place-name.ts';
import type { RegionsFile } from '../../schemas/places/region.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content, Entry } from '../validate-files.ts';
import { claim } from './claims.ts';
import { formatBeginnings } from './region.ts';

/** Finds names that mean two places, wrong postal areas, and regions with places that are not there. */
export function checkPlaces(content: Content, problems: ContentProblem[]): void {
  checkPlaceNames(content, problems);
  for (const place of content.places) checkPlace(place, content, problems);
  checkRegions(content, problems);
}

/** Names are claimed in order of priority, so that the weaker claim is reported. */
function checkPlaceNames({ places, regions }: Content, problems: ContentProblem[]): void {
  const owners = new Map<string, Entry<unknown>>();
  for (const place of places) claim(owners, foldName(place.name), place, [], 'the file name', problems);
  for (const place of places) claim(owners, foldName(place.data.name), place, ['name'], place.data.name, problems);
  for (const place of places) {
    for (const field of ['alternateNames', 'formerSlugs'] as const) {
      for (const [index, other] of place.data[field].entries()) {
        claim(owners, foldName(other), place, [field, index], other, problems);
      }
    }
  }
  checkRegionNames(regions.regions, owners, problems);
  checkKnownNames(regions.knownNames, regions.regions, owners, problems);
}

/** A shared name must not be the name of a single place. */
function checkRegionNames(
  regions: RegionsFile['regions'],
  owners: ReadonlyMap<string, Entry<unknown>>,
  problems: ContentProblem[],
): void {
  for (const [index, region] of regions.entries()) {
    for (const [nameIndex, name] of region.names.entries()) {
      const owner = owners.get(foldName(name));
      if (owner === undefined) continue;
      const message = `"${name}" is also a name of the place in ${owner.file}. A name means one place or several, not both.`;
      problems.push(fieldProblem('regions.yaml', ['regions', index, 'names', nameIndex], message));
    }
  }
}

/** Names known as not served must not be served, and must be unique. */
function checkKnownNames(
  knownNames: RegionsFile['knownNames'],
  regions: RegionsFile['regions'],
  owners: ReadonlyMap<string, Entry<unknown>>,
  problems: ContentProblem[],
): void {
  const several = new Set(regions.flatMap(({ names }) => names.map(foldName)));
  const names = knownNames.map(({ name }) => foldName(name));
  for (const [index, { name }] of knownNames.entries()) {
    const folded = foldName(name);
    const owner = owners.get(folded);
    const message =
      owner !== undefined
        ? `"${name}" is a name of the place in ${owner.file}, which is served. Leave it out here.`
        : several.has(folded)
          ? `"${name}" is a name of several places above. Leave it out here.`
          : names.indexOf(folded) < index
            ? `"${name}" stands in this list twice. Leave one of the two.`
            : undefined;
    if (message !== undefined) problems.push(fieldProblem('regions.yaml', ['knownNames', index, 'name'], message));
  }
}

function checkPlace(place: Entry<PlaceFile>, content: Content, problems: ContentProblem[]): void {
  const { country, terms } = content.locality;
  if (new RegExp(postalAreaPattern(country)).test(place.name.toUpperCase())) {
    const message = `has the name of ${terms.aPostalCode}: answers for both would have one address. Give the file another name.`;
    problems.push(fieldProblem(place.file, [], message));
  }
  for (const field of ['postalAreas', 'partialPostalAreas'] as const) {
    for (const [index, area] of place.data[field].entries()) {
      const isRepeated = place.data[field].indexOf(area) < index;
      const message = isRepeated
        ? `"${area}" stands in this list twice. Leave one of the two.`
        : describePostalArea(area, field, place.data, content);
      if (message !== undefined) problems.push(fieldProblem(place.file, [field, index], message));
    }
  }
}

function describePostalArea(
  area: string,
  field: 'postalAreas' | 'partialPostalAreas',
  place: PlaceFile,
  { business, locality: { country, terms }, postalAreas }: Content,
): string | undefined {
  const isListed = Object.hasOwn(postalAreas, area);
  const region = findRegion(country, business?.address.addressRegion);
  if (!isListed && region !== undefined && !beginsWith(area, region.postalCodes)) {
    return `"${area}" does not lie in ${region.name}, whose ${terms.postalCodes} begin with ${formatBeginnings(region)}. Mend it, or add the area to postal-areas.json with its point and name.`;
  }
  if (!isListed && Object.keys(postalAreas).length > 0) {
    return `"${area}" is not in postal-areas.json. Mend it, or add the area there with its point and name.`;
  }
  if (field === 'partialPostalAreas' && place.postalAreas.includes(area)) {
    return `"${area}" stands in postalAreas too. Leave it in one of the two.`;
  }
  return undefined;
}

function checkRegions({ names, regions }: Content, problems: ContentProblem[]): void {
  const slugs = new Set(names.places);
  for (const [index, region] of regions.regions.entries()) {
    for (const [placeIndex, slug] of region.places.entries()) {
      if (slugs.has(slug)) continue;
      const message = describeUnknownName(slug, 'a place', 'places', '.yaml', slugs);
      problems.push(fieldProblem('regions.yaml', ['regions', index, 'places', placeIndex], message));
    }
  }
}
