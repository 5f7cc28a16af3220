import { listPhotoForms } from '../../business/photos.ts';
import type { Site } from '../../business/site.ts';
import { listDocuments } from '../../discovery/documents.ts';
import { fullTextPath } from '../../discovery/llms.ts';
import { closestWord } from '../../format/spelling.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { FILE } from '../checks/links.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';

/**
 * Checks URLs that can be checked only once the documents of the site are known: redirects from a document, and links
 * to a missing one.
 */
export function checkAddresses(site: Site): ContentProblem[] {
  const documents = [...listDocuments(site).map(({ path }) => path), fullTextPath];
  const files = new Set([...documents, ...site.photos.flatMap(listPhotoForms).map(({ path }) => path)]);
  const taken = site.files.filter(({ path }) => documents.includes(path.toLowerCase()));
  return [
    ...taken.map(({ path, file }) =>
      fieldProblem(
        file,
        [],
        `has the address ${path}, which the site writes itself. Remove it, or give it another name.`,
      ),
    ),
    ...checkRedirects(site, new Set([...files, ...site.files.map(({ path }) => path)]), files),
  ];
}

function checkRedirects(site: Site, targets: ReadonlySet<string>, files: ReadonlySet<string>): ContentProblem[] {
  return site.redirects.flatMap(({ from, to }, index) => {
    const taken = describeTaken(encodeSitePath(from), files);
    const lost = describeLost(encodeSitePath(to), targets);
    return [
      ...(taken === undefined ? [] : [fieldProblem('redirects.yaml', [index, 'from'], taken)]),
      ...(lost === undefined ? [] : [fieldProblem('redirects.yaml', [index, 'to'], lost)]),
    ];
  });
}

function describeTaken(from: string, files: ReadonlySet<string>): string | undefined {
  const found = from.endsWith('*') ? [...files].find((path) => path.startsWith(from.slice(0, -1))) : from;
  if (found === undefined || !files.has(found)) return undefined;
  return `is answered already: ${found} is a document of this site. Take the line out.`;
}

function describeLost(to: string, files: ReadonlySet<string>): string | undefined {
  if (!FILE.test(to) || files.has(to)) return undefined;
  const meant = closestWord(to, files);
  const advice = meant === undefined ? 'Write the path of a page of this site.' : `Did you mean ${meant}?`;
  return `leads to ${to}, which is no file of this site. ${advice}`;
}
