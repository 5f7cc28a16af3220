import { makePhotosPage } from '../business/photos.ts';
import { placePath, type Site, type SiteNews, type SitePage, servicePath } from '../business/site.ts';
import { capitalize } from '../text/capitalize.ts';
import { textOf } from '../text/text.ts';

/** Pages with their own template; each requires its content file. */
export const templatePages = [
  'home',
  'services',
  'prices',
  'service-areas',
  'check',
  'contact',
  'booking',
  'quote',
  'about',
  'api',
  'not-found',
] as const;

/** Names of the pages with their own template. */
export type TemplatePage = (typeof templatePages)[number];

const pathsOfTemplates: Readonly<Partial<Record<string, string>>> = {
  home: '/',
  api: '/docs/api/',
  'not-found': '/404/',
};

/** First path segments that content pages must not use. */
export const reservedNames: readonly string[] = ['404', 'admin', 'index', 'news', 'photos', 'pictures'];

/** A page in lists of pages. */
export type ListedPage = Pick<SitePage, 'slug' | 'title' | 'description' | 'updated' | 'navigation'>;

/** Returns the content page of a template, which the content check requires. */
export function templatePage(site: Site, name: TemplatePage): SitePage {
  const page = site.pages[name];
  if (page === undefined) throw new Error(`The page ${name} is missing. The content check should have reported it.`);
  return page;
}

/** Returns a page's path. */
export function pagePath(page: Pick<SitePage, 'slug'>): string {
  return pathsOfTemplates[page.slug] ?? `/${page.slug}/`;
}

/**
 * Returns the slug of a page path.
 *
 * @example getPageSlug('/contact/') // 'contact'
 */
export function getPageSlug(path: string): string {
  return path.slice(1, -1);
}

/** Returns the main menu in the order of the content. */
export function listHeaderMenu(site: Site) {
  return listMenuLinks(site, site.navigation.header);
}

/** Returns the footer menu: the items of the content, then the pages of prose, news and photographs that no menu names. */
export function listFooterMenu(site: Site) {
  const { header, footer } = site.navigation;
  const named = new Set([...header, ...footer].flatMap((entry) => entry.items ?? entry).map(({ page }) => page));
  const others = [...listCollectionPages(site), ...listProsePages(site)].filter(({ slug }) => !named.has(slug));
  return listMenuLinks(site, [...footer, ...others.map(({ slug }) => ({ page: slug }))]);
}

/** Lists the pages that exist only if they have entries: news and photographs. */
function listCollectionPages(site: Site): ListedPage[] {
  return [makeNewsPage(site), makePhotosPage(site)].filter((page) => page !== undefined);
}

/** A link of a menu. */
interface MenuLink {
  readonly label: string;
  readonly path: string;
  readonly items?: undefined;
}
interface MenuGroup {
  readonly label: string;
  readonly path?: undefined;
  readonly items: readonly MenuLink[];
}

/**
 * Lists the menu items whose page exists, because a menu may name news or photographs while there are none. `path` is a
 * path of this site, or the URL of another one. An owner's page is named by its address: "Our team" for `our-team`.
 */
function listMenuLinks(site: Site, entries: Site['navigation']['header']): (MenuLink | MenuGroup)[] {
  const customPages = site.customPages.map((path) => {
    const slug = getPageSlug(path);
    return { slug, title: capitalize(slug.replace(/^.*\//, '').replaceAll('-', ' ')), description: '' };
  });
  const all: readonly ListedPage[] = [...customPages, ...listCollectionPages(site), ...Object.values(site.pages)];
  const toLink = ({ page: name = '', url, label }: (typeof entries)[number]): MenuLink[] => {
    if (url !== undefined) return [{ path: url, label: label ?? url }];
    const page = all.find(({ slug }) => slug === name);
    if (page === undefined) return [];
    return [{ path: pagePath(page), label: label ?? page.navigation ?? page.title }];
  };
  return entries.flatMap((entry): (MenuLink | MenuGroup)[] => {
    if (entry.items === undefined) return toLink(entry);
    const items = entry.items.flatMap(toLink);
    return items.length === 0 ? [] : [{ label: entry.title ?? '', items }];
  });
}

/** Lists the pages that search engines may index and that are not about a single service, place or news item. */
export function listIndexedPages(site: Site): ListedPage[] {
  const names = templatePages.filter((name) => name !== 'check' && name !== 'not-found');
  return [...names.map((name) => templatePage(site, name)), ...listCollectionPages(site), ...listProsePages(site)];
}

/** Returns the content pages without a template, which consist of prose only. */
export function listProsePages(site: Site): SitePage[] {
  const withTemplate: readonly string[] = templatePages;
  return Object.values(site.pages)
    .filter((page) => !withTemplate.includes(page.slug))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Lists the paths of all pages that the engine generates from content, except forms and the error page. */
export function listEnginePages(site: Site): string[] {
  return [
    ...listIndexedPages(site).map(pagePath),
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
    ...site.news.map(newsPath),
  ];
}

/** Lists the paths of the owner's pages, except those that replace a page of the engine. */
export function listAddedPages(site: Site): string[] {
  const made = new Set(listEnginePages(site));
  return site.customPages.filter((path) => !made.has(path));
}

const MAX_TITLE_LENGTH = 70;

/**
 * Returns the page title with the business name appended, unless the title has the name already or both are longer than
 * 70 characters (contract F6).
 *
 * @example fitTitle('Prices', 'Maple Hill Plumbing') // 'Prices · Maple Hill Plumbing'
 */
export function fitTitle(title: string, businessName: string): string {
  const whole = title.includes(businessName) ? title : `${title} · ${businessName}`;
  if (whole.length <= MAX_TITLE_LENGTH) return whole;
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`;
}

/** Path of the news list. */
export const newsListPath = '/news/';

/** Path of the news feed. */
export const newsFeedPath = '/news/feed.xml';

/** Returns the news list as a page; undefined while there is no news. */
export function makeNewsPage({ news, business, country }: Pick<Site, 'news' | 'business' | 'country'>) {
  const [latest] = news;
  if (latest === undefined) return undefined;
  const { title, description } = textOf(country.locale).pages.news;
  return { slug: 'news', title, description: description(business.name), updated: latest.date };
}

/** Returns the path of a news item. */
export function newsPath(item: Pick<SiteNews, 'slug'>): string {
  return `${newsListPath}${item.slug}/`;
}

/** Path prefixes that only the engine publishes at. */
export const engineFolders: readonly string[] = ['/_astro/', '/_errors/', '/api/', '/pictures/'];
