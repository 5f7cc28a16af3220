import { placePath } from '../business/site.ts';
import { looksLikePostalCode } from '../coverage/postal-form.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';

/** What the API answers: coverage, or a problem in its `detail`. */
type Reply = CoverageAnswer & { readonly detail: string };

/**
 * The answer of the API to what was typed into a coverage form: its sentence,
 * and links to the places it names; or the sentence `down` where none comes.
 */
export async function askCoverage(typed: string, down: string): Promise<(string | Node)[]> {
  const parameter = looksLikePostalCode(typed) ? 'postal' : 'city';
  try {
    const reply = await fetch(`/api/coverage/?${parameter}=${encodeURIComponent(typed)}`);
    return describeReply(await reply.json());
  } catch {
    return [down];
  }
}

function describeReply({ message, detail, areas, suggestions, nearest }: Reply): (string | Node)[] {
  if (!message) return [detail];
  const places = [suggestions, areas[1] ? [] : areas, nearest ?? []].flat();
  const links = places.map((place) =>
    Object.assign(document.createElement('a'), { href: placePath(place), textContent: place.name }),
  );
  return [message, ...links];
}
