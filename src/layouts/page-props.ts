import { findPagePhoto, listPagePhotos } from '../business/photos.ts';
import type { Site, SitePage } from '../business/site.ts';
import { renderProse } from '../page-locals.ts';
import { type ListedPage, pagePath, type TemplatePage, templatePage } from '../site-pages/pages.ts';

/** Opens a page of the content: its prose as a component, its photograph, and the props of its layout. */
export async function openPage(site: Site, page: SitePage) {
  const { Prose, hasHeadings } = await renderProse(site, `pages/${page.slug}`);
  const shared = { ...propsOf(page), photos: listPagePhotos(site, page.slug) };
  return { page, Prose, hasHeadings, photo: findPagePhoto(site, page.slug), shared };
}

/** Opens the content page of a template. */
export function openTemplate(site: Site, name: TemplatePage) {
  return openPage(site, templatePage(site, name));
}

/** Makes the props of the layout for a page and the pages above it. */
export function propsOf(page: ListedPage, above: readonly ListedPage[] = []) {
  const crumbs = [...above, page].map((one) => ({ name: one.title, path: pagePath(one) }));
  const { title, description } = page;
  return { title, description, path: pagePath(page), crumbs };
}
