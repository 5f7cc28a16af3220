import type { PlaceFile } from '../schemas/service-area.ts';
import { checkDrawings } from './check-drawings.ts';
import { type ContentProblem, fieldProblem } from './content-problem.ts';
import { greatCircleKm } from './distance.ts';
import type { Entry, JudgedContent } from './judge-records.ts';
import { foldName } from './place-name.ts';
import { softwarePages } from './software-pages.ts';
import { wordUnknown } from './unknown-name.ts';
import { joinWords } from './wording.ts';

/** Pages that templates of the site are made for; each needs its file. */
export const templatePages = [
  'home',
  'services',
  'prices',
  'service-areas',
  'check',
  'contact',
  'booking',
  'quote',
  'about',
  'api',
  'not-found',
] as const;

/** Finds what is wrong between files: references to nothing, names taken twice, places too far away. */
export function checkContent(content: JudgedContent, problems: ContentProblem[]): void {
  checkServices(content, problems);
  checkDrawings(content, problems);
  checkPlaceNames(content, problems);
  for (const place of content.places) checkPlace(place, content, problems);
  checkRegions(content, problems);
  const taken: readonly string[] = Object.keys(softwarePages);
  for (const page of content.pages.filter(({ name }) => taken.includes(name))) {
    const message = 'has the name of a page about the software, which every site has. Give the file another name.';
    problems.push(fieldProblem(page.file, [], message));
  }
  for (const name of templatePages) {
    if (content.pages.some((page) => page.name === name)) continue;
    problems.push(
      fieldProblem(`pages/${name}.mdx`, [], 'is missing. The site has a page of this name and needs its text.'),
    );
  }
}

function checkServices({ services, names }: JudgedContent, problems: ContentProblem[]): void {
  const owners = new Map<string, Entry<unknown>>();
  for (const service of services) {
    const { slug, formerSlugs, related } = service.data;
    claim(owners, service.name, service, [], 'the file name', problems);
    if (slug !== undefined && slug !== service.name) claim(owners, slug, service, ['slug'], slug, problems);
    for (const [index, former] of formerSlugs.entries()) {
      claim(owners, former, service, ['formerSlugs', index], former, problems);
    }
    for (const [index, id] of related.entries()) {
      if (names.services.includes(id)) continue;
      problems.push(
        fieldProblem(
          service.file,
          ['related', index],
          wordUnknown(id, 'a service', 'services', '.mdx', names.services),
        ),
      );
    }
  }
}

function checkPlaceNames({ places, regions }: JudgedContent, problems: ContentProblem[]): void {
  const owners = new Map<string, Entry<unknown>>();
  for (const place of places) {
    const { name, alternateNames, formerSlugs } = place.data;
    claim(owners, foldName(name), place, ['name'], name, problems);
    claim(owners, foldName(place.name), place, [], 'the file name', problems);
    for (const [index, other] of alternateNames.entries()) {
      claim(owners, foldName(other), place, ['alternateNames', index], other, problems);
    }
    for (const [index, former] of formerSlugs.entries()) {
      claim(owners, foldName(former), place, ['formerSlugs', index], former, problems);
    }
  }
  for (const [index, region] of regions?.regions.entries() ?? []) {
    for (const [nameIndex, name] of region.names.entries()) {
      const owner = owners.get(foldName(name));
      if (owner === undefined) continue;
      const message = `"${name}" is also a name of the place in ${owner.file}. A name means one place or several, not both.`;
      problems.push(fieldProblem('regions.yaml', ['regions', index, 'names', nameIndex], message));
    }
  }
}

function checkPlace(place: Entry<PlaceFile>, content: JudgedContent, problems: ContentProblem[]): void {
  for (const field of ['postalAreas', 'partialPostalAreas'] as const) {
    for (const [index, fsa] of place.data[field].entries()) {
      const message = wordPostalArea(fsa, field, place.data, content);
      if (message !== undefined) problems.push(fieldProblem(place.file, [field, index], message));
    }
  }
  const { business } = content;
  if (business === undefined) return;
  const distanceKm = greatCircleKm(business.geo, place.data);
  const radiusKm = business.serviceRadiusKm;
  const hasResponse =
    place.data.responseMinutes !== undefined || business.responseBands.some((band) => distanceKm <= band.upToKm);
  if (distanceKm > radiusKm) {
    const message = `puts the place ${Math.round(distanceKm)} km from the base, beyond serviceRadiusKm (${radiusKm} km) in business.yaml. Mend latitude and longitude, or the radius.`;
    problems.push(fieldProblem(place.file, ['latitude'], message));
  } else if (!hasResponse) {
    const message = `ends before ${Math.round(distanceKm)} km, the distance of ${place.file}. Add a band that reaches serviceRadiusKm (${radiusKm} km).`;
    problems.push(fieldProblem('business.yaml', ['responseBands'], message));
  }
}

function wordPostalArea(
  fsa: string,
  field: 'postalAreas' | 'partialPostalAreas',
  place: PlaceFile,
  { regions, postalAreas }: JudgedContent,
): string | undefined {
  const province = regions?.province;
  if (province !== undefined && !province.postalDistricts.includes(fsa[0] ?? '')) {
    return `"${fsa}" does not lie in ${province.name}, whose postal codes begin with ${joinWords(province.postalDistricts, 'or')}.`;
  }
  if (!Object.hasOwn(postalAreas, fsa) && Object.keys(postalAreas).length > 0) {
    return `"${fsa}" is not in postal-areas.json. Mend it, or add the area there with its point and name.`;
  }
  if (field === 'partialPostalAreas' && place.postalAreas.includes(fsa)) {
    return `"${fsa}" stands in postalAreas too. Leave it in one of the two.`;
  }
  return undefined;
}

function checkRegions({ names, regions }: JudgedContent, problems: ContentProblem[]): void {
  const slugs = new Set(names.places);
  for (const [index, region] of regions?.regions.entries() ?? []) {
    for (const [placeIndex, slug] of region.places.entries()) {
      if (slugs.has(slug)) continue;
      const message = wordUnknown(slug, 'a place', 'places', '.yaml', slugs);
      problems.push(fieldProblem('regions.yaml', ['regions', index, 'places', placeIndex], message));
    }
  }
}

function claim(
  owners: Map<string, Entry<unknown>>,
  name: string,
  claimant: Entry<unknown>,
  path: readonly (string | number)[],
  given: string,
  problems: ContentProblem[],
): void {
  const owner = owners.get(name);
  if (owner === undefined) owners.set(name, claimant);
  else if (owner !== claimant) {
    const message = `${given === 'the file name' ? given : `"${given}"`} is taken by ${owner.file}. A name can lead to one page only.`;
    problems.push(fieldProblem(claimant.file, path, message));
  }
}
