import { meant } from 'virtual:postal-code';
import { placePath } from '../business/site.ts';
import { looksLikePostalCode } from '../countries/typed-code.ts';
import { formatAddress, placeOfAddress } from '../coverage/address.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';

/** Response of the API: coverage or a problem. */
type Reply = CoverageAnswer & { readonly title: string; readonly detail: string; readonly didYouMean?: string };

/**
 * Asks the API about coverage: its sentence with links to the places it names, or the sentence `down` if the request
 * fails.
 */
export async function askCoverage(typed: string, down: string): Promise<(string | Node)[]> {
  const parameter = looksLikePostalCode(typed, meant) ? 'postal' : 'city';
  try {
    const reply = await fetch(`/api/coverage/?${parameter}=${encodeURIComponent(typed)}`);
    return describeReply(typed, await reply.json());
  } catch {
    return [down];
  }
}

function describeReply(typed: string, reply: Reply): (string | Node)[] {
  const { message, title, detail, didYouMean, areas, suggestions, nearest } = reply;
  if (didYouMean)
    return [`${title}. Did you mean `, linkTo(`/check/?q=${encodeURIComponent(didYouMean)}`, `${didYouMean}?`)];
  if (!message) return [detail];
  const address = placeOfAddress(typed, reply);
  if (address) return [formatAddress(address), linkTo(placePath(address), address.name)];
  const places = [suggestions, areas[1] ? [] : areas, nearest ?? []].flat();
  return [message, ...places.map((place) => linkTo(placePath(place), place.name))];
}

// The answer of a form comes into view, above the bar at the foot of the screen.
document.onsubmit = ({ target }) => (target as Element).querySelector('output')?.scrollIntoView({ block: 'nearest' });

function linkTo(href: string, textContent: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent });
}
