import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { placePath, type Site } from '../business/site.ts';
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
  site: Site,
  { published, prepared }: BuildFolders,
  { pages, inline, sources }: Publication,
): Promise<void> {
  const listed = { ...site, ownPages: findOwnPages(site, pages, published) };
  const lookup = prepareCoverageIndex(site);
  const placePaths = new Set(site.places.length > FEW_PLACES ? site.places.map(placePath) : []);
  const tokens: Record<string, number> = {};
  const markdown = new Map<string, string>();
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
  for (const { path, mediaType, write: make } of listPublishedFiles(listed, lookup)) {
    knownTypes.set(path, mediaType);
    if (!existsSync(join(published, path))) write(path, await make(sources));
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
      const text = writeMarkdownPage(html, path, site);
      tokens[path] = estimateTokens(text);
      markdown.set(path, text);
      yield write(markdownPathOf(path), text);
    }
    yield write(fullTextPath, writeLlmsFull(listed, markdown));
  };
  mkdirSync(prepared, { recursive: true });
  const { files, digest } = await packFiles(finishFiles(), join(prepared, 'compressed.bin'));
  const functionData = prepareFunctionData(site, lookup, tokens, inlineElements.digest());
  const data = JSON.stringify(functionData);
  const { origin, contentDigest } = site;
  const digests = { 'edge-data.json': digestBody(data), 'compressed.bin': digest };
  const manifest: Manifest = { origin, contentDigest, files, prepared: digests };
  const texts = {
    [join(published, '_headers')]: writeHeaderRules(functionData, files),
    [join(published, '_redirects')]: writeRedirectRules(functionData.redirects, files),
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
  const known = new Set([...listMadePages(site), checkPath, pagePath({ slug: 'not-found' })]);
  return pages.filter(
    (path) => !known.has(path) && !UNLISTED.test(readFileSync(join(published, path, 'index.html'), 'utf8')),
  );
}
