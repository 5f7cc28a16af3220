import { placePath, type Site, servicePath } from '../business/site.ts';
import { shortForms } from '../site-pages/pages.ts';

/**
 * Paths that lead elsewhere, with a slash at both ends: services by their id
 * (contract B3), former slugs (contract G2), and short forms people type.
 */
export function prepareRedirects(site: Site): Record<string, string> {
  const redirects: Record<string, string> = { ...shortForms };
  for (const service of site.services) {
    for (const name of [service.id, ...service.formerSlugs]) {
      if (name !== service.slug) redirects[`/services/${name}/`] = servicePath(service);
    }
    for (const former of service.formerSlugs) redirects[`/api/services/${former}/`] = `/api/services/${service.id}/`;
  }
  for (const place of site.places) {
    for (const former of place.formerSlugs) {
      redirects[`/service-areas/${former}/`] = placePath(place);
      redirects[`/api/service-areas/${former}/`] = `/api/service-areas/${place.slug}/`;
      redirects[`/api/coverage/${former}/`] = `/api/coverage/${place.slug}/`;
    }
  }
  return redirects;
}
