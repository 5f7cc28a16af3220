import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineDigests } from '../astro/client-scripts.ts';
import { placePath, type Site } from '../business/site.ts';
import { twinOf } from '../business/twin-path.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { fullTextPages, writeLlmsFull } from '../discovery/llms.ts';
import type { Manifest } from '../edge/manifest.ts';
import { writeHeaderRules, writeRedirectRules } from '../hosting/hosting-files.ts';
import { writeNginx } from '../hosting/nginx.ts';
import { countTextTokens } from '../markdown/tokens.ts';
import { writeTwin } from '../markdown/twin.ts';
import { listPictures } from '../pictures/pictures.ts';
import { renderPng } from '../pictures/render.ts';
import { preparedBeside } from '../settings/folders.ts';
import type { Effort } from './compression.ts';
import { prepareEdgeData } from './edge-data.ts';
import type { FinishedPage } from './finished-page.ts';
import { createPacker, type FileToPack } from './manifest.ts';
import { pageFileOf } from './page-file.ts';
import { listPublishedFiles } from './published-files.ts';

/** Writes a site into its folder, and what servers need beside it. */
export interface Publisher {
  /** Writes everything that is made of the site alone. */
  start(): Promise<void>;
  /** Writes a page, with its Markdown form. */
  addPage(path: string, page: FinishedPage): Promise<void>;
  /** Takes up what others wrote into the folder, and writes what tells of all of it. */
  finish(inline: InlineDigests): Promise<void>;
}

/** A publisher that works here and now. */
export function createPublisher(site: Site, directory: string): Publisher {
  const prepared = preparedBeside(directory);
  mkdirSync(prepared, { recursive: true });
  const lookup = prepareLookup(site);
  const isSmall = site.places.length + site.services.length <= FEW_PAGES;
  const packer = createPacker(join(prepared, 'compressed.bin'));
  const placePaths = new Set(site.places.map(placePath));
  const mediaTypes = new Map<string, string>();
  const inFullText = new Set(fullTextPages(site));
  const fullTexts = new Map<string, string>();
  const tokens = new Map<string, number>();
  const written = new Set<string>();
  const made = new Set<string>();
  const put = (path: string, text: string | Uint8Array, known: Partial<FileToPack> = {}) => {
    const body = typeof text === 'string' ? Buffer.from(text) : text;
    written.add(path);
    if (known.mediaType !== undefined) mediaTypes.set(path, known.mediaType);
    const file = join(directory, path);
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, body);
    return packer.add({ ...known, file: path.slice(1), body });
  };
  // Pages of places are many, and lighter than the others.
  const effortFor = (path: string): Effort => {
    if (isSmall) return 'good';
    return placePaths.has(path) ? 'least' : 'quick';
  };
  return {
    async start() {
      for (const { path, body, mediaType } of listPublishedFiles(site, lookup)) await put(path, body, { mediaType });
      for (const { path, svg, width } of listPictures(site)) await put(path, await renderPng(svg, width));
    },
    async addPage(path, { html, gzip }) {
      const effort = effortFor(path);
      await put(`/${pageFileOf(path)}`, html, { effort, gzip });
      const twin = writeTwin(decoder.decode(html), path, site);
      tokens.set(path, countTextTokens(twin));
      if (inFullText.has(path)) fullTexts.set(path, twin);
      await put(twinOf(path), twin, { mediaType: MARKDOWN, effort: effort === 'least' ? 'least' : 'quick' });
    },
    async finish(inline) {
      const missing = [...inFullText, ...placePaths].filter((path) => !tokens.has(path));
      if (missing.length > 0) throw new Error(`These pages were not rendered: ${missing.slice(0, 5).join(', ')}`);
      await put('/llms-full.txt', writeLlmsFull(site, fullTexts), { mediaType: 'text/plain; charset=utf-8' });
      for (const path of listFiles(directory, '/', new Set(['/api/', ...placePaths])).filter(
        (path) => !written.has(path),
      ))
        await packer.add({ file: path.slice(1), body: readFileSync(join(directory, path)) });

      const edgeData = prepareEdgeData(site, lookup, Object.fromEntries(sortByKey(tokens)), inline);
      const types = new Map(sortByKey(mediaTypes));
      const rules = {
        _headers: writeHeaderRules(edgeData, types),
        _redirects: writeRedirectRules(edgeData.redirects, new Set(types.keys())),
      };
      const { origin, contentDigest } = site;
      const manifest: Manifest = { origin, contentDigest, files: await packer.finish() };
      const forServers = {
        'edge-data.json': JSON.stringify(edgeData),
        'manifest.json': JSON.stringify(manifest),
        'nginx.conf': writeNginx(edgeData, manifest),
      };
      for (const [name, text] of Object.entries(rules)) writeFileSync(join(directory, name), text);
      for (const [name, text] of Object.entries(forServers)) writeFileSync(join(prepared, name), text);
    },
  };
}

// Pages of so many places and services can be packed well in a moment.
const FEW_PAGES = 200;
const decoder = new TextDecoder();
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Pages come in any order; what tells of them has one. */
function sortByKey<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every file below a folder, by its path on the site, but for folders that hold nothing of others. */
function listFiles(directory: string, folder: string, leftOut: ReadonlySet<string>): string[] {
  const entries = readdirSync(join(directory, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (!entry.isDirectory()) return path;
      return leftOut.has(`${path}/`) ? [] : listFiles(directory, `${path}/`, leftOut);
    })
    .sort();
}
