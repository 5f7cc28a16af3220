import { listPhotoForms } from '../business/photo-forms.ts';
import { placePath, type Site, servicePath } from '../business/site.ts';
import type { FileLink } from '../content/judge/checks/check-links.ts';
import { type ContentProblem, fieldProblem } from '../content/judge/content-problem.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { listPictures } from '../pictures/pictures.ts';
import { twinOf } from '../site-pages/markdown-path.ts';
import { newsPath } from '../site-pages/news.ts';
import { listedPages, pagePath } from '../site-pages/pages.ts';
import { closestWord } from '../words/spelling.ts';
import { listPublishedFiles } from './published-files.ts';

/** Finds the links and pictures that lead to a file, or to an answer of the API, that the site does not have. */
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

function listFiles(site: Site): ReadonlySet<string> {
  const files = [...listPublishedFiles(site, prepareLookup(site))].map(({ path }) => path);
  const pages = [
    '/',
    ...listedPages(site).map(pagePath),
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
    ...site.news.map(newsPath),
  ];
  return new Set([
    ...files,
    ...files.filter((path) => path.startsWith('/api/')).map((path) => path.replace(/index\.json$/, '')),
    ...pages.map(twinOf),
    ...listPictures(site).map(({ path }) => path),
    ...site.photos.flatMap(listPhotoForms).map(({ path }) => path),
    ...['/llms-full.txt', '/api/mcp'],
  ]);
}
