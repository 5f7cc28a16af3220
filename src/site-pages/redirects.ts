import { placePath, type SitePlace, type SiteService, servicePath } from '../business/site.ts';
import type { RedirectsFile } from '../schemas/pages/redirects.ts';
import { encodeSitePath } from '../schemas/pages/site-path.ts';
import { shortUrls } from './paths.ts';

/** Redirects; all paths are percent-encoded as browsers send them. */
export interface Redirects {
  /** Targets of exact paths. A path with a trailing slash also matches without it, after the slash redirect. */
  readonly exact: Readonly<Record<string, string>>;
  /** Prefix redirects, longest prefix first; exact ones take precedence. */
  readonly byPrefix: readonly (readonly [prefix: string, to: string])[];
  /** Targets of exact paths with capital letters, by the path in lower case, where no other path has that. */
  readonly inLowerCase: Readonly<Record<string, string>>;
}

/** The parts of a site that redirects are made from. */
interface RedirectSource {
  readonly services: readonly Pick<SiteService, 'id' | 'slug' | 'formerSlugs'>[];
  readonly places: readonly Pick<SitePlace, 'slug' | 'formerSlugs'>[];
  readonly redirects: RedirectsFile;
}

/** Finds the redirect target of a path, if any. The path is percent-decoded except for reserved characters. */
export function findRedirect({ exact, byPrefix }: Omit<Redirects, 'inLowerCase'>, path: string): string | undefined {
  const sent = encodeURI(path).replaceAll('%25', '%');
  return Object.hasOwn(exact, sent) ? exact[sent] : byPrefix.find(([prefix]) => sent.startsWith(prefix))?.[1];
}

/**
 * Builds all redirects: service ids (contract B3), former slugs (contract G2) and short URLs, with a slash at both
 * ends; and URLs of an older site (contract K1).
 */
export function prepareRedirects({ services, places, redirects }: RedirectSource): Redirects {
  const renamed: Record<string, string> = { ...shortUrls };
  for (const service of services) {
    for (const name of [service.id, ...service.formerSlugs]) {
      if (name !== service.slug) renamed[`/services/${name}/`] = servicePath(service);
    }
    for (const former of service.formerSlugs) renamed[`/api/services/${former}/`] = `/api/services/${service.id}/`;
  }
  for (const place of places) {
    for (const former of place.formerSlugs) {
      renamed[`/service-areas/${former}/`] = placePath(place);
      renamed[`/api/service-areas/${former}/`] = `/api/service-areas/${place.slug}/`;
      renamed[`/api/coverage/${former}/`] = `/api/coverage/${place.slug}/`;
    }
  }
  const old = redirects.map(({ from, to }) => ({ from: encodeSitePath(from), to: encodeSitePath(to) }));
  // The address of the folder redirects too, unless it has its own line. All match with and without a slash.
  const folders = old.filter(({ from }) => from.endsWith('/*'));
  const single = old.filter(({ from }) => !from.endsWith('*'));
  const exact = [...folders.map(({ from, to }) => ({ from: from.slice(0, -2), to })), ...single];
  const paths = {
    ...renamed,
    ...Object.fromEntries(exact.flatMap(({ from, to }) => slashVariants(from).map((form) => [form, to]))),
  };
  const spellings = Map.groupBy(Object.entries(paths), ([path]) => encodeURI(decodeURI(path).toLowerCase()));
  return {
    exact: paths,
    inLowerCase: Object.fromEntries(
      [...spellings].flatMap(([lower, [only, ...others]]) =>
        only === undefined || only[0] === lower || others.length > 0 ? [] : [[lower, only[1]]],
      ),
    ),
    byPrefix: old
      .filter(({ from }) => from.endsWith('*'))
      .map(({ from, to }) => [from.slice(0, -1), to] as const)
      .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)),
  };
}

/**
 * Returns a URL path without the trailing slash, and with it unless it names a file.
 *
 * @example slashVariants('/old-page') // ['/old-page', '/old-page/']
 * @example slashVariants('/old.html') // ['/old.html']
 */
export function slashVariants(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return /\.\w+$/.test(bare) ? [bare] : [bare, `${bare}/`];
}
