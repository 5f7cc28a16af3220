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
  /** ISO 4217 code. */
  readonly currency: string;
  readonly postalCode: PostalCodeRule;
  readonly address: AddressRule;
  readonly telephone: TelephoneRule;
  /** Emergency telephone number. */
  readonly emergencyNumber: string;
  /** Bounding boxes that cover all of its land. */
  readonly bounds: readonly Bounds[];
  /** Default position of a business: the capital. */
  readonly capital: { readonly latitude: number; readonly longitude: number };
  /** Unit of distances on road signs. */
  readonly distanceUnit: DistanceUnit;
  readonly salesTax: SalesTaxHabit;
  readonly postalData: PostalDataSource;
  readonly examples: CountryExamples;
}

export type DistanceUnit = 'km' | 'mi';

/** A bounding box in decimal degrees (WGS 84). */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Format of postal codes. */
export interface PostalCodeRule {
  /** All formats of a code. */
  readonly shapes: readonly PostalCodeShape[];
  /** Separator between the area and the rest. */
  readonly separator: '' | ' ' | '-';
  /**
   * Regular expression for text meant as a code rather than a place name, in capitals without separators. By default,
   * whatever resembles a code of this country or of those in `foreign`.
   */
  readonly meant?: string;
  /** Regular expression for areas that span many villages. */
  readonly ruralArea?: string;
  /** Countries whose codes are told apart from other invalid ones. By default, all with codes of another form. */
  readonly foreign?: readonly string[];
  readonly examples: {
    readonly code: string;
    readonly area: string;
    /** A mistyped code that `didYouMean` corrects, or any invalid code. */
    readonly wrong: string;
  };
}

/** A format of a postal code. Each element is a regular expression for one character. */
export interface PostalCodeShape {
  /** The part that places are matched by. */
  readonly area: readonly string[];
  /** The part after it; empty if the area is the whole code. */
  readonly rest: readonly string[];
  /** Regular expression for the start of the area, where its elements are not strict enough. */
  readonly start?: string;
  /** Whether the area alone is a complete code. */
  readonly isRestOptional?: boolean;
}

/** Format of addresses. */
export interface AddressRule {
  /** Lines in order, with fields of a schema.org PostalAddress in braces. Lines without any value are omitted. */
  readonly lines: readonly string[];
  /**
   * Provinces, states or territories by code (ISO 3166-2 without the country prefix); undefined if addresses have none.
   */
  readonly regions?: Readonly<Record<string, Region>>;
}

/** A province, state or territory. */
export interface Region {
  readonly name: string;
  /** Prefixes of its postal codes: `K`, or a range of equal length such as `100-149`. */
  readonly postalCodes: readonly string[];
  /** Abbreviations in use besides the code. */
  readonly alternateNames?: readonly string[];
}

/** National format of telephone numbers. */
export interface TelephoneRule {
  /** Country calling code (ITU-T E.164) without plus sign. */
  readonly callingCode: string;
  /** For national numbers: a regular expression and its replacement. The first match applies. */
  readonly formats: readonly (readonly [pattern: string, format: string])[];
  /** What follows the calling code, in words for the maintainer. */
  readonly national: string;
  /** Regular expression for E.164 numbers reserved for fiction; undefined if there are none. */
  readonly fictional?: string;
}

/** How consumer prices are quoted. */
export interface SalesTaxHabit {
  /** Common name of the tax. */
  readonly name: string;
  /** Whether consumer prices include it. */
  readonly isIncluded: boolean;
}

/** Open data with positions of postal areas. */
export interface PostalDataSource {
  /** Download URL. */
  readonly url: string;
  /** Attribution that the licence requires. */
  readonly attribution: string;
  /** Hint for using the data. */
  readonly note?: string;
}

/** Example answers for the questions of `npm run init`. */
export interface CountryExamples {
  /** In E.164 form. */
  readonly telephone: string;
  readonly address: string;
  readonly timeZone: string;
}
