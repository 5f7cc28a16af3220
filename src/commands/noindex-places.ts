import type { Site } from '../business/site.ts';
import { isIndexed, MIN_INDEXED_PHOTOS, MIN_INDEXED_WORDS } from '../places/places.ts';

const MAX_NAMED = 10;

/**
 * Lists the pages of places that search engines are asked not to list, and explains how to change that; undefined if
 * there are none.
 */
export function describeNoindexPlaces(site: Site): string | undefined {
  const names = site.places.filter((place) => !isIndexed(site, place)).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const named = names.slice(0, MAX_NAMED).join(', ');
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return `${names.length} of ${site.places.length} place pages are not listed by search engines (noindex, left out of the sitemap): ${named}${more}. A page is listed once its place has ${MIN_INDEXED_WORDS} words of notes or ${MIN_INDEXED_PHOTOS} dated photographs.`;
}
