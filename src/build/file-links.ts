import type { Site } from '../business/site.ts';
import type { FileLink } from '../content/judge/checks/check-links.ts';
import { type ContentProblem, fieldProblem } from '../content/judge/content-problem.ts';
import { closestWord } from '../words/spelling.ts';
import { listFiles } from './site-addresses.ts';

/** Finds links and images that refer to a missing file or API answer. */
export function checkFileLinks(links: readonly FileLink[], site: Site): ContentProblem[] {
  const known = listFiles(site);
  return links
    .filter(({ path }) => !known.has(path))
    .map(({ file, path, offset }) => {
      const meant = closestWord(path, known);
      const advice = meant === undefined ? 'Write the address of a file the site has.' : `Did you mean ${meant}?`;
      const message = `leads to ${path}, which is no file of the site. ${advice}`;
      return { ...fieldProblem(file, [], message), proseOffset: offset };
    });
}
