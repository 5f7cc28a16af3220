/** Facts of a country: one row of the table in `countries.ts`, as plain data. Its words are in `src/text`. */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly name: string;
  /** Name within a sentence: "the United Kingdom". */
  readonly nameInText: string;
  /** Other names that people append to place names. */
  readonly alternateNames: readonly string[];
  /** Default locale of pages (BCP 47 tag). */
  readonly locale: string;
  /** Further locales that a site there can have. */
  readonly otherLocales?: readonly string[];
  /** ISO 4217 code. */
  readonly currency: string;
  /** Format of postal codes. */
  readonly postalCode: {
    /** All formats of a code. */
    readonly shapes: readonly PostalCodeShape[];
    /** Separator between the area and the rest. */
    readonly separator: '' | ' ' | '-';
    /** Regular expression for areas that span many villages. */
    readonly ruralArea?: string;
    /** `wrong` is a mistyped code that `didYouMean` corrects, or any invalid code. */
    readonly examples: { readonly code: string; readonly area: string; readonly wrong: string };
  };
  readonly address: {
    /** Lines in order, with fields of a schema.org PostalAddress in braces. Lines without any value are omitted. */
    readonly lines: readonly string[];
    /**
     * Provinces, states or territories by code (ISO 3166-2 without the country prefix); undefined if addresses have
     * none.
     */
    readonly regions?: Readonly<Record<string, Region>>;
  };
  readonly telephone: {
    /** Country calling code (ITU-T E.164) without plus sign. */
    readonly callingCode: string;
    /** For national numbers: a regular expression and its replacement. The first match applies. */
    readonly formats: readonly (readonly [pattern: string, format: string])[];
    /** National or international spelling of the site's numbers that match no format, by E.164 number. */
    readonly spellings?: Readonly<Record<string, string>>;
    /** Regular expression for E.164 numbers reserved for fiction; undefined if there are none. */
    readonly fictional?: string;
  };
  /** Emergency telephone number. */
  readonly emergencyNumber: string;
  /** Bounding boxes in decimal degrees (WGS 84) that cover all of its land, the mainland first. */
  readonly bounds: readonly [Bounds, ...Bounds[]];
  /** Unit of distances on road signs. */
  readonly distanceUnit: 'km' | 'mi';
  /** Common name of the tax on sales, and whether consumer prices include it. */
  readonly salesTax: { readonly name: string; readonly isIncluded: boolean };
  /** For drawings: whether houses in towns stand in rows, and whether builders drive pickups and full-size vans. */
  readonly hasTerraces?: boolean;
  readonly hasPickups?: boolean;
  /** Example answers for the questions of `npm run init`; the telephone number in E.164 form. */
  readonly examples: { readonly telephone: string; readonly address: string; readonly timeZone: string };
}

type Bounds = Readonly<Record<'south' | 'north' | 'west' | 'east', number>>;

/** A format of a postal code. Each element is a regular expression for one character. */
export interface PostalCodeShape {
  /** The part by which places are matched. */
  readonly area: readonly string[];
  /** The part after it; empty if the area is the whole code. */
  readonly rest: readonly string[];
  /** Regular expression for the start of the area, where its elements are not strict enough. */
  readonly start?: string;
  /** Whether the area alone is a complete code. */
  readonly isRestOptional?: boolean;
}

/** A province, state or territory. */
export interface Region {
  readonly name: string;
  /** Prefixes of its postal codes: `K`, or a range of equal length such as `100-149`. */
  readonly postalCodes: readonly string[];
  /** Its code in the data of GeoNames (admin1CodesASCII.txt), if that differs. */
  readonly geoNames?: string;
  /** Abbreviations in use besides the code. */
  readonly alternateNames?: readonly string[];
}

/**
 * Returns the URL of open data with the coordinates of a country's postal areas, and the credit that its licence
 * requires.
 */
export function geoNames({ code }: Pick<Country, 'code'>) {
  const url = `https://download.geonames.org/export/zip/${code}.zip`;
  return { url, attribution: 'Coordinates of postal areas: GeoNames (geonames.org), CC BY 4.0' };
}

/**
 * The URL of open data with the names of places of 500 inhabitants or more, and the credit that its licence requires.
 */
export const geoNamesPlaces = {
  url: 'https://download.geonames.org/export/dump/cities500.zip',
  attribution: 'Names and positions of places: GeoNames (geonames.org), CC BY 4.0',
};

/** Finds the region for a code; undefined if unknown or if the country's addresses have none. */
export function findRegion({ address: { regions = {} } }: Country, code = ''): Region | undefined {
  return Object.hasOwn(regions, code) ? regions[code] : undefined;
}

/**
 * Whether a postal code or area begins with one of these prefixes, or with one in a range of prefixes.
 *
 * @example matchesPrefix('12345', ['100-149']) // true
 * @example matchesPrefix('K1A', ['L', 'N']) // false
 */
export function matchesPrefix(code: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => {
    const [first = '', last = first] = prefix.split('-');
    const start = code.slice(0, first.length);
    return start >= first && start <= last;
  });
}

/** Returns the codes of the regions a postal area may be in; empty if unknown. */
export function regionsOfPostalArea({ address: { regions = {} } }: Country, area: string): string[] {
  return Object.keys(regions).filter((code) => matchesPrefix(area, regions[code]?.postalCodes ?? []));
}
