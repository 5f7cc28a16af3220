import { MAX_ON_PAGE } from '../../business/photos.ts';
import { shortUrls } from '../../site-pages/addresses.ts';
import { reservedNames, slugOfPath, templatePages } from '../../site-pages/pages.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { ValidContent } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** Finds pages with an address of the site itself, and missing pages. */
export function* checkPages({ names }: ValidContent): Iterable<ContentProblem> {
  for (const name of names.pages) {
    const isReserved = reservedNames.includes(name) || Object.hasOwn(shortUrls, `/${name}/`);
    const message = `has the address /${name}/, which belongs to the site itself. Give the file another name.`;
    yield* problemIf(`pages/${name}.mdx`, [], isReserved && message);
  }
  for (const name of templatePages.filter((page) => !names.pages.includes(page)))
    yield fieldProblem(`pages/${name}.mdx`, [], 'is missing. The site has a page of this name and needs its text.');
}

/** Finds lines of menus that lead to no page. */
export function* checkNavigation(
  { names, navigation, ownPages, photos, news }: ValidContent,
  { missingPages }: Sources,
): Iterable<ContentProblem> {
  const own = [...names.pages, ...ownPages.map(slugOfPath)].filter((name) => name !== 'not-found');
  const known = [...own, 'news', 'photos'];
  for (const menu of ['header', 'footer'] as const) {
    const lines = navigation[menu].flatMap(({ page, items = [] }, index) => [
      { path: [menu, index], page },
      ...items.map((item, below) => ({ path: [menu, index, 'items', below], page: item.page })),
    ]);
    for (const { path, page = 'home' } of lines) {
      const file = missingPages.get(page);
      const advice = suggest(page, known, `Write pages/${page}.mdx first, or take the line out.`);
      const message = file
        ? `is a page that one of the languages lacks. Write ${file} too.`
        : `is not a page. ${advice}`;
      yield* problemIf('navigation.yaml', [...path, 'page'], !known.includes(page) && message);
      yield* problemIf(
        'navigation.yaml',
        [...path, 'page'],
        describeAbsent(page, photos.length, news.length),
        'warning',
      );
    }
  }
}

/** Why a page that the site makes itself is not there yet. */
function describeAbsent(page: string, photoCount: number, newsCount: number): string | undefined {
  if (page === 'photos' && photoCount <= MAX_ON_PAGE)
    return `is left out of the menu: the page of all photographs needs at least ${MAX_ON_PAGE + 1}, and photos/ has ${photoCount}.`;
  if (page === 'news' && newsCount === 0)
    return 'is left out of the menu until there is news. Write the first entry as a file in news/.';
  return undefined;
}
