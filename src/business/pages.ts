import type { Site, SitePage } from './site.ts';
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

/** Names of the pages that have a template of their own. */
export type TemplatePage = (typeof templatePages)[number];

const addresses: Readonly<Partial<Record<string, string>>> = {
  home: '/',
  api: '/docs/api/',
  changelog: '/docs/api/changelog/',
  'not-found': '/404/',
};

/** Short forms of addresses that people type, and where they lead. */
export const shortForms: Readonly<Record<string, string>> = {
  '/pricing/': '/prices/',
  '/areas/': '/service-areas/',
  '/docs/': '/docs/api/',
};

/** First parts of addresses that are no page of the content. */
export const reservedNames: readonly string[] = ['404', 'admin', 'index', 'pictures'];

/** What templates give links to lead to on their pages, beside the headings and questions of the content. */
export const templateAnchors: readonly string[] = [
  ...['answer', 'areas', 'assurances', 'before', 'city', 'covers', 'hours', 'main', 'neighbourhood', 'not-included'],
  ...['places', 'prices', 'q', 'questions', 'rating', 'related', 'right-now', 'sources', 'steps', 'town', 'visit'],
];

/** What lists of pages say of a page. */
export type ListedPage = Pick<SitePage, 'slug' | 'title' | 'description' | 'updated'>;

const inNavigation: readonly TemplatePage[] = ['services', 'prices', 'service-areas', 'contact'];

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

/** The pages of the main navigation, each with its short name. */
export function navigationPages(site: Site): (SitePage & { navigation: string })[] {
  return inNavigation
    .map((name) => templatePage(site, name))
    .map((page) => ({ ...page, navigation: page.navigation ?? page.title }));
}

/** The pages search engines are asked to list: all but those that answer a question or say that nothing is there. */
export function listedPages(site: Site): ListedPage[] {
  const names = [...templatePages.filter((name) => name !== 'check' && name !== 'not-found')];
  return [...names.map((name) => templatePage(site, name)), ...Object.values(softwarePages), ...prosePages(site)];
}

/** The pages that consist of prose alone: whatever the content holds besides the pages with templates. */
export function prosePages(site: Site): SitePage[] {
  const withTemplate: readonly string[] = templatePages;
  return Object.values(site.pages)
    .filter((page) => !withTemplate.includes(page.slug))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
