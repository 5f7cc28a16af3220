import type { Site } from '../../business/site.ts';
import type { PublishedFile } from '../../schemas/pages/published.ts';

/** Makes the record of a publication, with which the next one is compared. */
export function recordPublished(site: Site): PublishedFile {
  const services = site.services.map(({ id, slug }) => [id, { slug }] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return { services: Object.fromEntries(services), places: site.places.map(({ slug }) => slug).sort() };
}
