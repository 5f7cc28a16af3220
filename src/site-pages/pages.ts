import { photosPage } from '../business/photos.ts';
import { placePath, type Site, type SitePage, servicePath } from '../business/site.ts';
import { newsPage, newsPath } from './news.ts';
import { softwarePages } from './software-pages.ts';

/** Pages that templates of the site are made for; each needs its file. */
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

/** The pages whose words are in the code: those about the software. */
export const codedPages: Readonly<Record<string, ListedPage>> = softwarePages;

/** Names of the pages that have a template of their own. */
export type TemplatePage = (typeof templatePages)[number];

const addresses: Readonly<Partial<Record<string, string>>> = {
  home: '/',
  api: '/docs/api/',
  changelog: '/docs/api/changelog/',
  records: '/docs/api/records/',
  'not-found': '/404/',
};

/** Short forms of addresses that people type, and where they lead. */
export const shortForms: Readonly<Record<string, string>> = {
  '/pricing/': '/prices/',
  '/areas/': '/service-areas/',
  '/docs/': '/docs/api/',
};

/** First parts of addresses that are no page of the content. */
export const reservedNames: readonly string[] = ['404', 'admin', 'index', 'news', 'photos', 'pictures'];

/** What templates give links to lead to on their pages, beside the headings and questions of the content. */
export const templateAnchors: readonly string[] = [
  ...[
    'answer',
    'areas',
    'assurances',
    'before',
    'factors',
    'city',
    'covers',
    'credentials',
    'facts',
    'hours',
    'jobs',
    'main',
    'neighbourhood',
    'not-included',
  ],
  ...[
    'people',
    'places',
    'prices',
    'q',
    'questions',
    'rating',
    'related',
    'reviews',
    'right-now',
    'sources',
    'steps',
    'town',
    'visit',
    'write',
  ],
];

/** What lists of pages say of a page. */
export type ListedPage = Pick<SitePage, 'slug' | 'title' | 'description' | 'updated'>;

/** A page of the content that a template is made for; assembling the site has made sure that it exists. */
export function templatePage(site: Site, name: TemplatePage): SitePage {
  const page = site.pages[name];
  if (page === undefined) throw new Error(`The page ${name} passed the check but is missing.`);
  return page;
}

/** Path of a page. */
export function pagePath(page: Pick<SitePage, 'slug'>): string {
  return addresses[page.slug] ?? `/${page.slug}/`;
}

/** What a page goes by in menus: its path without the slashes around it. */
export function slugOfPath(path: string): string {
  return path.slice(1, -1);
}

/** A line of a menu. */
export interface MenuLine {
  readonly path: string;
  readonly label: string;
}

/** The main menu, as content orders it. */
export function headerMenu(site: Site): MenuLine[] {
  return listLines(site, site.navigation.header);
}

/** The menu at the foot: what content names, then the pages of its own that no menu names. */
export function footerMenu(site: Site): MenuLine[] {
  const { header, footer } = site.navigation;
  const named = new Set([...header, ...footer].map(({ page }) => page));
  const others = [...collections(site), ...prosePages(site)].filter(({ slug }) => !named.has(slug));
  return listLines(site, [...footer, ...others.map(({ slug }) => ({ page: slug }))]);
}

/** Lists that are a page as soon as there is something to list: news and photographs. */
function collections(site: Site): ListedPage[] {
  return [newsPage(site), photosPage(site)].filter((page) => page !== undefined);
}

/** What a menu has to know of a page. */
type MenuPage = Pick<ListedPage, 'slug' | 'title'> & { readonly navigation?: string | undefined };

/** A page of the site's own in a menu that gives it no other name: `our-team` is "Our team". */
function titleOf(slug: string): string {
  const words = slug.replace(/^.*\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lines whose page there is: news and photographs may be named while there are none. */
function listLines(site: Site, lines: Site['navigation']['header']): MenuLine[] {
  const pages: Readonly<Record<string, MenuPage>> = {
    ...codedPages,
    ...site.pages,
    ...Object.fromEntries(collections(site).map((page) => [page.slug, page])),
    ...Object.fromEntries(site.ownPages.map(slugOfPath).map((slug) => [slug, { slug, title: titleOf(slug) }])),
  };
  return lines.flatMap(({ page: name, label }) => {
    const page = pages[name];
    if (page === undefined) return [];
    const ownName = 'navigation' in page ? page.navigation : undefined;
    return [{ path: pagePath(page), label: label ?? ownName ?? page.title }];
  });
}

/** The pages search engines are asked to list: all but those that answer a question or say that nothing is there. */
export function listedPages(site: Site): ListedPage[] {
  const names = [...templatePages.filter((name) => name !== 'check' && name !== 'not-found')];
  return [
    ...names.map((name) => templatePage(site, name)),
    ...Object.values(codedPages),
    ...collections(site),
    ...prosePages(site),
  ];
}

/** The pages that consist of prose alone: whatever the content holds besides the pages with templates. */
export function prosePages(site: Site): SitePage[] {
  const withTemplate: readonly string[] = templatePages;
  return Object.values(site.pages)
    .filter((page) => !withTemplate.includes(page.slug))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The path of every page that the engine makes of content, but for those that answer a question or say that nothing is there. */
export function listMadePages(site: Site): string[] {
  return [
    ...listedPages(site).map(pagePath),
    ...site.services.map(servicePath),
    ...site.places.map(placePath),
    ...site.news.map(newsPath),
  ];
}
