import { postalAreaPattern } from '../../countries/postal-code-patterns.ts';
import { beginsWith, findRegion } from '../../countries/regions.ts';
import { greatCircleKm } from '../../coverage/distance.ts';
import { foldName } from '../../coverage/place-name.ts';
import type { RegionsFile } from '../../schemas/places/region.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Placeholders } from '../placeholders.ts';
import { readablePlaceholders } from '../prose-placeholders.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content, Entry } from '../validate-files.ts';
import { checkBrand } from './brand.ts';
import { checkContact } from './contact.ts';
import { checkDrawings } from './drawings.ts';
import { checkFaqs } from './faqs.ts';
import { checkFiles } from './files.ts';
import { checkHours } from './hours.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkNotice } from './notice.ts';
import { checkOutsideHours, checkPages } from './pages.ts';
import { checkPhotos } from './photos.ts';
import { checkPositions } from './positions.ts';
import { checkPriceHistory } from './price-history.ts';
import { checkPrices } from './prices.ts';
import { checkPricing } from './pricing.ts';
import { checkProfile } from './profile.ts';
import { checkProof } from './proof.ts';
import { checkPublished } from './published.ts';
import { checkRedirects } from './redirects.ts';
import { checkRegion, formatBeginnings } from './region.ts';

/**
 * Finds inconsistencies between files and fields: dangling references, duplicate names, places too far away,
 * overlapping hours. `today` is the date in the time zone of the business; URLs are checked with placeholders filled.
 */
export function checkContent(
  content: Content,
  { today, placeholders }: { readonly today: string; readonly placeholders: Placeholders },
  problems: ContentProblem[],
): void {
  const readable = readablePlaceholders(placeholders);
  checkRegion(content, problems);
  checkPositions(content, problems);
  checkPrices(content, today, problems);
  checkHours(content, today, problems);
  checkNotice(content, today, problems);
  checkLinks(content, readable, problems);
  checkMarkup(content, readable, problems);
  checkPages(content, today, problems);
  checkOutsideHours(content, problems);
  checkFiles(content, problems);
  checkRedirects(content, problems);
  checkPhotos(content, today, problems);
  checkPublished(content, problems);
  checkPriceHistory(content, today, problems);
  checkBands(content, problems);
  checkServices(content, problems);
  checkPricing(content, problems);
  checkContact(content, problems);
  checkDrawings(content, problems);
  checkBrand(content, problems);
  checkFaqs(content, problems);
  checkProfile(content, problems);
  checkProof(content, today, problems);
  checkPlaceNames(content, problems);
  for (const place of content.places) checkPlace(place, content, problems);
  checkRegions(content, problems);
}

function checkBands({ business, places }: Content, problems: ContentProblem[]): void {
  for (const [index, { upToKm }] of business?.responseBands.entries() ?? []) {
    const before = business?.responseBands[index - 1];
    if (before === undefined || upToKm > before.upToKm) continue;
    const message = `is ${upToKm}, and the band above it reaches ${before.upToKm} km already. Order the bands by distance, nearest first.`;
    problems.push(fieldProblem('business.yaml', ['responseBands', index, 'upToKm'], message));
  }
  if (business === undefined) return;
  const { geo, responseBands, serviceRadiusKm } = business;
  if (responseBands.length === 0) {
    for (const { file } of places.filter(({ data }) => data.responseMinutes !== undefined)) {
      const message = 'tells a response time, and business.yaml none. Take it out, or write responseBands there.';
      problems.push(fieldProblem(file, ['responseMinutes'], message));
    }
    return;
  }
  const [farthest] = places
    .filter(({ data }) => data.responseMinutes === undefined)
    .map(({ file, data }) => ({ file, km: greatCircleKm(geo, data) }))
    .filter(({ km }) => km <= serviceRadiusKm && responseBands.every(({ upToKm }) => upToKm < km))
    .sort((a, b) => b.km - a.km);
  if (farthest === undefined) return;
  const message = `end before ${Math.round(farthest.km)} km, the distance of ${farthest.file}. Add a band that reaches serviceRadiusKm (${serviceRadiusKm} km).`;
  problems.push(fieldProblem('business.yaml', ['responseBands'], message));
}

function checkServices({ services, names }: Content, problems: ContentProblem[]): void {
  const owners = new Map<string, Entry<unknown>>();
  for (const service of services) owners.set(service.name, service);
  for (const service of services) {
    const { slug } = service.data;
    if (slug !== undefined) claim(owners, slug, service, ['slug'], slug, problems);
  }
  for (const service of services) {
    for (const [index, former] of service.data.formerSlugs.entries()) {
      claim(owners, former, service, ['formerSlugs', index], former, problems);
    }
    for (const [index, id] of service.data.related.entries()) {
      if (names.services.includes(id)) continue;
      const message = describeUnknownName(id, 'a service', 'services', '.mdx', names.services);
      problems.push(fieldProblem(service.file, ['related', index], message));
    }
  }
  checkCopies(services, problems);
}

/** A service copied but not rewritten, so that customers cannot tell them apart. */
function checkCopies(services: Content['services'], problems: ContentProblem[]): void {
  for (const field of ['name', 'symptom'] as const) {
    const owners = new Map<string, string>();
    for (const { file, data } of services) {
      const text = foldName(data[field]);
      const owner = owners.get(text);
      owners.set(text, owner ?? file);
      if (owner === undefined) continue;
      const message = `is also that of ${owner}, so customers cannot tell the two apart. Write what this service is about, or remove one of the files.`;
      problems.push(fieldProblem(file, [field], message));
    }
  }
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
