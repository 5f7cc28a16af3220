import { findRedirect, listAnswers, prepareRedirects } from 'open-local-business/answers';
import {
  formatMoney,
  formatPrice,
  listEnginePages,
  type MoneyFormat,
  newsPath,
  type Price,
  pagePath,
  placePath,
  type Site,
  servicePath,
} from 'open-local-business/facts';

/** Content as read, with its site in each language, the first one first. */
export interface ContentState {
  readonly sites: readonly [Site, ...Site[]];
  /** Path of the content folder. */
  readonly directory: string;
  /** The texts of content files, by path below the folder. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A changed price or price term. */
interface PriceChange {
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

/** A redirect's old and new target. */
interface RedirectChange {
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
  const [oldAnswers, newAnswers] = [await collectAnswers(before), await collectAnswers(after)];
  const pages = compareMaps(oldPages, newPages);
  const [site] = after.sites;
  const changedFiles = compareMaps(before.texts, after.texts);
  return {
    prices: comparePrices(before.sites[0], site),
    pages,
    lost: pages.removed.filter((path) => isLost(decodeURI(path), after)),
    answers: compareMaps(oldAnswers, newAnswers),
    redirects: compareRedirects(before.sites[0], site),
    files: [...changedFiles.added, ...changedFiles.changed, ...changedFiles.removed]
      .filter((file) => !PAGE.test(file))
      .sort(),
    bytes: { before: sizeOf(oldAnswers), after: sizeOf(newAnswers) },
  };
}

/** Content files that have a page. */
const PAGE = /^(?:[a-z]{2}\/)?(?:(?:services|pages|news)\/[^/]+\.mdx|places\/[^/]+\.yaml)$/;

/** Lists the pages with the text of their content file and its translation; empty if a page has several. */
function listPages({ sites, texts }: ContentState): ReadonlyMap<string, string> {
  return new Map(
    sites.flatMap((site) => {
      const { prefix, services, places, pages, news } = site;
      const files = [
        ...services.map((service) => [servicePath(service), `services/${service.id}.mdx`] as const),
        ...places.map((place) => [placePath(place), `places/${place.slug}.yaml`] as const),
        ...Object.values(pages).map((page) => [pagePath(page), `pages/${page.slug}.mdx`] as const),
        ...news.map((item) => [newsPath(item), `news/${item.slug}.mdx`] as const),
      ];
      const read = (file: string) => [file, `${prefix.slice(1)}/${file}`].map((path) => texts.get(path) ?? '').join('');
      return [
        ...listEnginePages(site).map((path) => [prefix + path, ''] as const),
        ...files.map(([path, file]) => [prefix + path, read(file)] as const),
      ];
    }),
  );
}

/** Whether a page's address leads nowhere. */
function isLost(path: string, { sites: [first, ...others] }: ContentState): boolean {
  const site = others.find(({ prefix }) => path.startsWith(`${prefix}/`)) ?? first;
  return findRedirect(prepareRedirects(site), path.slice(site.prefix.length)) === undefined;
}

async function collectAnswers({ sites, directory }: ContentState): Promise<ReadonlyMap<string, string>> {
  const answers = await Promise.all(sites.map((site) => listAnswers(site, directory)));
  return new Map(answers.flatMap((group) => [...group]));
}

function sizeOf(answers: ReadonlyMap<string, string>): number {
  return [...answers.values()].reduce((sum, body) => sum + Buffer.byteLength(body), 0);
}

function comparePrices(before: Site, after: Site): PriceChange[] {
  const [old, now] = [listShownPrices(before), listShownPrices(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => {
      const name = (now.get(key) ?? old.get(key))?.name ?? '';
      return { name, before: old.get(key)?.price, after: now.get(key)?.price };
    })
    .filter((change) => change.before !== change.after);
}

/** Lists all displayed prices as text, by a key that renaming does not change. */
function listShownPrices({ business, money, services }: Site): ReadonlyMap<string, { name: string; price: string }> {
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

/** Formats a full price, without the "from" of a table column. */
function formatWhole(price: Price, money: MoneyFormat): string {
  return formatPrice(price, money).replace(/^from /, '');
}

function compareRedirects(before: Site, after: Site): RedirectChange[] {
  const list = (site: Site): ReadonlyMap<string, string> => {
    const { exact, byPrefix } = prepareRedirects(site);
    return new Map([...Object.entries(exact), ...byPrefix.map(([prefix, to]) => [`${prefix}*`, to] as const)]);
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
