import { sharedPhoto } from '../appearance/share-image.ts';
import type { Site, SitePhoto } from '../business/site.ts';
import { toPhotosRecord } from '../discovery/json-ld/pages.ts';
import { type ListedPage, pagePath } from '../site-pages/pages.ts';
import photoStyles from '../styles/photo.css?inline';

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

/** The styles of photographs, if there are any. */
export function stylesFor(photos: readonly SitePhoto[]): string {
  return photos.length > 0 ? photoStyles : '';
}
