import { faqId } from '../../format/slug.ts';
import { formatDate } from '../../hours/dates.ts';
import { shortUrls } from '../../site-pages/addresses.ts';
import { reservedNames, slugOfPath, softwarePages, templatePages } from '../../site-pages/pages.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const MENUS = 'navigation.yaml';

/** Finds pages with a reserved path or what the home page alone shows, missing pages, and news that are to come. */
export function* checkPages({ locality, names, news, pages }: Content, { today }: Sources): Iterable<ContentProblem> {
  for (const name of names.pages) {
    yield* problemIf(`pages/${name}.mdx`, [], describeTakenName(name));
  }
  for (const name of templatePages) {
    if (names.pages.includes(name)) continue;
    yield fieldProblem(`pages/${name}.mdx`, [], 'is missing. The site has a page of this name and needs its text.');
  }
  for (const { file, data } of pages.filter(({ name }) => name !== 'home')) {
    for (const field of ['outsideHours', 'pointing'] as const) {
      const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
      if (data[field] !== undefined) yield fieldWarning(file, [field], message);
    }
  }
  for (const { file, data } of news) {
    if (data.date <= today) continue;
    const message = `is ${formatDate(data.date, locality.country.locale)}: until then it is left out. If it is to be published now, write today's date.`;
    yield fieldWarning(file, ['date'], message);
  }
}

function describeTakenName(name: string): string | false {
  const target = shortUrls[`/${name}/`];
  const state = Object.hasOwn(softwarePages, name)
    ? 'has the name of a page about the software, which every site has'
    : target !== undefined
      ? `has the address /${name}/, which leads to ${target}`
      : reservedNames.includes(name) && `has the address /${name}/, which belongs to the site itself`;
  return state && `${state}. Give the file another name.`;
}

/** Finds lines of menus that lead to no page, or stand there twice. */
export function* checkNavigation({ names, navigation, ownPages }: Content): Iterable<ContentProblem> {
  const own = [...names.pages, ...ownPages.map(slugOfPath)].filter((name) => name !== 'not-found');
  const known = [...own, ...Object.keys(softwarePages), 'news', 'photos'];
  for (const menu of ['header', 'footer'] as const) {
    const lines = navigation[menu];
    for (const [index, { page, url }] of lines.entries()) {
      const path = [menu, index, page === undefined ? 'url' : 'page'];
      if (lines.findIndex((line) => line.page === page && line.url === url) < index) {
        yield fieldProblem(MENUS, path, `"${page ?? url}" stands in this menu twice. Leave one of the two.`);
      } else if (page !== undefined && !known.includes(page)) {
        const advice = suggest(page, known, `Write pages/${page}.mdx first, or take the line out.`);
        yield fieldProblem(MENUS, path, `"${page}" is not a page. ${advice}`);
      }
    }
  }
}

/** Finds questions whose anchor is already taken on the same page. */
export function* checkFaqs({ services, pages }: Content): Iterable<ContentProblem> {
  for (const { file, data } of [...services, ...pages]) {
    const ids = data.faqs.map(({ question }) => faqId(question));
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      const message = `has the address #${id}, as another question above it. Ask it once, or in other words.`;
      yield fieldProblem(file, ['faqs', index, 'question'], message);
    }
  }
}
