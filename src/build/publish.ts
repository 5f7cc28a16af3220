import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findLanguage, localPath, type Site } from '../business/site.ts';
import { fullTextPath, writeLlmsFull } from '../discovery/llms.ts';
import { toRegistryEntry } from '../discovery/server-card.ts';
import type { Manifest } from '../function/data.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { pagePathOf } from '../function/reply.ts';
import { checkPath } from '../function/request.ts';
import { menuRules, speculationRules } from '../layouts/speculation-rules.ts';
import { estimateTokens, writeMarkdownPage } from '../markdown/markdown-page.ts';
import { digestBody } from '../server/static-files.ts';
import { type BuildFolders, listFiles, slashed } from '../settings/folders.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import { listMadePages, pagePath } from '../site-pages/pages.ts';
import { digestInline, inlineFiles } from './inline.ts';
import { joinForms, packFile } from './pack.ts';
import { type FileSources, listPublishedFiles } from './published-files.ts';

// Of up to this number of files pages get the best compression, which takes long.
const FEW_FILES = 600;

/** Matches `noindex` in the page head. */
const UNLISTED = /<meta name="?robots"? content="?noindex/;

/** A page: its path and its HTML. */
type Page = readonly [path: string, html: string];

/** A site in one language. */
type Reading = { readonly site: Site };

/**
 * Publishes the output of Astro: adds everything beside the pages and their Markdown alternates, packs all files, and
 * writes configuration and data for hosts and servers. A file that is there already is the owner's and stays.
 */
export async function publishSite(
  readings: readonly [Reading, ...Reading[]],
  { published, prepared }: BuildFolders,
  { scripts, sources }: { readonly scripts: readonly string[]; readonly sources: FileSources },
): Promise<void> {
  const made = new Map(
    listFiles(published).map((name) => [`/${slashed(relative(published, name))}`, readFileSync(name)]),
  );
  const hasFew = made.size <= FEW_FILES;
  const packed = new Map<string, ReturnType<typeof packFile>>();
  const pack = (path: string, body: string | Uint8Array, mediaType = mediaTypeOf(path)) => {
    made.delete(path);
    const isLoadedOften = path.endsWith('.html') ? hasFew : path.startsWith('/_astro/');
    packed.set(path, packFile({ file: path.slice(1), mediaType, body: Buffer.from(body) }, isLoadedOften));
  };
  const write = (path: string, body: string | Uint8Array, mediaType?: string) => {
    mkdirSync(join(published, dirname(path)), { recursive: true });
    writeFileSync(join(published, path), body);
    pack(path, body, mediaType);
  };
  // All that pages may hold inline: what the layout writes, and what is put into them here.
  const known = new Set([...scripts, speculationRules, menuRules]);
  const read = (path: string) => made.get(path)?.toString().trim() ?? '';
  // First, so that they are compressed while all else is made.
  const pages: Page[] = [];
  for (const [path, body] of made) {
    if (!path.endsWith('.html')) continue;
    const html = inlineFiles(body.toString(), read, known);
    write(path, html);
    pages.push([pagePathOf(path.slice(1)), html]);
  }
  const publishLanguage = async (reading: Reading) => {
    const own = pages.filter(([path]) => findLanguage(readings, path) === reading);
    const site = { ...reading.site, ownPages: findOwnPages(reading.site, own) };
    for (const { path, mediaType, write: make } of listPublishedFiles(site)) {
      const theirs = made.get(path);
      if (theirs === undefined) write(path, await make(sources), mediaType);
      else pack(path, theirs, mediaType);
    }
    const texts = new Map(
      own.map(([path, html]) => [path.slice(site.prefix.length), writeMarkdownPage(html, path, site)]),
    );
    for (const [path, text] of texts) write(site.prefix + markdownPathOf(path), text);
    write(localPath(site, fullTextPath), writeLlmsFull(site, texts));
    const markdownTokens = Object.fromEntries(Array.from(texts, ([path, text]) => [path, estimateTokens(text)]));
    return { site, markdownTokens, inline: digestInline(own, site, known) };
  };
  const [first, ...others] = readings;
  const built = [await publishLanguage(first), ...(await Promise.all(others.map(publishLanguage)))] as const;
  for (const [path, body] of made) {
    // Style sheets are in the pages.
    if (/^\/_astro\/.*\.css$/.test(path)) rmSync(join(published, path));
    else pack(path, body);
  }
  const { files, body: compressed } = joinForms(await Promise.all(packed.values()));
  const functionData = prepareFunctionData(built);
  const data = JSON.stringify(functionData);
  const { origin, contentDigest } = first.site;
  const digests = { 'edge-data.json': digestBody(data), 'compressed.bin': digestBody(compressed) };
  const manifest: Manifest = { origin, contentDigest, files, prepared: digests };
  const texts = {
    // For hosts on which the function reads its data as it reads files.
    [join(published, `_astro/function.${digests['edge-data.json'].slice(0, 10)}.json`)]: data,
    [join(prepared, 'edge-data.json')]: data,
    [join(prepared, 'compressed.bin')]: compressed,
    [join(prepared, 'manifest.json')]: JSON.stringify(manifest),
    [join(prepared, 'server.json')]: `${JSON.stringify(toRegistryEntry(first.site), null, 2)}\n`,
  };
  mkdirSync(prepared, { recursive: true });
  for (const [path, text] of Object.entries(texts)) writeFileSync(path, text);
}

/** Paths of the owner's pages among those of a language, but for `noindex` ones. */
function findOwnPages(site: Site, pages: readonly Page[]): string[] {
  const known = new Set([...listMadePages(site), checkPath, pagePath({ slug: 'not-found' })]);
  return pages
    .filter(([path, html]) => path.endsWith('/') && !UNLISTED.test(html))
    .map(([path]) => path.slice(site.prefix.length))
    .filter((path) => !known.has(path));
}
