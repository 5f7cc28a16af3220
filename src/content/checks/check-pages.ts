import { MAX_PHOTOS_ON_PAGE } from '../../business/photos.ts';
import { getPageSlug, reservedNames, templatePages } from '../../site-pages/pages.ts';
import { shortUrls } from '../../site-pages/paths.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../suggest.ts';
import type { ValidContent } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Finds pages with a reserved address, and missing pages. */
export function* checkPages({ names }: ValidContent): Iterable<ContentProblem> {
  for (const name of names.pages) {
    const isReserved = reservedNames.includes(name) || Object.hasOwn(shortUrls, `/${name}/`);
    const message = `has the address /${name}/, which belongs to the site itself. Give the file another name.`;
    yield* problemIf(`pages/${name}.mdx`, [], isReserved && message);
  }
  for (const name of templatePages.filter((page) => !names.pages.includes(page)))
    yield makeProblem(`pages/${name}.mdx`, [], 'is missing. The site has a page with this name and needs its text.');
}

/** Finds lines of menus that do not lead to a page. */
export function* checkNavigation(
  { names, navigation, customPages, photos, news }: ValidContent,
  { missingPages }: CheckContext,
): Iterable<ContentProblem> {
  const pageNames = [...names.pages, ...customPages.map(getPageSlug)].filter((name) => name !== 'not-found');
  const menuNames = [...pageNames, 'news', 'photos'];
  for (const menu of ['header', 'footer'] as const) {
    const entries = navigation[menu].flatMap(({ page, items = [] }, index) => [
      { path: [menu, index], page },
      ...items.map((item, below) => ({ path: [menu, index, 'items', below], page: item.page })),
    ]);
    for (const { path, page = 'home' } of entries) {
      const file = missingPages.get(page);
      const advice = suggest(page, menuNames, `Write pages/${page}.mdx first, or remove the line.`);
      const message = file
        ? `is a page that one of the languages does not have. Write ${file} too.`
        : `is not a page. ${advice}`;
      yield* problemIf('navigation.yaml', [...path, 'page'], !menuNames.includes(page) && message);
      yield* problemIf(
        'navigation.yaml',
        [...path, 'page'],
        findMissingPageProblem(page, photos.length, news.length),
        'warning',
      );
    }
  }
}

/** Finds the reason why a generated page does not exist yet. */
function findMissingPageProblem(page: string, photoCount: number, newsCount: number): string | undefined {
  if (page === 'photos' && photoCount <= MAX_PHOTOS_ON_PAGE)
    return `is not in the menu yet: the page of all photographs needs at least ${MAX_PHOTOS_ON_PAGE + 1}, and photos/ has ${photoCount}.`;
  if (page === 'news' && newsCount === 0)
    return 'is not in the menu until there is news. Write the first entry as a file in news/.';
  return undefined;
}
