import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { localPath, placePath, type Site } from '../business/site.ts';
import { fullTextPath, writeLlmsFull } from '../discovery/llms.ts';
import { toRegistryEntry } from '../discovery/server-card.ts';
import type { Manifest } from '../function/data.ts';
import { pagePathOf } from '../function/reply.ts';
import { checkPath } from '../function/request.ts';
import { writeHeaderRules, writeRedirectRules } from '../hosting/rules.ts';
import { estimateTokens, writeMarkdownPage } from '../markdown/markdown-page.ts';
import { prepareCoverageIndex } from '../places/coverage-index.ts';
import { digestBody } from '../server/static-files.ts';
import { type BuildFolders, listFiles } from '../settings/folders.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { listStartUps } from '../site-pages/embeds.ts';
import { listMadePages, pagePath } from '../site-pages/pages.ts';
import { prepareFunctionData } from './function-data.ts';
import { collectInline, type InlineSources } from './inline.ts';
import { type FileToPack, packFiles } from './pack.ts';
import { type FileSources, listPublishedFiles } from './published-files.ts';

// Up to this number the pages of places, which are small, get the best compression too.
const FEW_PLACES = 200;

/** Matches `noindex` in the page head. */
const UNLISTED = /<meta name="?robots"? content="?noindex/;

/** What a build knows beside the content. */
interface Publication {
  /** Paths of all pages, those of the owner's routes among them. */
  readonly pages: readonly string[];
  /** Inline scripts and styles that pages may contain. */
  readonly inline: InlineSources;
  readonly sources: FileSources;
}

/**
 * Publishes the output of Astro: adds everything beside the pages and their Markdown alternates, packs all files, and
 * writes configuration and data for hosts and servers. A file that is there already is the owner's and stays.
 */
export async function publishSite(
  sites: readonly Site[],
  { published, prepared }: BuildFolders,
  { pages, inline, sources }: Publication,
): Promise<void> {
  const readings = sites.map((site) => ({
    site,
    lookup: prepareCoverageIndex(site),
    markdown: new Map<string, string>(),
  }));
  const [first] = readings as [(typeof readings)[0], ...typeof readings];
  const { site } = first;
  const readingOf = (path: string) =>
    readings.find(({ site: { prefix } }) => prefix !== '' && path.startsWith(`${prefix}/`)) ?? first;
  const listed = (one: Site) => ({ ...one, ownPages: findOwnPages(one, pages, published) });
  const placePaths = new Set(
    site.places.length > FEW_PLACES
      ? sites.flatMap((one) => one.places.map((place) => localPath(one, placePath(place))))
      : [],
  );
  const tokens: Record<string, number> = {};
  const knownTypes = new Map<string, string>();
  const inlineElements = collectInline({
    ...inline,
    scripts: new Set([...inline.scripts, ...listStartUps(site.policy)]),
  });
  const write = (path: string, body: string | Uint8Array): FileToPack => {
    mkdirSync(join(published, dirname(path)), { recursive: true });
    writeFileSync(join(published, path), body);
    return { file: path.slice(1), body: Buffer.from(body) };
  };
  for (const { site: one, lookup } of readings) {
    for (const { path, mediaType, write: make } of listPublishedFiles(listed(one), lookup)) {
      knownTypes.set(path, mediaType);
      if (!existsSync(join(published, path))) write(path, await make(sources));
    }
  }
  const finishFiles = function* (): Iterable<FileToPack> {
    for (const name of listFiles(published)) {
      const file = relative(published, name).replaceAll('\\', '/');
      const body = readFileSync(name);
      const mediaType = knownTypes.get(`/${file}`);
      if (!file.endsWith('.html') || mediaType !== undefined) {
        yield { file, body, mediaType, isLoadedOften: file.startsWith('_astro/') };
        continue;
      }
      const path = pagePathOf(file);
      yield { file, body, isLoadedOften: !placePaths.has(path) };
      const html = body.toString('utf8');
      inlineElements.add(path, html);
      const reading = readingOf(path);
      const text = writeMarkdownPage(html, path, reading.site);
      tokens[path] = estimateTokens(text);
      reading.markdown.set(path.slice(reading.site.prefix.length), text);
      yield write(markdownPathOf(path), text);
    }
    for (const { site: one, markdown } of readings)
      yield write(localPath(one, fullTextPath), writeLlmsFull(listed(one), markdown));
  };
  mkdirSync(prepared, { recursive: true });
  const { files, digest } = await packFiles(finishFiles(), join(prepared, 'compressed.bin'));
  const functionData = prepareFunctionData([first, ...readings.slice(1)], {
    markdownTokens: tokens,
    inline: inlineElements.digest(),
  });
  const data = JSON.stringify(functionData);
  const { origin, contentDigest } = site;
  const digests = { 'edge-data.json': digestBody(data), 'compressed.bin': digest };
  const manifest: Manifest = { origin, contentDigest, files, prepared: digests };
  const texts = {
    [join(published, '_headers')]: writeHeaderRules(functionData, files),
    [join(published, '_redirects')]: writeRedirectRules(functionData, files),
    // For hosts on which the function reads its data as it reads files.
    [join(published, `_astro/function.${digests['edge-data.json'].slice(0, 10)}.json`)]: data,
    [join(prepared, 'edge-data.json')]: data,
    [join(prepared, 'manifest.json')]: JSON.stringify(manifest),
    [join(prepared, 'server.json')]: `${JSON.stringify(toRegistryEntry(site), null, 2)}\n`,
  };
  for (const [path, text] of Object.entries(texts)) writeFileSync(path, text);
}

/** Pages of the owner among those of Astro, including those of dynamic routes, except `noindex` ones. */
function findOwnPages(site: Site, pages: readonly string[], published: string): string[] {
  const { prefix, languages } = site;
  const known = new Set([...listMadePages(site), checkPath, pagePath({ slug: 'not-found' })]);
  const others = languages.flatMap((one) => (one.prefix === prefix || one.prefix === '' ? [] : [`${one.prefix}/`]));
  return pages
    .filter((path) => path.startsWith(`${prefix}/`) && !others.some((other) => path.startsWith(other)))
    .filter((path) => !known.has(path.slice(prefix.length)))
    .filter((path) => !UNLISTED.test(readFileSync(join(published, path, 'index.html'), 'utf8')))
    .map((path) => path.slice(prefix.length));
}
