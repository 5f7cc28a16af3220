import type { Site } from '../../src/business/site.ts';

/** What tests ask about a business: services by id, places by slug. */
interface SampleNames {
  /** A service whose slug is its id, and one with another slug. */
  readonly service: string;
  readonly renamedService: string;
  /** A place away from the base, in a municipality with another name, both without accents. */
  readonly place: string;
  /** An alternate name of a place that is spelled differently from its slug. */
  readonly alternate: { readonly name: string; readonly slug: string };
  /** A place's name with a missing letter, and a name that several places share. */
  readonly misspelt: { readonly text: string; readonly place: string };
  readonly several: string;
  /** A served postal area in a town, and the names of the few places in it. */
  readonly postalArea: string;
  readonly areaPlaces: readonly string[];
  /** What follows the area in a postal code; its last digit is 0. */
  readonly rest: string;
  /** A served rural postal area, if postal codes show that. */
  readonly ruralArea?: string;
  /** A served postal area, typed with a letter for a digit. */
  readonly mistypedArea: { readonly typed: string; readonly area: string };
  /** An unserved postal area, and the nearest served place. */
  readonly unservedArea: string;
  readonly nearest: string;
  /** The unique name of an unserved postal area, and the nearest served place with its distance. */
  readonly unservedName: { readonly name: string; readonly nearest: string; readonly aboutKmAway: number };
  /** An unlisted postal area of the region, and one of another province or state if addresses have regions. */
  readonly newArea: string;
  readonly foreignArea?: string;
  /** A country whose postal codes people enter by mistake, and one of its codes. */
  readonly abroad: { readonly country: string; readonly code: string };
  /** A postal code with an impossible letter, if there is a message for it. */
  readonly wrongLetter?: string;
}

const zipCode = { country: 'US', code: '14201' };
const canadianCode = { country: 'CA', code: 'K1A 0B1' };

const facts: Readonly<Record<'garage' | 'plumber' | 'electrician' | 'groomer', SampleNames>> = {
  garage: {
    ...{ service: 'emergency', renamedService: 'cable-track', place: 'rosedale', several: 'Niagara' },
    ...{ alternate: { name: 'Stony Creek', slug: 'stoney-creek' }, misspelt: { text: 'Rosedae', place: 'rosedale' } },
    ...{ postalArea: 'L2E', areaPlaces: ['Niagara Falls'], rest: '4B0', ruralArea: 'L0P', newArea: 'L0X' },
    ...{ mistypedArea: { typed: 'LOP', area: 'L0P' }, unservedArea: 'K0A', nearest: 'niagara-on-the-lake' },
    unservedName: { name: 'Gloucester South', nearest: 'niagara-on-the-lake', aboutKmAway: 355 },
    ...{ foreignArea: 'T2E', abroad: zipCode, wrongLetter: 'Q1A 0B1' },
  },
  plumber: {
    ...{ service: 'leak', renamedService: 'drain', place: 'dartmouth', several: 'HRM' },
    ...{ alternate: { name: 'City of Halifax', slug: 'halifax' }, misspelt: { text: 'Dartmouh', place: 'dartmouth' } },
    ...{ postalArea: 'B2W', areaPlaces: ['Dartmouth'], rest: '4B0', ruralArea: 'B0P', newArea: 'B0B' },
    ...{ mistypedArea: { typed: 'BOP', area: 'B0P' }, unservedArea: 'B0C', nearest: 'bedford' },
    unservedName: { name: 'Sydney', nearest: 'dartmouth', aboutKmAway: 311 },
    ...{ foreignArea: 'T2W', abroad: zipCode, wrongLetter: 'Q1A 0B1' },
  },
  electrician: {
    ...{ service: 'emergency', renamedService: 'generator', place: 'newfield', several: 'Tompkins County' },
    ...{ alternate: { name: 'City of Ithaca', slug: 'ithaca' }, misspelt: { text: 'Newfied', place: 'newfield' } },
    ...{ postalArea: '13053', areaPlaces: ['Dryden'], rest: '4820', newArea: '13054', foreignArea: '35053' },
    ...{ mistypedArea: { typed: '13O53', area: '13053' }, unservedArea: '13045', nearest: 'groton' },
    ...{ unservedName: { name: 'Cortland', nearest: 'groton', aboutKmAway: 15 }, abroad: canadianCode },
  },
  groomer: {
    ...{ service: 'full-groom', renamedService: 'matted-coat', place: 'roundhay', several: 'Aireborough' },
    ...{ alternate: { name: 'Leeds city centre', slug: 'leeds' }, misspelt: { text: 'Roundhy', place: 'roundhay' } },
    ...{
      postalArea: 'LS1',
      areaPlaces: ['Leeds'],
      rest: '0BB',
      newArea: 'LS0',
      unservedArea: 'BD1',
      nearest: 'pudsey',
    },
    ...{ mistypedArea: { typed: 'LSI', area: 'LS1' }, abroad: canadianCode, wrongLetter: 'XS1 4AP' },
    unservedName: { name: 'Clayton', nearest: 'pudsey', aboutKmAway: 11 },
  },
};

/** Samples with the services and places themselves, and the message about a foreign postal code. */
export type Samples = ReturnType<typeof findSamples>;

/** A place that does not exist. */
export const nowhere = 'Atlantis';

/** The answer about a place that does not exist: unclear if content has `unlisted: ask` (contract M8). */
export const unknownAnswer = ({ business }: Pick<Site, 'business'>) =>
  business.unlisted === 'ask' ? { covered: null, confidence: null } : { covered: false, confidence: 'confirmed' };

/** Finds a business's samples in its content. Throws if one is missing. */
export function findSamples(name: keyof typeof facts, { services, places, sharedNames, country, terms }: Site) {
  const { service, renamedService, place, misspelt, several, nearest, unservedName, abroad, ...others } = facts[name];
  const find = <Item>(items: readonly Item[], isSample: (item: Item) => boolean): Item => {
    const found = items.find(isSample);
    if (found === undefined)
      throw new Error(`A sample in tests/support/samples.ts is not in the content of the ${name}.`);
    return found;
  };
  const findPlace = (slug: string) => find(places, (place) => place.slug === slug);
  return {
    ...others,
    service: find(services, ({ id, slug }) => id === service && slug === service),
    renamedService: find(services, ({ id, slug }) => id === renamedService && slug !== renamedService),
    place: findPlace(place),
    misspelt: { text: misspelt.text, place: findPlace(misspelt.place) },
    several: { name: several, slugs: find(sharedNames, ({ names }) => names.includes(several)).places },
    nearest: findPlace(nearest),
    unservedName: { ...unservedName, nearest: findPlace(unservedName.nearest) },
    codeFromAbroad: { code: abroad.code, message: terms.foreign[abroad.country] },
    writeCode: (area: string) => `${area}${country.postalCode.separator}${others.rest}`,
  };
}
