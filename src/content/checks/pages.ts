import { shortUrls } from '../../site-pages/addresses.ts';
import { reservedNames, slugOfPath, softwarePages, templatePages } from '../../site-pages/pages.ts';
import { type ContentProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content } from '../validate-files.ts';

/** Finds pages with the address of another, missing pages, and pages that say what the home page alone shows. */
export function* checkPages({ names, pages }: Content): Iterable<ContentProblem> {
  for (const name of names.pages) {
    const isSoftware = reservedNames.includes(name) || Object.hasOwn(softwarePages, name);
    const isTaken = isSoftware || Object.hasOwn(shortUrls, `/${name}/`);
    const message = `has the address /${name}/, which belongs to the site itself. Give the file another name.`;
    yield* problemIf(`pages/${name}.mdx`, [], isTaken && message);
  }
  for (const name of templatePages) {
    const message = 'is missing. The site has a page of this name and needs its text.';
    yield* problemIf(`pages/${name}.mdx`, [], !names.pages.includes(name) && message);
  }
  for (const { file, data } of pages.filter(({ name }) => name !== 'home')) {
    for (const field of ['outsideHours', 'pointing'] as const) {
      const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
      if (data[field] !== undefined) yield fieldWarning(file, [field], message);
    }
  }
}

/** Finds lines of menus that lead to no page. */
export function* checkNavigation({ names, navigation, ownPages }: Content): Iterable<ContentProblem> {
  const own = [...names.pages, ...ownPages.map(slugOfPath)].filter((name) => name !== 'not-found');
  const known = [...own, ...Object.keys(softwarePages), 'news', 'photos'];
  for (const menu of ['header', 'footer'] as const) {
    for (const [index, { page = 'home' }] of navigation[menu].entries()) {
      const advice = suggest(page, known, `Write pages/${page}.mdx first, or take the line out.`);
      yield* problemIf('navigation.yaml', [menu, index, 'page'], !known.includes(page) && `is no page. ${advice}`);
    }
  }
}
