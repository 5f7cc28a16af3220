import { placePath, type Site, type SitePlace, type SiteService, servicePath } from '../business/site.ts';
import type { RedirectsFile } from '../schemas/redirects.ts';
import { encodeSitePath } from '../schemas/site-path.ts';
import { shortForms } from './pages.ts';

/** Paths that lead elsewhere, all as browsers send them. */
export interface Redirects {
  /** Where each of these paths leads. One with a slash at its end is meant without it too, after the slash is mended. */
  readonly exact: Readonly<Record<string, string>>;
  /** Beginnings of paths and where all that begin so lead, unless a path of its own says otherwise; the longest first. */
  readonly below: readonly (readonly [prefix: string, to: string])[];
}

/** Where a path leads, if anywhere else. Its characters are decoded, except the reserved ones. */
export function findRedirect({ exact, below }: Redirects, path: string): string | undefined {
  const sent = encodeURI(path).replaceAll('%25', '%');
  return Object.hasOwn(exact, sent) ? exact[sent] : below.find(([prefix]) => sent.startsWith(prefix))?.[1];
}

/** What redirects are made of. */
export interface RedirectSource extends Pick<Site, 'redirects'> {
  readonly services: readonly Pick<SiteService, 'id' | 'slug' | 'formerSlugs'>[];
  readonly places: readonly Pick<SitePlace, 'slug' | 'formerSlugs'>[];
}

/**
 * Paths that lead elsewhere: services by their id (contract B3), former slugs
 * (contract G2) and short forms people type, with a slash at both ends; and
 * addresses of an older site (contract K1).
 */
export function prepareRedirects({ services, places, redirects: lines }: RedirectSource): Redirects {
  const renamed: Record<string, string> = { ...shortForms };
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
  const old = moveOldAddresses(lines);
  return { exact: { ...renamed, ...old.exact }, below: old.below };
}

/** The old addresses of the content. They are answered with a slash at their end and without it, in one step. */
function moveOldAddresses(lines: RedirectsFile): Redirects {
  const paths = lines.map(({ from, to }) => ({ from: encodeSitePath(from), to: encodeSitePath(to) }));
  const folders = paths
    .filter(({ from }) => from.endsWith('/*'))
    .map(({ from, to }) => ({ from: from.slice(0, -2), to }));
  const single = paths.filter(({ from }) => !from.endsWith('*'));
  return {
    exact: Object.fromEntries(
      [...folders, ...single].flatMap(({ from, to }) => listForms(from).map((form) => [form, to])),
    ),
    below: paths
      .filter(({ from }) => from.endsWith('*'))
      .map(({ from, to }) => [from.slice(0, -1), to] as const)
      .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)),
  };
}

/** An address without the slash at its end, and with it unless it is that of a file. */
export function listForms(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return /\.\w+$/.test(bare) ? [bare] : [bare, `${bare}/`];
}
