import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findLanguage, localPath, type Site } from '../business/site.ts';
import { fullTextPath, writeLlmsFull } from '../discovery/llms.ts';
import { toRegistryEntry } from '../discovery/server-card.ts';
import type { Manifest } from '../function/data.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { pagePathOf } from '../function/reply.ts';
import { checkPath } from '../function/request.ts';
import { estimateTokens, writeMarkdownPage } from '../markdown/markdown-page.ts';
import { digestBody } from '../server/static-files.ts';
import { type BuildFolders, listFiles, slashed } from '../settings/folders.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { listMadePages, pagePath } from '../site-pages/pages.ts';
import { collectInline, type InlineSources } from './inline.ts';
import { type FileToPack, packFiles } from './pack.ts';
import { type FileSources, listPublishedFiles } from './published-files.ts';

// Up to this number pages get the best compression, which takes long.
const FEW_PAGES = 600;

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
  readings: readonly [{ readonly site: Site }, ...{ readonly site: Site }[]],
  { published, prepared }: BuildFolders,
  { pages, inline, sources }: Publication,
): Promise<void> {
  const prepare = ({ site: one }: { readonly site: Site }) => {
    const own = pages.filter((path) => findLanguage(readings, path).site === one);
    const site = { ...one, ownPages: findOwnPages(one, own, published) };
    return { site, texts: new Map<string, string>(), inlineElements: collectInline(inline, site) };
  };
  const [first, ...others] = readings;
  const languages = [prepare(first), ...others.map(prepare)] as const;
  const knownTypes = new Map<string, string>();
  const write = (path: string, body: string | Uint8Array): FileToPack => {
    mkdirSync(join(published, dirname(path)), { recursive: true });
    writeFileSync(join(published, path), body);
    return { file: path.slice(1), body: Buffer.from(body) };
  };
  for (const { path, mediaType, write: make } of languages.flatMap(({ site }) => [...listPublishedFiles(site)])) {
    knownTypes.set(path, mediaType);
    if (!existsSync(join(published, path))) write(path, await make(sources));
  }
  const finishFiles = function* (): Iterable<FileToPack> {
    for (const name of listFiles(published)) {
      const file = slashed(relative(published, name));
      const body = readFileSync(name);
      const mediaType = knownTypes.get(`/${file}`);
      const isPage = file.endsWith('.html') && mediaType === undefined;
      const isLoadedOften = isPage ? pages.length <= FEW_PAGES : file.startsWith('_astro/');
      yield { file, body, mediaType, isLoadedOften };
      if (!isPage) continue;
      const path = pagePathOf(file);
      const html = body.toString('utf8');
      const { site, texts, inlineElements } = findLanguage(languages, path);
      inlineElements.add(path, html);
      const text = writeMarkdownPage(html, path, site);
      texts.set(path.slice(site.prefix.length), text);
      yield write(markdownPathOf(path), text);
    }
    for (const { site, texts } of languages) yield write(localPath(site, fullTextPath), writeLlmsFull(site, texts));
  };
  mkdirSync(prepared, { recursive: true });
  const { files, digest } = await packFiles(finishFiles(), join(prepared, 'compressed.bin'));
  const toBuilt = ({ site, texts, inlineElements }: ReturnType<typeof prepare>) => {
    const markdownTokens = Object.fromEntries(Array.from(texts, ([path, text]) => [path, estimateTokens(text)]));
    return { site, markdownTokens, inline: inlineElements.digest() };
  };
  const [builtFirst, ...builtOthers] = languages;
  const functionData = prepareFunctionData([toBuilt(builtFirst), ...builtOthers.map(toBuilt)]);
  const data = JSON.stringify(functionData);
  const { origin, contentDigest } = first.site;
  const digests = { 'edge-data.json': digestBody(data), 'compressed.bin': digest };
  const manifest: Manifest = { origin, contentDigest, files, prepared: digests };
  const texts = {
    // For hosts on which the function reads its data as it reads files.
    [join(published, `_astro/function.${digests['edge-data.json'].slice(0, 10)}.json`)]: data,
    [join(prepared, 'edge-data.json')]: data,
    [join(prepared, 'manifest.json')]: JSON.stringify(manifest),
    [join(prepared, 'server.json')]: `${JSON.stringify(toRegistryEntry(first.site), null, 2)}\n`,
  };
  for (const [path, text] of Object.entries(texts)) writeFileSync(path, text);
}

/** Pages of the owner among those of a language, including those of dynamic routes, except `noindex` ones. */
function findOwnPages(site: Site, pages: readonly string[], published: string): string[] {
  const known = new Set([...listMadePages(site), checkPath, pagePath({ slug: 'not-found' })]);
  return pages
    .filter((path) => !known.has(path.slice(site.prefix.length)))
    .filter((path) => !UNLISTED.test(readFileSync(join(published, path, 'index.html'), 'utf8')))
    .map((path) => path.slice(site.prefix.length));
}
