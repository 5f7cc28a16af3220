import { MOST_JOBS, photosPath } from '../business/photos.ts';
import { placePath, servicePath } from '../business/site.ts';
import type { RedirectsFile } from '../schemas/pages/redirects.ts';
import { newsListPath, newsPath, pagePath, softwarePages } from '../site-pages/pages.ts';
import { prepareRedirects, type Redirects } from '../site-pages/redirects.ts';
import type { Content } from './validate-files.ts';

/** Pages whose prose is a content file, with their paths. */
export function listProsePages({ services, pages, news }: Content) {
  return [
    ...services.map((entry) => ({ ...entry, path: servicePath({ slug: entry.data.slug ?? entry.name }) })),
    ...pages.map((entry) => ({ ...entry, path: pagePath({ slug: entry.name }) })),
    ...news.map((entry) => ({ ...entry, path: newsPath({ slug: entry.name }) })),
  ];
}

/** Paths of all pages, including those with invalid files. */
export function listPagePaths({ services, names, ownPages }: Content): ReadonlySet<string> {
  const slugs = new Map(services.map(({ name, data }) => [name, data.slug ?? name]));
  return new Set([
    ...names.services.map((name) => servicePath({ slug: slugs.get(name) ?? name })),
    ...names.places.map((slug) => placePath({ slug })),
    ...names.pages.map((slug) => pagePath({ slug })),
    ...Object.values(softwarePages).map(pagePath),
    ...names.news.map((slug) => newsPath({ slug })),
    ...ownPages,
    ...(names.news.length > 0 ? [newsListPath] : []),
    ...(names.photos.length > MOST_JOBS ? [photosPath] : []),
  ]);
}

/** Whether a path is that of a file or an API answer, which is known only once the documents of the site are. */
export function isFilePath(path: string): boolean {
  return /^\/(?:api|\.well-known)\/|^\/.*\.\w+$/.test(path);
}

/** Redirects from former and short paths, and those of an older site if `lines` are given. */
export function redirectsOf({ services, places }: Content, lines: RedirectsFile = []): Redirects {
  return prepareRedirects({
    services: services.map(({ name, data }) => ({ ...data, id: name, slug: data.slug ?? name })),
    places: places.map(({ name, data }) => ({ ...data, slug: name })),
    redirects: lines,
  });
}
