import { nextStep } from '../business/business.ts';
import { placePath, type Site, type SitePlace, siteUrl, tellsResponse } from '../business/site.ts';
import { findRegion, regionsOfPostalArea } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import { preparePostalCodes } from '../countries/postal-code-patterns.ts';
import { isWithinHours } from '../hours/open-now.ts';
import { prepareSchedule } from '../hours/schedule.ts';
import { addedTax, nameTax } from '../prices/money.ts';
import { listJobs, nameJob, type PriceState } from '../prices/totals.ts';
import { greatCircleKm, type Point } from './distance.ts';
import { collectKnownNames } from './known-names.ts';
import { dropForm, dropRegion, foldName } from './place-name.ts';
import { nearestPlaces, placesByPostalArea } from './places.ts';

/** Reference to the nearest served place: index in `nearest`, and distance in whole kilometres. */
type NearestRef = readonly [nearest: number, aboutKmAway: number];

/** Lookup tables for requests: plain JSON. */
export type CoverageIndex = ReturnType<typeof prepareCoverageIndex>;

/** Prepares the lookup tables at build: constant-time access by key, however many places there are. */
export function prepareCoverageIndex(site: Site) {
  const { country, terms, business, services } = site;
  const served = placesByPostalArea(site);
  const [firstArea] = served.keys();
  const places = collectNames(site);
  const regions = collectRegions(site, places);
  return {
    /** What the paths of the language begin with. */
    prefix: site.prefix,
    placeCount: site.places.length,
    nextStep: nextStep(site),
    /** An existing place and postal area, as examples in error messages. */
    example: {
      city: site.places[0]?.name ?? business.address.addressLocality,
      postal: firstArea ?? country.postalCode.examples.area,
    },
    postalCodes: preparePostalCodes(country),
    terms,
    locale: country.locale,
    distanceUnit: country.distanceUnit,
    tellsResponse: tellsResponse(site),
    ...nameRegions(site, [...served.keys()]),
    serviceIds: services.map(({ id }) => id),
    totals: prepareTotals(site),
    /** Service id by id, slug and former slug. */
    services: Object.fromEntries(
      services.flatMap(({ formerSlugs, slug, id }) => [...formerSlugs, slug, id].map((name) => [name, id])),
    ),
    places,
    /** Slugs of places that are served in part. */
    inPart: site.places.filter((place) => place.isServedInPart).map(({ slug }) => slug),
    /** Places as they are suggested, by slug, nearest first. */
    summaries: Object.fromEntries(
      site.places.map(({ slug, name, municipality, kind, distanceKm }) => [
        slug,
        { name, municipality, kind, distanceKm },
      ]),
    ),
    parents: collectParents(site),
    regions,
    /** Folded official names by length, for near misses. */
    official: Object.groupBy(
      site.places.map(({ name }) => foldName(name)),
      ({ length }) => length,
    ),
    ...prepareUnserved(site, new Set(served.keys()), new Set([...Object.keys(places), ...Object.keys(regions)])),
  };
}

/** The region of the address first, then those of other served or known postal areas. */
function nameRegions({ business, country, postalAreas }: Site, served: readonly string[]) {
  const { addressRegion } = business.address;
  const codes = new Set(addressRegion === undefined ? [] : [addressRegion]);
  for (const area of [...served, ...Object.keys(postalAreas)]) {
    const possible = regionsOfPostalArea(country, area);
    if (!possible.some((code) => codes.has(code))) for (const code of possible) codes.add(code);
  }
  const regions = [...codes].flatMap((code) => findRegion(country, code) ?? []);
  const names = [
    ...regions.flatMap(({ name, alternateNames = [] }) => [name, ...alternateNames]),
    ...codes,
    country.name,
    ...country.alternateNames,
  ];
  return {
    /** Names of provinces or states with service; empty if the country's addresses have no region. */
    regionNames: regions.map(({ name }) => name),
    /** Prefixes of their postal codes. */
    regionPostalCodes: regions.flatMap(({ postalCodes }) => postalCodes),
    /** Folded names of these regions and the country, which may follow a place name. */
    endings: [...new Set(names.map(foldName))],
  };
}

/**
 * Slug by folded name: official, alternate and former names, and slugs. On conflicts the last wins: official names
 * before others.
 */
function collectNames({ places }: Site): Record<string, string> {
  return Object.fromEntries(
    places.flatMap(({ formerSlugs, alternateNames, slug, name }) =>
      [...formerSlugs, ...alternateNames, slug, name].map((one) => [foldName(one), slug]),
    ),
  );
}

/**
 * Slugs of the places that a shared name may mean, by folded name: municipalities and regions that are not places
 * themselves, overridden by the lists of regions.yaml (contract B16).
 */
function collectRegions(site: Site, places: Readonly<Record<string, string>>) {
  const regions: Record<string, string[]> = {};
  for (const { slug, municipality, region } of site.places) {
    for (const name of new Set([municipality, region ?? municipality].flatMap(namesOfRegion))) {
      if (Object.hasOwn(places, name)) continue;
      regions[name] ??= [];
      regions[name]?.push(slug);
    }
  }
  for (const { names, places } of site.regions.regions) for (const name of names) regions[foldName(name)] = places;
  return regions;
}

/** Folded variants of a municipality or region: full, without "County of", without "Region". */
function namesOfRegion(name: string): string[] {
  const folded = foldName(name);
  return [...new Set([folded, dropForm(folded), dropRegion(folded)])];
}

/** Folded names of containing areas by slug: municipality, region, former municipality, shared names. */
function collectParents(site: Site): Record<string, string[]> {
  const groups = site.regions.regions.map(({ names, places }) => ({ names: names.map(foldName), places }));
  return Object.fromEntries(
    site.places.map(({ slug, municipality, region, formerMunicipality }) => {
      const above = [municipality, region, formerMunicipality].flatMap((name) => name ?? []).flatMap(namesOfParent);
      const other = groups.filter(
        ({ names, places }) => places.includes(slug) || names.some((it) => above.includes(it)),
      );
      return [slug, [...new Set([...above, ...other.flatMap(({ names }) => names)])]];
    }),
  );
}

/** After a place name, "Brant" and "Brant County" are equivalent. */
function namesOfParent(name: string): string[] {
  return namesOfRegion(name).flatMap((folded) => [folded, folded.replace(/ county$/, '')]);
}

/** Known names and areas without service, with a reference to the nearest served place. */
function prepareUnserved(site: Site, servedAreas: ReadonlySet<string>, servedNames: ReadonlySet<string>) {
  const nearest: SitePlace[] = [];
  const nearestFrom = (point: Point): NearestRef | undefined => {
    const [place] = nearestPlaces(site, point, 1);
    if (place === undefined) return undefined;
    if (!nearest.includes(place)) nearest.push(place);
    return [nearest.indexOf(place), Math.round(greatCircleKm(point, place))];
  };
  /** Known postal areas: 0 if served, else the name and the nearest served place. */
  const postalAreas: Record<string, 0 | readonly [name: string, ...NearestRef]> = {};
  for (const [key, area] of Object.entries(site.postalAreas)) {
    const way = servedAreas.has(key) ? undefined : nearestFrom(area);
    if (way !== undefined) postalAreas[key] = [area.name.replace(/ \(.*/, ''), ...way];
  }
  for (const key of servedAreas) postalAreas[key] = 0;
  /** Nearest served place by folded name of known places that are not served; 0 if their position is unknown. */
  const unserved: Record<string, NearestRef | 0> = {};
  /** Folded names that those lie in, by their name; the others are not there. */
  const unservedWithin: Record<string, readonly string[]> = {};
  /** Folded names of parts of towns, with the slugs of the places that are served there. */
  const quarters: Record<string, readonly string[]> = {};
  for (const [name, { point, places, within }] of collectKnownNames(site, servedNames)) {
    if (places.length > 0) {
      quarters[name] = places;
      continue;
    }
    unserved[name] = (point && nearestFrom(point)) ?? 0;
    if (within.length > 0) unservedWithin[name] = [...new Set(within.flatMap(namesOfParent))];
  }
  return {
    postalAreas,
    unserved,
    unservedWithin,
    quarters,
    /** Places that are nearest to any unserved postal area or known name. */
    nearest: nearest.map((place) => {
      const { slug, name, distanceKm } = place;
      return { slug, name, distanceKm, url: siteUrl(site, placePath(place)) };
    }),
  };
}

const DAY = 24 * 60;
/** Mondays of a year without holidays, four weeks apart to cover every season, as `readClock` values. */
const mondays = Array.from({ length: 13 }, (_, count) => (4 + 28 * count) * DAY);
/** Late in the evening. */
const TONIGHT = DAY - 30;

/** What totals need. */
function prepareTotals(site: Site) {
  const { business, country, money } = site;
  const tax = addedTax(business.pricing);
  const schedule = prepareSchedule(business);
  const isOpen = (moment: number) => isWithinHours(schedule, moment);
  const opensOn = (day: number) => Array.from({ length: 48 }, (_, half) => day + half * 30).some(isOpen);
  // Day offsets from Monday.
  const days = (...ofWeek: readonly number[]) => mondays.flatMap((monday) => ofWeek.map((day) => monday + day * DAY));
  const stateIf = (open: boolean): PriceState => (open ? 'day' : 'after-hours');
  return {
    /** Job names by identifier, for example `spring.pair`. */
    jobs: Object.fromEntries(listJobs(site).map((job) => [job.id, nameJob(job, money.locale)])),
    money,
    /** Name of the added tax; none if prices include it or the rate is unknown. */
    ...(tax !== undefined && { taxName: nameTax(tax, money.locale) }),
    /** Telephone number in national format. */
    telephone: formatTelephone(business.contact.telephone, country),
    /** Meaning of each time parameter. */
    states: {
      tonight: stateIf(days(0, 1, 2, 3, 4, 5, 6).every((day) => isOpen(day + TONIGHT))),
      weekday: stateIf(days(0, 1, 2, 3, 4).some(opensOn)),
      saturday: stateIf(days(5).some(opensOn)),
      sunday: stateIf(days(6).some(opensOn)),
    },
    /** Schedule that decides whether a time is within opening hours. */
    schedule,
  };
}
