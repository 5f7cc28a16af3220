import { findPagePhoto, listPagePhotos } from '../business/photos.ts';
import type { Site, SitePage } from '../business/site.ts';
import { renderProse } from '../page-locals.ts';
import { type ListedPage, pagePath, type TemplatePage, templatePage } from '../site-pages/pages.ts';

/** Loads a content page: its prose as a component, its photograph, and the props of its layout. */
export async function loadPage(site: Site, page: SitePage) {
  const { Prose, hasHeadings } = await renderProse(site, `pages/${page.slug}`);
  const pageProps = { ...propsOf(page), photos: listPagePhotos(site, page.slug) };
  return { page, Prose, hasHeadings, photo: findPagePhoto(site, page.slug), pageProps };
}

/** Loads the content page of a template. */
export function loadTemplatePage(site: Site, name: TemplatePage) {
  return loadPage(site, templatePage(site, name));
}

/** Makes the props of the layout for a page and the pages above it. */
export function propsOf(page: ListedPage, above: readonly ListedPage[] = []) {
  const crumbs = [...above, page].map((listed) => ({ name: listed.title, path: pagePath(listed) }));
  const { title, description } = page;
  return { title, description, path: pagePath(page), crumbs };
}
