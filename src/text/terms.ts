import type { PostalCodeProblem } from '../countries/postal-code.ts';
import { capitalize } from './capitalize.ts';

/** The words for postal codes in a country, each in the grammatical form that sentences need. */
export interface PostalCodeTerms {
  /** "postal code" */
  readonly postalCode: string;
  /** "a postal code" */
  readonly aPostalCode: string;
  readonly postalCodes: string;
  /** "Canadian postal code" */
  readonly nationalPostalCode: string;
  /** "a Canadian postal code" */
  readonly aNationalPostalCode: string;
  /** "forward sortation area" */
  readonly postalArea: string;
  readonly postalAreas: string;
  /** Definition, as a sentence without full stop. */
  readonly postalAreaMeaning: string;
  /** Plain name for general readers: "postal area". */
  readonly plainPostalArea: string;
  readonly plainPostalAreas: string;
  /** The significant part of a code: "first three characters". */
  readonly matchedPart: string;
  /** Start of a sentence about that part: "only the first three characters are". */
  readonly onlyMatchedPartIs: string;
  /** "a postal code or its first three characters" */
  readonly codeOrArea: string;
  /** A code and its significant part. */
  readonly codeThatCounts: string;
  /** How to write an area in an API path. */
  readonly areaAsKey: string;
  /** How to write a code as a parameter. */
  readonly codeParameter: string;
  /** Short form of the same. */
  readonly codeArgument: string;
  /** How to write a code, with examples. */
  readonly howToWrite: string;
  /** Message for a code with a letter or digit that is not used there. */
  readonly wrongLetter: string;
  /** Message for any other invalid code. */
  readonly wrongForm: string;
  /** Message for a place name that looks like a code. */
  readonly wrongName: string;
  /** Message for an area that is in no table; follows the area. */
  readonly unknownArea: string;
  /** Messages for codes of other countries, by country code. */
  readonly foreign: Readonly<Record<string, string>>;
}

/** The words for a price that is given before the work. */
export interface EstimateTerms {
  /** "estimate" */
  readonly estimate: string;
  readonly estimates: string;
  /** "an estimate" */
  readonly anEstimate: string;
  /** "the estimate" */
  readonly theEstimate: string;
}

/** The word for an estimate that content chooses, by language; by default the usual word of the country. */
export interface WordChoice {
  readonly estimate?: Readonly<Record<string, unknown>> | undefined;
}

/** Vocabulary of the business's country and currency, used to fill in descriptions and messages. Plain JSON. */
export interface Terms extends PostalCodeTerms, EstimateTerms {
  /** BCP 47 tag, whose language the words are in. */
  readonly locale: string;
  /** What a region in an address is called: "province". */
  readonly regionKind: string;
  /** Name of the country within a sentence. */
  readonly country: string;
  /** ISO 4217 code of its currency. */
  readonly currency: string;
  /** Plural name of the currency: "Canadian dollars". */
  readonly currencyName: string;
}

/**
 * Replaces names in braces with terms of the country: `{postalArea}`, or `{PostalArea}` for a capitalized term. Other
 * braces are kept.
 */
export function fillTerms(text: string, terms: Terms): string {
  return text.replace(/\{([a-z]+)\}/gi, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const word = Object.hasOwn(terms, key) ? terms[key as keyof Terms] : undefined;
    if (typeof word !== 'string') return whole;
    return key === name ? word : capitalize(word);
  });
}

/** Explains why a text is not a valid code, and what to enter. */
export function explainPostalCode({ reason, country = '' }: PostalCodeProblem, terms: PostalCodeTerms): string {
  return reason === 'letter' ? terms.wrongLetter : (terms.foreign[country] ?? terms.wrongForm);
}
