import { dropPostalCodes } from '../countries/postal-code.ts';
import { formatWholeDistance } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { answersOf } from '../text/answers.ts';
import type { CoverageIndex } from './coverage-index.ts';
import type { PlaceMatch } from './find-place.ts';

/** Maximum number of places suggested. */
export const MOST_SUGGESTIONS = 25;
/** Maximum number of places named in a message. */
const MOST_NAMED = 4;

/** Asks which of several places was meant. */
export function formatChoice(
  given: string,
  { kind, slugs }: Extract<PlaceMatch, { readonly slugs: readonly string[] }>,
  area: string | undefined,
  lookup: CoverageIndex,
): string {
  const words = answersOf(lookup.locale).coverage;
  const { length } = slugs;
  const names = slugs.slice(0, MOST_NAMED).map((slug) => lookup.summaries[slug]?.name ?? slug);
  const few = length > MOST_NAMED ? words.oneOf(Math.min(length, MOST_SUGGESTIONS)) : words.few(names);
  if (kind === 'near') return words.near(given, few);
  if (kind === 'address') return words.address(given, names[0]);
  if (kind === 'street') return words.street(given, few, area === undefined ? lookup.terms.postalCode : undefined);
  if (kind === 'quarter') return words.quarter(given, few);
  if (length === 1) return words.onlyOne(given, few);
  if (length <= MOST_NAMED) return words.several(given, few);
  return words.many(given, length, length > MOST_SUGGESTIONS ? MOST_SUGGESTIONS : undefined);
}

/** Message for a place that is not listed although a postal code given with it is served (contract B18). */
export function prefaceFor(name: string, lookup: CoverageIndex): { readonly preface?: string } {
  if (!/[\p{L}\p{N}]/u.test(name)) return {};
  return {
    preface: answersOf(lookup.locale).coverage.byCodeAlone(truncateText(name, lookup), lookup.terms.postalCode),
  };
}

/** Names the nearest served place, or asks for more where none is known. */
export function formatNearest(nearest: CoverageAnswer['nearest'], lookup: CoverageIndex): string {
  const words = answersOf(lookup.locale).coverage;
  return nearest === null
    ? words.whereUnknown(lookup.terms.postalCode)
    : words.nearest(nearest.name, formatWholeDistance(nearest.aboutKmAway, lookup));
}

/**
 * Truncates input for repetition in an answer, without postal codes (contract B13), to 100 characters (contract C1).
 */
export function truncateText(text: string, { postalCodes }: Pick<CoverageIndex, 'postalCodes'>): string {
  const characters = [...dropPostalCodes(text, postalCodes).trim().replace(/,$/, '')].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : characters.join('');
}
