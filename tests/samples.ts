import type { Site, SitePlace, SiteService } from '../src/business/site.ts';
import { isRural } from '../src/countries/postal-code.ts';
import { greatCircleKm } from '../src/places/distance.ts';
import { groupByPostalArea } from '../src/places/places.ts';
import {
  drawCodeFromAbroad,
  drawForeignArea,
  drawMistypedArea,
  drawNewArea,
  drawRest,
  drawWrongLetter,
} from './sample-codes.ts';

/** What the tests ask a business about, drawn from its content, so that no table of tests names a fact. */
export interface Samples {
  /** A service whose page goes by its identifier. */
  readonly service: SiteService;
  /** A service whose page goes by another slug. */
  readonly renamedService: SiteService;
  /** A place some way off, in a municipality of another name, both in plain letters. */
  readonly place: SitePlace;
  /** A further name of a place, spelt otherwise than its slug, and the slug. */
  readonly alternate: { readonly name: string; readonly slug: string };
  /** The name of a place with a letter left out. */
  readonly misspelt: { readonly text: string; readonly place: SitePlace };
  /** A name of several places, and their slugs. */
  readonly several: { readonly name: string; readonly slugs: readonly string[] };
  /** A whole postal code of an area, and what follows the area in it: the last digit of that is a 0. */
  readonly writeCode: (area: string) => string;
  readonly rest: string;
  /** A served postal area in a town, and the names of the few places in it. */
  readonly postalArea: string;
  readonly areaPlaces: readonly string[];
  /** A served postal area in the country; undefined where the postal code does not tell. */
  readonly ruralArea: string | undefined;
  /** A served postal area, typed with a letter for a digit. */
  readonly mistypedArea: { readonly typed: string; readonly area: string };
  /** A postal area that is not served, and the served place nearest to it. */
  readonly unservedArea: string;
  readonly nearest: SitePlace;
  /** The name of a postal area that is not served, where nothing else goes by it, and the way from it to the nearest served place. */
  readonly unservedName: { readonly name: string; readonly nearest: SitePlace; readonly aboutKmAway: number };
  /** A postal area of the region that no table holds. */
  readonly newArea: string;
  /** A postal area of another province or state; undefined where addresses have none. */
  readonly foreignArea: string | undefined;
  /** A postal code of another country, and what is said of it. */
  readonly codeFromAbroad: { readonly code: string; readonly message: string };
  /** A postal code with an impossible letter; undefined where none has words of its own. */
  readonly wrongLetter: string | undefined;
}

/** A name of no place anywhere. */
export const nowhere = 'Atlantis';

/** What a business answers for it: a question where its content says so (contract M8). */
export const unknownAnswer = ({ business }: Pick<Site, 'business'>) =>
  business.unlisted === 'ask' ? { covered: null, confidence: null } : { covered: false, confidence: 'confirmed' };

/** Draws the samples of a business. Throws where its content lacks one: it would prove too little. */
export function drawSamples(site: Site): Samples {
  const { services, places, postalAreas, regions, country } = site;
  const served = groupByPostalArea(site);
  const rest = need('a country whose postal codes are longer than their areas', drawRest(country));
  const known = new Set([...served.keys(), ...Object.keys(postalAreas)]);
  const [postalArea, areaPlaces] = need(
    'a postal area in a town',
    [...served]
      .map(([key, found]) => [key, found.filter((place) => place.postalAreas.includes(key))] as const)
      .find(([key, within]) => !isRural(key, country) && within.length > 0 && within.length < 5),
  );
  const [unservedArea, point] = need(
    'a postal area that is not served',
    Object.entries(postalAreas).find(([key]) => !served.has(key)),
  );
  const misspelt = need(
    'a long name in one word',
    places.find(({ name }) => /^[A-Za-z]{8,}$/.test(name)),
  );
  const region = need('a name of several places', regions.regions[0]);
  return {
    service: need(
      'a service that goes by its identifier',
      services.find(({ id, slug }) => id === slug),
    ),
    renamedService: need(
      'a service that goes by another slug',
      services.find(({ id, slug }) => id !== slug),
    ),
    place: need(
      'a place in a municipality of another name',
      places.find(
        ({ name, municipality, distanceKm }) =>
          distanceKm > 1 && name !== municipality && /^[A-Za-z]+$/.test(name) && /^[A-Za-z ]+$/.test(municipality),
      ),
    ),
    alternate: need(
      'a place with another name',
      places.flatMap(({ slug, alternateNames }) => alternateNames.map((name) => ({ name, slug })))[0],
    ),
    misspelt: { text: misspelt.name.replace(/.(?=.$)/, ''), place: misspelt },
    several: { name: need('a name of several places', region.names[0]), slugs: region.places },
    postalArea,
    areaPlaces: areaPlaces.map(({ name }) => name),
    ruralArea:
      country.postalCode.ruralArea === undefined
        ? undefined
        : need(
            'a postal area in the country',
            [...served.keys()].find((key) => isRural(key, country)),
          ),
    mistypedArea: need('a postal area with a 0 or 1', drawMistypedArea([...served.keys()], country)),
    writeCode: (area) => `${area}${country.postalCode.separator}${rest}`,
    rest,
    unservedArea,
    nearest: need('a place', places.toSorted((a, b) => greatCircleKm(point, a) - greatCircleKm(point, b))[0]),
    unservedName: need('a postal area of a name of its own', drawUnservedName(site, served)),
    newArea: need('a postal area to come', drawNewArea(site, known)),
    foreignArea:
      country.address.regions === undefined
        ? undefined
        : need('a province that others are not in', drawForeignArea(site, postalArea, known)),
    codeFromAbroad: need('a country that codes of another are told apart from', drawCodeFromAbroad(site)),
    wrongLetter:
      site.terms.wrongLetter === site.terms.wrongForm
        ? undefined
        : need('a country without some letters in its codes', drawWrongLetter(country)),
  };
}

function drawUnservedName(site: Site, served: ReadonlyMap<string, unknown>): Samples['unservedName'] | undefined {
  const areas = Object.entries(site.postalAreas);
  const known = areas.find(([key, { name }]) => {
    const isAlone = areas.every(([other, area]) => other === key || !area.name.includes(name));
    return /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name) && !isRural(key, site.country) && !served.has(key) && isAlone;
  });
  if (known === undefined) return undefined;
  const [, point] = known;
  const [nearest] = site.places.toSorted((a, b) => greatCircleKm(point, a) - greatCircleKm(point, b));
  return nearest && { name: point.name, nearest, aboutKmAway: Math.round(greatCircleKm(point, nearest)) };
}

function need<Value>(what: string, found: Value | undefined): Value {
  if (found === undefined) throw new Error(`The content of a business in the tests needs ${what}.`);
  return found;
}
