import { formatWholeDistance } from '../countries/distance-unit.ts';
import { dropPostalCodes } from '../countries/postal-code.ts';
import { joinWords } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { AddressMatch } from './address.ts';
import type { CoverageIndex } from './coverage-index.ts';

/** Maximum number of places listed without a question, and as suggestions. */
export const MOST_LISTED = 200;
export const MOST_SUGGESTIONS = 25;
/** Maximum number of places named in a message. */
const MOST_NAMED = 4;
/** Advice if no list has an answer. */
export const CALL = 'Call, and a person will tell you whether we come.';

/** Asks which of several places was meant. */
export function formatChoice(
  given: string,
  { kind, slugs }: Extract<AddressMatch, { readonly slugs: readonly string[] }>,
  area: string | undefined,
  lookup: CoverageIndex,
): string {
  const { length } = slugs;
  const names = slugs.slice(0, MOST_NAMED).map((slug) => lookup.summaries[slug]?.name ?? slug);
  const few =
    length > MOST_NAMED ? `one of these ${Math.min(length, MOST_SUGGESTIONS)} places` : joinWords(names, 'or');
  if (kind === 'near') return `${given} is not a name on our list. Did you mean ${few}?`;
  if (kind === 'address')
    return `${given} is not a name on our list, but ends with one. Ask about ${names[0]}, which we serve.`;
  if (kind === 'street')
    return `${given} is not a name on our list; it only shares words with ${few}. Ask again with ${area === undefined ? `its ${lookup.terms.postalCode}` : 'the name of the town'}, or call.`;
  if (kind === 'quarter') return `${given} is not on our list by that name, but we serve the area. Is it ${few}?`;
  if (length === 1) return `We serve one place in ${given}: ${few}. Is that the one?`;
  if (length <= MOST_NAMED) return `${given} can mean ${few}. Which one is it?`;
  const shown = length > MOST_SUGGESTIONS ? ` ${MOST_SUGGESTIONS} of them are listed here.` : '';
  return `${given} covers ${length} places we serve.${shown} Which one is it?`;
}

/** Message for a place that is not listed although a postal code given with it is served (contract B18). */
export function prefaceFor(name: string, lookup: CoverageIndex): { readonly preface?: string } {
  if (!/[\p{L}\p{N}]/u.test(name)) return {};
  const preface = `“${truncateText(name, lookup)}” is not on our list of places, so this answer goes by the ${lookup.terms.postalCode} alone.`;
  return { preface };
}

/** Names the nearest served place, or asks for more where none is known; begins with a space. */
export function formatNearest(nearest: CoverageAnswer['nearest'], { distanceUnit, terms }: CoverageIndex): string {
  if (nearest === null) return ` We do not know where that is: ask again with its ${terms.postalCode}, or call.`;
  return ` The nearest place we serve is ${nearest.name}, about ${formatWholeDistance(nearest.aboutKmAway, distanceUnit)} away.`;
}

/**
 * Truncates input for repetition in an answer, without postal codes (contract B13), to 100 characters (contract C1).
 */
export function truncateText(text: string, { postalCodes }: CoverageIndex): string {
  const characters = [...dropPostalCodes(text, postalCodes).trim().replace(/,$/, '')].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : characters.join('');
}
