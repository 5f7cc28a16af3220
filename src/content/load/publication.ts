import type { Site } from '../../business/site.ts';
import type { PublicationFile } from '../../schemas/pages/published.ts';

/** Makes the file `published.json`, with which the next publication is compared. */
export function toPublication(site: Site): PublicationFile {
  const services = site.services.map(({ id, slug }) => [id, { slug }] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return { services: Object.fromEntries(services), places: site.places.map(({ slug }) => slug).sort() };
}
