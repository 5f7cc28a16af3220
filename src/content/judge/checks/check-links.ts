import { pagePath } from '../../../business/pages.ts';
import { placePath, servicePath } from '../../../business/site.ts';
import { softwarePages } from '../../../business/software-pages.ts';
import { closestWord } from '../../../business/spelling.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';

const LINK = /\]\((\/[^)\s#?]*)/g;

/** Finds links in prose that lead to no page of the site. Addresses of files and of the API are left to others. */
export function checkLinks(content: JudgedContent, problems: ContentProblem[]): void {
  const known = new Set([
    ...content.services.map(({ name, data }) => servicePath({ slug: data.slug ?? name })),
    ...content.services.flatMap(({ data }) => data.formerSlugs.map((slug) => servicePath({ slug }))),
    ...content.places.flatMap(({ data }) => data.formerSlugs.map((slug) => placePath({ slug }))),
    ...content.names.services.map((slug) => servicePath({ slug })),
    ...content.names.places.map((slug) => placePath({ slug })),
    ...content.names.pages.map((slug) => pagePath({ slug })),
    ...Object.values(softwarePages).map(pagePath),
  ]);
  for (const { file, prose } of [...content.services, ...content.pages]) {
    for (const match of prose.matchAll(LINK)) {
      const [link, path = ''] = match;
      if (known.has(path) || /^\/api\/|\.\w+$/.test(path)) continue;
      const message = `leads to ${path}, which is no page. ${adviseLink(path, known)}`;
      problems.push({ ...fieldProblem(file, [], message), proseOffset: match.index + link.length - path.length });
    }
  }
}

function adviseLink(path: string, known: ReadonlySet<string>): string {
  if (known.has(`${path}/`)) return `Write ${path}/ with a slash at the end.`;
  const meant = closestWord(path, known);
  return meant === undefined
    ? 'Write the address of a page of this site, from its first slash to its last.'
    : `Did you mean ${meant}?`;
}
