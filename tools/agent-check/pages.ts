import { type HtmlPage, parsePage } from './html-page.ts';
import { parseRobots } from './robots-txt.ts';
import { type Answer, RequestFailure } from './site-client.ts';
import type { SiteContext } from './site-context.ts';
import { parseSitemap, type Sitemap } from './sitemap.ts';

/** A page of the site as browsers get it. */
export interface Page {
  readonly path: string;
  readonly answer: Answer;
  readonly html: HtmlPage;
}

/** An address of a sitemap. */
export interface Listed {
  readonly url: URL;
  readonly lastModified: string | undefined;
}

/** How a browser asks for a page. */
export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const MOST_PAGES = 12;
const MOST_SITEMAPS = 20;
const MOST_LISTED = 50_000;
const usualSitemaps = ['/sitemap-index.xml', '/sitemap_index.xml', '/sitemap.xml'];

/** Reads a page. Throws if it does not answer 200. */
export async function readPage(context: SiteContext, target: string | URL): Promise<Page> {
  const answer = await context.send(target, { headers: { accept: browserAccept } });
  const path = answer.url.pathname;
  if (answer.status !== 200) throw new RequestFailure(`The page ${path} answers ${answer.status} instead of 200`);
  return context.once(`page ${answer.url.href}`, async () => ({ path, answer, html: parsePage(answer.text) }));
}

/** The home page. */
export function readHome(context: SiteContext): Promise<Page> {
  return readPage(context, '/');
}

/** Addresses of the sitemaps: those `robots.txt` names, else the first usual one that is there. */
export async function findSitemaps(context: SiteContext): Promise<string[]> {
  const robots = await context.send('/robots.txt');
  const named = robots.status === 200 ? parseRobots(robots.text).sitemaps : [];
  if (named.length > 0) return [...named];
  for (const path of usualSitemaps) if ((await context.send(path)).status === 200) return [path];
  return [];
}

/** The addresses of the sitemaps, the index of sitemaps resolved: of a flood the first ones. */
export function readSitemaps(context: SiteContext): Promise<Listed[]> {
  return context.once('sitemaps', async () => {
    const listed: Listed[] = [];
    const open = (await findSitemaps(context)).slice(0, MOST_SITEMAPS);
    for (let count = 0; count < MOST_SITEMAPS && open.length > 0; count++) {
      const sitemap = await readSitemap(context, open.shift() ?? '');
      const entries = sitemap?.entries.slice(0, MOST_LISTED - listed.length) ?? [];
      if (sitemap?.kind === 'sitemapindex')
        open.push(...entries.slice(0, MOST_SITEMAPS).map(({ location }) => location));
      else listed.push(...entries.flatMap((entry) => resolveEntry(context, entry)));
    }
    return listed;
  });
}

async function readSitemap(context: SiteContext, address: string): Promise<Sitemap | undefined> {
  const url = context.resolve(address);
  if (url === undefined || !context.isOwn(url)) return undefined;
  const { status, text } = await context.send(url);
  return status === 200 ? parseSitemap(text) : undefined;
}

function resolveEntry(context: SiteContext, { location, lastModified }: Sitemap['entries'][number]): Listed[] {
  const url = context.resolve(location);
  return url === undefined ? [] : [{ url, lastModified }];
}

/** The home page and some others, spread over the sitemap; without one, those the home page links to. */
export function samplePages(context: SiteContext): Promise<Page[]> {
  return context.once('sample pages', () => readSample(context));
}

async function readSample(context: SiteContext): Promise<Page[]> {
  const home = await readHome(context);
  const listed = (await readSitemaps(context)).map(({ url }) => url);
  const linked = home.html.anchors.flatMap((href) => context.resolve(href, home.answer.url) ?? []);
  const candidates = (listed.length > 0 ? listed : linked).filter(
    (url) => context.isOwn(url) && /(?:\/|\/[^./]+)$/.test(url.pathname),
  );
  const paths = [...new Set(candidates.map(({ pathname }) => pathname))].filter((path) => path !== '/');
  const others = await Promise.all(
    spread(paths, MOST_PAGES - 1).map(async (path) => {
      const answer = await context.send(path, { headers: { accept: browserAccept } });
      return answer.status === 200 && answer.mediaType === 'text/html'
        ? [{ path, answer, html: parsePage(answer.text) }]
        : [];
    }),
  );
  return [home, ...others.flat()];
}

/** At most so many of a list, evenly spread. */
export function spread<Value>(values: readonly Value[], most: number): Value[] {
  if (values.length <= most) return [...values];
  return Array.from({ length: most }, (_, index) => values[Math.floor((index * values.length) / most)] as Value);
}
