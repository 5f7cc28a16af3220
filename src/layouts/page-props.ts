import { sharedPhoto } from '../appearance/share-image.ts';
import { photoOfPage, photosOfPage } from '../business/photos.ts';
import type { Site, SitePage, SitePhoto } from '../business/site.ts';
import { toPhotosRecord } from '../discovery/json-ld.ts';
import { renderProse } from '../site.ts';
import { type ListedPage, pagePath, type TemplatePage, templatePage } from '../site-pages/pages.ts';
import photoStyles from '../styles/photo.css?url';

/** A page of the content: its prose as a component, its photograph, and what the layout needs to know of it. */
export async function openPage<Page extends SitePage>(site: Site, page: Page) {
  const photo = photoOfPage(site, page.slug);
  const Prose = await renderProse(site, `pages/${page.slug}`);
  const shared = { ...propsOf(site, page, photosOfPage(site, page.slug)), picture: sharedPhoto(photo) };
  return { page, Prose, photo, shared };
}

/** A template page, opened. */
export function openTemplate<Name extends TemplatePage>(site: Site, name: Name) {
  return openPage(site, templatePage(site, name));
}

/** What the layout needs to know of a page, its photographs and the pages above it. */
export function propsOf(
  site: Site,
  page: ListedPage,
  photos: readonly SitePhoto[] = [],
  above: readonly ListedPage[] = [],
) {
  const crumbs = [...above, page].map((one) => ({ name: one.title, path: pagePath(one) }));
  const { title, description } = page;
  const picture = sharedPhoto(photos[0]);
  const jsonLd = toPhotosRecord(site, crumbs, photos);
  return { title, description, path: pagePath(page), picture, jsonLd, styles: stylesFor(photos) };
}

/** The style sheet of photographs, if there are any. */
export function stylesFor(photos: readonly SitePhoto[]): string[] {
  return photos.length > 0 ? [photoStyles] : [];
}
