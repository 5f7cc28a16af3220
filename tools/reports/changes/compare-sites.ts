import { findRedirect, listAnswers, prepareRedirects } from 'open-local-business/answers';
import {
  formatMoney,
  formatPrice,
  listMadePages,
  type MoneyFormat,
  newsPath,
  pagePath,
  placePath,
  type Site,
  type SitePrice,
  servicePath,
} from 'open-local-business/facts';

/** Content as read, with its site. */
export interface ContentState {
  readonly site: Site;
  /** Path of the content folder. */
  readonly directory: string;
  /** Texts of the content files by path below the folder. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A changed price or price term. */
export interface PriceChange {
  readonly name: string;
  /** The old price as text; undefined if new. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Sorted paths. */
export interface PathChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Old and new target of a redirect. */
export interface RedirectChange {
  readonly from: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Differences between two published sites. */
export interface SiteChanges {
  readonly prices: readonly PriceChange[];
  readonly pages: PathChanges;
  /** Paths of removed pages without a redirect. */
  readonly lost: readonly string[];
  /** API answers, documents and static files, without images. */
  readonly answers: PathChanges;
  readonly redirects: readonly RedirectChange[];
  /** Changed content files that affect more than one page. */
  readonly files: readonly string[];
  /** Total size of answers, documents and files without images, in bytes. */
  readonly bytes: { readonly before: number; readonly after: number };
}

/** Compares two versions of the content. A page counts as changed if its file did. */
export async function compareSites(before: ContentState, after: ContentState): Promise<SiteChanges> {
  const [oldPages, newPages] = [listPages(before), listPages(after)];
  const [oldAnswers = new Map(), newAnswers = new Map()] = await Promise.all(
    [before, after].map(({ site, directory }) => listAnswers(site, directory)),
  );
  const pages = compareMaps(oldPages, newPages);
  const redirects = prepareRedirects(after.site);
  const changedFiles = compareMaps(before.texts, after.texts);
  return {
    prices: comparePrices(before.site, after.site),
    pages,
    lost: pages.removed.filter((path) => findRedirect(redirects, decodeURI(path)) === undefined),
    answers: compareMaps(oldAnswers, newAnswers),
    redirects: compareRedirects(before.site, after.site),
    files: [...changedFiles.added, ...changedFiles.changed, ...changedFiles.removed]
      .filter((file) => !PAGE.test(file))
      .sort(),
    bytes: { before: sizeOf(oldAnswers), after: sizeOf(newAnswers) },
  };
}

/** Content files with a page of their own. */
const PAGE = /^(?:services|pages|news)\/[^/]+\.mdx$|^places\/[^/]+\.yaml$/;

/** Pages with the text of their content file; empty if a page has several. */
function listPages({ site, texts }: ContentState): ReadonlyMap<string, string> {
  return new Map([
    ...listMadePages(site).map((path) => [path, ''] as const),
    ...site.services.map((service) => [servicePath(service), texts.get(`services/${service.id}.mdx`) ?? ''] as const),
    ...site.places.map((place) => [placePath(place), texts.get(`places/${place.slug}.yaml`) ?? ''] as const),
    ...Object.values(site.pages).map((page) => [pagePath(page), texts.get(`pages/${page.slug}.mdx`) ?? ''] as const),
    ...site.news.map((item) => [newsPath(item), texts.get(`news/${item.slug}.mdx`) ?? ''] as const),
  ]);
}

function sizeOf(answers: ReadonlyMap<string, string>): number {
  return [...answers.values()].reduce((sum, body) => sum + Buffer.byteLength(body), 0);
}

function comparePrices(before: Site, after: Site): PriceChange[] {
  const [old, now] = [listPrices(before), listPrices(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => {
      const name = (now.get(key) ?? old.get(key))?.name ?? '';
      return { name, before: old.get(key)?.price, after: now.get(key)?.price };
    })
    .filter((change) => change.before !== change.after);
}

/** All displayed prices as text, by a key that renaming does not change. */
function listPrices({ business, money, services }: Site): ReadonlyMap<string, { name: string; price: string }> {
  const { afterHoursSurcharge, ifDeclined } = business.pricing;
  return new Map([
    ...services.flatMap(({ id, name, price, variants }) => [
      [id, { name, price: formatWhole(price, money) }] as const,
      // A variant without a price has the service's.
      ...variants
        .filter((variant) => variant.price !== price)
        .map((variant) => {
          const named = { name: `${name}: ${variant.name}`, price: formatWhole(variant.price, money) };
          return [`${id}.${variant.id}`, named] as const;
        }),
    ]),
    ...(afterHoursSurcharge === undefined
      ? []
      : [
          [
            'afterHoursSurcharge',
            { name: 'Surcharge outside opening hours', price: formatMoney(afterHoursSurcharge.amount, money) },
          ] as const,
        ]),
    ...(ifDeclined === undefined
      ? []
      : [['ifDeclined', { name: 'If declined', price: formatMoney(ifDeclined.amount, money) }] as const]),
  ]);
}

/** A full price, without the "from" of a table column. */
function formatWhole(price: SitePrice, money: MoneyFormat): string {
  return formatPrice(price, money).replace(/^from /, '');
}

function compareRedirects(before: Site, after: Site): RedirectChange[] {
  const list = (site: Site): ReadonlyMap<string, string> => {
    const { exact, below } = prepareRedirects(site);
    return new Map([...Object.entries(exact), ...below.map(([prefix, to]) => [`${prefix}*`, to] as const)]);
  };
  const [old, now] = [list(before), list(after)];
  return (
    [...new Set([...old.keys(), ...now.keys()])]
      .map((from) => ({ from, before: old.get(from), after: now.get(from) }))
      .filter((change) => change.before !== change.after)
      // Redirects match with and without a trailing slash; report one of the two.
      .filter(({ from }, _, changes) => !from.endsWith('/') || !changes.some((other) => `${other.from}/` === from))
  );
}

function compareMaps(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): PathChanges {
  return {
    added: [...after.keys()].filter((key) => !before.has(key)).sort(),
    changed: [...after.keys()].filter((key) => before.has(key) && before.get(key) !== after.get(key)).sort(),
    removed: [...before.keys()].filter((key) => !after.has(key)).sort(),
  };
}
