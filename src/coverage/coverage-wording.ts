import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { joinWords } from '../words/wording.ts';
import type { PlaceMatch } from './find-place.ts';
import type { Lookup } from './lookup.ts';
import { dropPostalCodes } from './postal-code.ts';

const ASKED_FOR =
  'Send letter digit letter digit letter digit, with or without a space, or at least the first three characters.';
/** Why a text is refused as a postal code, and what to send (contract B9, B17). */
export const wrongCode = {
  foreign: `Five digits make a postal code in the United States or another country, not in Canada. ${ASKED_FOR}`,
  letter: `This postal code has a letter that Canada does not use there: D, F, I, O, Q and U never occur, W and Z never come first. ${ASKED_FOR}`,
  form: `This is not a Canadian postal code. ${ASKED_FOR}`,
} as const;

/** The most places that are listed where none was asked for, and as suggestions. */
export const MOST_LISTED = 200;
export const MOST_SUGGESTIONS = 25;
/** The most places that a message names. */
const MOST_NAMED = 4;
/** What to do where no list answers. */
export const CALL = 'Call, and a person will tell you whether we come.';

/** Asks which of several places is meant. */
export function wordChoice(
  given: string,
  { kind, slugs }: Extract<PlaceMatch, { readonly slugs: readonly string[] }>,
  lookup: Lookup,
): string {
  const { length } = slugs;
  const names = slugs.slice(0, MOST_NAMED).map((slug) => lookup.summaries[slug]?.name ?? slug);
  const few =
    length > MOST_NAMED ? `one of these ${Math.min(length, MOST_SUGGESTIONS)} places` : joinWords(names, 'or');
  if (kind === 'near') return `${given} is not a name on our list. Did you mean ${few}?`;
  if (kind === 'quarter') return `${given} is not on our list by that name, but we serve the area. Is it ${few}?`;
  if (length === 1) return `We serve one place in ${given}: ${few}. Is that the one?`;
  if (length <= MOST_NAMED) return `${given} can mean ${few}. Which one is it?`;
  const shown = length > MOST_SUGGESTIONS ? ` ${MOST_SUGGESTIONS} of them are listed here.` : '';
  return `${given} covers ${length} places we serve.${shown} Which one is it?`;
}

/** Says that a place is not on the list, where a postal code beside it is served (contract B18). */
export function wordUnlisted(name: string): string {
  return `“${cutText(name)}” is not on our list of places, so this answer goes by the postal code alone.`;
}

/** Names the nearest served place, or whom to ask where none is known; begins with a space. */
export function wordNearest(nearest: CoverageAnswer['nearest']): string {
  if (nearest === null) return ' If you live close to one of them, call and ask.';
  return ` The nearest place we serve is ${nearest.name}, about ${nearest.aboutKmAway} km away.`;
}

/** Input to be repeated in an answer, without postal codes (contract B13) and cut to 100 characters (contract C1). */
export function cutText(text: string): string {
  const characters = [...dropPostalCodes(text).trim()].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : characters.join('');
}
