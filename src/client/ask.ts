import { placePath } from '../business/site.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';

/**
 * Asks about coverage: the sentence of the answer with links to the places it names, or the sentence `down` if the
 * request fails. The page at `action` answers addresses and postal codes, because it knows how they are written; the API the rest.
 */
export async function askCoverage(typed: string, down: string, action: string): Promise<(string | Node)[]> {
  // The path of the language of the page.
  const prefix = action.replace(/\/check\/$/, '');
  const question = encodeURIComponent(typed);
  try {
    if (/\d/.test(typed)) return readPage(await (await fetch(`${action}?q=${question}`)).text(), down);
    const reply = await fetch(`${prefix}/api/coverage/?city=${question}`);
    return describeReply(await reply.json(), prefix);
  } catch {
    return [down];
  }
}

/** The sentence of a page's answer, and its link if it is one. Without a function it has none. */
function readPage(html: string, down: string): (string | Node)[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sentence = page.querySelector('#answer strong')?.textContent;
  const links = [...page.querySelectorAll('#answer a')];
  return sentence ? [sentence, ...(links[1] ? [] : links)] : [down];
}

function describeReply(reply: CoverageAnswer & { readonly detail: string }, prefix: string): (string | Node)[] {
  const { message, detail, areas, suggestions, nearest } = reply;
  if (!message) return [detail];
  const places = [suggestions, areas[1] ? [] : areas, nearest ?? []].flat();
  const links = places.map((place) =>
    Object.assign(document.createElement('a'), { href: prefix + placePath(place), textContent: place.name }),
  );
  return [message, ...links];
}

// The answer of a form comes into view, above the bar at the foot of the screen.
document.onsubmit = ({ target }) => (target as Element).querySelector('output')?.scrollIntoView({ block: 'nearest' });
