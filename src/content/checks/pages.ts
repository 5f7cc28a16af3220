import { closestWord } from '../../format/spelling.ts';
import { formatDate } from '../../hours/calendar.ts';
import { isRoundTheClock } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import { reservedNames, shortUrls, slugOfPath, softwarePages, templatePages } from '../../site-pages/pages.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Finds pages with a reserved path, and missing required pages. */
export function checkPages(
  { locality, names, navigation, news, ownPages }: Content,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  for (const name of names.pages) {
    const message = describeTakenName(name);
    if (message !== undefined) problems.push(fieldProblem(`pages/${name}.mdx`, [], message));
  }
  for (const name of templatePages) {
    if (names.pages.includes(name)) continue;
    const message = 'is missing. The site has a page of this name and needs its text.';
    problems.push(fieldProblem(`pages/${name}.mdx`, [], message));
  }
  for (const menu of ['header', 'footer'] as const)
    checkMenu(menu, navigation[menu], [...names.pages, ...ownPages.map(slugOfPath)], problems);
  for (const { file, data } of news) {
    if (data.date <= today) continue;
    const message = `is ${formatDate(data.date, locality.country.locale)}: until then it is left out. If it is to be published now, write today's date.`;
    problems.push(fieldWarning(file, ['date'], message));
  }
}

/** Finds what a page says at hours that never come, or where it is not shown. */
export function checkOutsideHours({ business, pages }: Content, problems: ContentProblem[]): void {
  for (const { file, name, data } of pages) {
    const { outsideHours } = data;
    if (outsideHours === undefined) continue;
    if (name !== 'home') {
      const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
      problems.push(fieldWarning(file, ['outsideHours'], message));
    } else if (business !== undefined) {
      for (const state of ['emergency', 'closed'] as const) {
        const reason = outsideHours[state] && describeNever(state, business);
        if (reason === undefined) continue;
        const message = `is never shown, because ${reason} in business.yaml. Mend that, or take this out.`;
        problems.push(fieldWarning(file, ['outsideHours', state], message));
      }
    }
  }
}

/** Why a state never comes, if it does not. */
function describeNever(state: 'emergency' | 'closed', business: BusinessFile): string | undefined {
  const { emergencyHours: line, specialOpeningHours } = business;
  if (isRoundTheClock(business)) return 'openingHours are round the clock';
  if (state === 'emergency') return line === undefined ? 'there are no emergencyHours' : undefined;
  const isAlwaysAnswered =
    line && isRoundTheClock({ ...line, specialOpeningHours: line.onHolidays ? [] : specialOpeningHours });
  return isAlwaysAnswered ? 'emergencyHours are round the clock' : undefined;
}

function checkMenu(
  menu: string,
  lines: Content['navigation']['header'],
  names: readonly string[],
  problems: ContentProblem[],
): void {
  const known = [...names.filter((name) => name !== 'not-found'), ...Object.keys(softwarePages), 'news', 'photos'];
  for (const [index, { page, url }] of lines.entries()) {
    const path = [menu, index, page === undefined ? 'url' : 'page'];
    if (lines.findIndex((line) => line.page === page && line.url === url) < index) {
      problems.push(
        fieldProblem('navigation.yaml', path, `"${page ?? url}" stands in this menu twice. Leave one of the two.`),
      );
    } else if (page !== undefined && !known.includes(page)) {
      const meant = closestWord(page, known);
      const advice =
        meant === undefined ? `Write pages/${page}.mdx first, or take the line out.` : `Did you mean "${meant}"?`;
      problems.push(fieldProblem('navigation.yaml', path, `"${page}" is not a page. ${advice}`));
    }
  }
}

function describeTakenName(name: string): string | undefined {
  const advice = 'Give the file another name.';
  if (Object.hasOwn(softwarePages, name)) {
    return `has the name of a page about the software, which every site has. ${advice}`;
  }
  const target = shortUrls[`/${name}/`];
  if (target !== undefined) return `has the address /${name}/, which leads to ${target}. ${advice}`;
  return reservedNames.includes(name)
    ? `has the address /${name}/, which belongs to the site itself. ${advice}`
    : undefined;
}
