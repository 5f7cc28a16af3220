/** What the software knows of a country: one row of the table in `countries.ts`. Plain data, so that it can be sent anywhere. */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly name: string;
  /** The name as it stands in a sentence: "the United Kingdom". */
  readonly nameInText: string;
  /** Other names that people write behind that of a place. */
  readonly alternateNames: readonly string[];
  /** BCP 47 tag by which its pages are written where content does not say otherwise. */
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly postalCode: PostalCodeRule;
  /** What postal codes and regions are called here. */
  readonly terms: CountryTerms;
  readonly address: AddressRule;
  readonly telephone: TelephoneRule;
  /** The number to dial when life is in danger. */
  readonly emergencyNumber: string;
  /** Boxes that hold all of its land. */
  readonly bounds: readonly Bounds[];
  /** Where a business is put until it says where it is: the capital. */
  readonly capital: { readonly latitude: number; readonly longitude: number };
  /** The unit of distances on its road signs. */
  readonly distanceUnit: DistanceUnit;
  readonly salesTax: SalesTaxHabit;
  readonly postalData: PostalDataSource;
  readonly examples: CountryExamples;
}

export type DistanceUnit = 'km' | 'mi';

/** A box of the map in decimal degrees (WGS 84). */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** How postal codes are written, and what is said of a wrong one. */
export interface PostalCodeRule {
  /** Every form a code has. */
  readonly shapes: readonly PostalCodeShape[];
  /** What stands between the area and the rest. */
  readonly separator: '' | ' ' | '-';
  /**
   * Regular expression of what is meant as a code rather than as the name of a place, in capitals without separators.
   * Without it, whatever is like one of the forms here or in `foreign`.
   */
  readonly meant?: string;
  /** Regular expression of the areas that span many villages. */
  readonly ruralArea?: string;
  /** What codes of other countries look like, in capitals without separators, and what is said of them. */
  readonly foreign: readonly { readonly pattern: string; readonly message: string }[];
  /** What is said of a code with a letter where none, or another one, can stand; without it `wrongForm` is said. */
  readonly wrongLetter?: string;
  /** What is said of anything else that is no code. */
  readonly wrongForm: string;
  /** What is said of a place that reads like a code. */
  readonly wrongName: string;
  /** What a maintainer is told of an area that is none; reads on after the name of the field. */
  readonly areaMistake: string;
  /** What a maintainer is told of a code that is none; reads on after the name of the field. */
  readonly codeMistake: string;
  /** What is said of an area that is missing in `postal-areas.json`; stands behind the area. */
  readonly unknownArea: string;
  readonly examples: {
    readonly code: string;
    readonly area: string;
    /** A code with a mistake that `didYouMean` mends, or any wrong code. */
    readonly wrong: string;
  };
}

/** A form of a postal code. Each element is a regular expression for one character. */
export interface PostalCodeShape {
  /** The part by which places are matched. */
  readonly area: readonly string[];
  /** What follows it; empty where the area is the whole code. */
  readonly rest: readonly string[];
  /** Regular expression of how the area begins, where its elements do not say all. */
  readonly start?: string;
  /** Whether the area is a whole code without the rest. */
  readonly isRestOptional?: boolean;
}

/** Words of the country, each as it stands in sentences of the software. */
export interface CountryTerms {
  /** "postal code" */
  readonly postalCode: string;
  /** "a postal code" */
  readonly aPostalCode: string;
  readonly postalCodes: string;
  /** "Canadian postal code" */
  readonly ownPostalCode: string;
  /** "a Canadian postal code" */
  readonly anOwnPostalCode: string;
  /** "forward sortation area" */
  readonly postalArea: string;
  readonly postalAreas: string;
  /** What that is, as a sentence without its full stop. */
  readonly postalAreaMeaning: string;
  /** What the area is called where no specialist reads: "postal area". */
  readonly plainPostalArea: string;
  readonly plainPostalAreas: string;
  /** The part of a code that counts: "first three characters". */
  readonly matchedPart: string;
  /** "only the first three characters are": how a sentence about that part begins. */
  readonly onlyMatchedPartIs: string;
  /** "a postal code or its first three characters" */
  readonly codeOrArea: string;
  /** A code, and how little of it counts. */
  readonly codeThatCounts: string;
  /** How an area is written in an address of the API. */
  readonly areaAsKey: string;
  /** How a code may be sent. */
  readonly codeParameter: string;
  /** The same in a few words. */
  readonly codeArgument: string;
  /** How a code is written, with examples. */
  readonly howToWrite: string;
  /** What an address calls its region: "province". */
  readonly regionKind: string;
}

/** How an address is written. */
export interface AddressRule {
  /** Its lines in their order, with the fields of a schema.org PostalAddress in braces. A line whose fields are all empty is left out. */
  readonly lines: readonly string[];
  /** Provinces, states or territories by their codes (ISO 3166-2 without the country); undefined where addresses need none. */
  readonly regions?: Readonly<Record<string, Region>>;
  /** What a maintainer is told of a region that is none: "is no province or territory of Canada". */
  readonly regionMistake?: string;
}

/** A province, state or territory. */
export interface Region {
  readonly name: string;
  /** Beginnings of its postal codes: `K`, or a range of equally long ones such as `100-149`. */
  readonly postalCodes: readonly string[];
  /** Abbreviations people write besides its code. */
  readonly alternateNames?: readonly string[];
}

/** How telephone numbers are written within the country. */
export interface TelephoneRule {
  /** Country calling code (ITU-T E.164) without its plus sign. */
  readonly callingCode: string;
  /** For numbers without their calling code: a regular expression, and what is written for it. The first that fits counts. */
  readonly formats: readonly (readonly [pattern: string, format: string])[];
  /** What a maintainer is told of a number with this calling code that cannot exist; reads on after the name of the field. */
  readonly mistake: string;
  /** Regular expression of E.164 numbers that are reserved for fiction; undefined where none are. */
  readonly fictional?: string;
}

/** How prices for consumers are told. */
export interface SalesTaxHabit {
  /** Name of the tax as people say it. */
  readonly name: string;
  /** Whether prices for consumers include it. */
  readonly isIncluded: boolean;
}

/** Open data with the position of every postal area. */
export interface PostalDataSource {
  /** Where it is fetched. */
  readonly url: string;
  /** The line of credit its licence asks for. */
  readonly attribution: string;
  /** What to know before it is used. */
  readonly note?: string;
}

/** How answers to the questions of `npm run init` look. */
export interface CountryExamples {
  /** In E.164 form. */
  readonly telephone: string;
  readonly address: string;
  readonly timeZone: string;
}
