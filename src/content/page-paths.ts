import { MOST_JOBS, photosPath } from '../business/photos.ts';
import { placePath, servicePath } from '../business/site.ts';
import type { RedirectsFile } from '../schemas/pages/redirects.ts';
import { newsListPath, newsPath, pagePath, shortUrls, softwarePages } from '../site-pages/pages.ts';
import { prepareRedirects, type Redirects } from '../site-pages/redirects.ts';
import type { Content } from './validate-files.ts';

/** Path of a service page. */
export function pathOfService({ name, data }: Content['services'][number]): string {
  return servicePath({ slug: data.slug ?? name });
}

/** Paths of all pages, including those with invalid files. */
export function listPagePaths({ services, names, ownPages }: Content): ReadonlySet<string> {
  const valid = new Set(services.map(({ name }) => name));
  return new Set([
    ...services.map(pathOfService),
    ...names.services.filter((name) => !valid.has(name)).map((slug) => servicePath({ slug })),
    ...names.places.map((slug) => placePath({ slug })),
    ...names.pages.map((slug) => pagePath({ slug })),
    ...Object.values(softwarePages).map(pagePath),
    ...names.news.map((slug) => newsPath({ slug })),
    ...ownPages,
    ...(names.news.length > 0 ? [newsListPath] : []),
    ...(names.photos.length > MOST_JOBS ? [photosPath] : []),
  ]);
}

/** Paths that redirect to a page: service ids and former slugs. */
export function listFormerPaths(content: Content): string[] {
  return Object.keys(redirectsOf(content).exact).filter((path) => !Object.hasOwn(shortUrls, path));
}

/** Redirects from former and short paths, and those of an older site if `lines` are given. */
export function redirectsOf({ services, places }: Content, lines: RedirectsFile = []): Redirects {
  return prepareRedirects({
    services: services.map(({ name, data }) => ({ ...data, id: name, slug: data.slug ?? name })),
    places: places.map(({ name, data }) => ({ ...data, slug: name })),
    redirects: lines,
  });
}
