import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { operations } from '../api/operations.ts';
import type { EdgeData, HeaderTable } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import { patternOfPage } from '../edge/response-kind.ts';
import { formPaths } from '../edge/target.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { readPreparedJson } from '../settings/prepared.ts';
import { type Deployment, readWranglerConfig } from './deployment.ts';
import { writeHeaderRules, writeMovedRules } from './hosting-files.ts';

/**
 * Maximum gzip size in bytes of data in the function's bundle; larger data is an asset that each instance reads once.
 */
export const LARGEST_BUNDLED_DATA = 131_072;

/** The settings that staging needs. */
export type StagedDeployment = Pick<Deployment, 'name' | 'origin' | 'isPreview' | 'pages'>;

/**
 * Prepares a build for Cloudflare Workers: a folder of assets, and the configuration, whose path is returned. The asset
 * layer has a single name for directory indexes, `index.html`. API answers therefore get that name and are served as
 * JSON by a header rule: they cost no invocation, and misses still reach the function. (A rewrite rule would end in an
 * empty 404 instead.)
 */
export function stageWorker(
  { published, prepared }: Pick<BuildFolders, 'published' | 'prepared'>,
  deployment?: StagedDeployment,
): string {
  const read = <Data>(file: string) => readPreparedJson(join(prepared, file)) as Data;
  const manifest = read<Manifest>('manifest.json');
  const built = read<EdgeData>('edge-data.json');
  const data = deployment?.isPreview ? { ...built, headers: keepRobotsOut(built.headers) } : built;
  const assets = join(prepared, 'assets');
  rmSync(assets, { recursive: true, force: true });
  for (const { file } of manifest.files) {
    const asset = join(assets, assetOf(file));
    mkdirSync(dirname(asset), { recursive: true });
    linkSync(join(published, file), asset);
  }
  writeFileSync(join(assets, '_headers'), writeAssetHeaders(data, manifest));
  writeFileSync(join(assets, '_redirects'), writeMovedRules(data.redirects));
  writeFileSync(join(prepared, 'worker-data.json'), stageData(assets, data));
  const config = join(prepared, 'wrangler.json');
  writeFileSync(config, writeConfig(prepared, manifest, deployment));
  return config;
}

/**
 * Asset name of a public file. An owner's file that ends in `.html` gets another extension, or the asset layer would
 * redirect to the name without it.
 */
function assetOf(file: string): string {
  if (file.startsWith('api/')) return file.replace(/index\.json$/, 'index.html');
  return isOwnHtml(file) ? `${file}.txt` : file;
}

function isOwnHtml(file: string): boolean {
  return file.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$/.test(file);
}

/** Data bundled with the function: all of it, or the path of the asset that holds it. */
function stageData(assets: string, data: EdgeData): string {
  const text = JSON.stringify(data);
  if (gzipSync(text).length <= LARGEST_BUNDLED_DATA) return text;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const asset = `/_astro/edge-data.${digest}.json`;
  writeFileSync(join(assets, asset), text);
  return JSON.stringify({ asset });
}

/** `X-Robots-Tag` headers; a `robots.txt` that blocks crawlers would hide them. */
function keepRobotsOut(headers: HeaderTable): HeaderTable {
  const kinds = Object.entries(headers).map(([kind, own]) => [kind, { ...own, 'x-robots-tag': 'noindex' }]);
  return Object.fromEntries(kinds) as HeaderTable;
}

/** Header rules of the public folder, with the media types that the renamed answers lose. */
function writeAssetHeaders(data: EdgeData, manifest: Manifest): string {
  const mediaTypes = new Map(
    manifest.files.map(({ file, mediaType }) => [`/${isOwnHtml(file) ? assetOf(file) : file}`, mediaType]),
  );
  return writeHeaderRules(data, mediaTypes).replace('\n/api/*\n', '\n/api/*\n  content-type: application/json\n');
}

function writeConfig(prepared: string, manifest: Manifest, deployment: StagedDeployment | undefined): string {
  const { $schema: _, env: _env, ...config } = readWranglerConfig();
  const main = relative(resolve(prepared), resolve(config.main));
  const first = workerFirstPaths(manifest, deployment?.pages);
  const assets = { ...config.assets, directory: 'assets', run_worker_first: first };
  const alias = { '#edge-data': './worker-data.json' };
  return JSON.stringify({ ...config, main, alias, assets, ...writeRoutes(deployment) }, null, 2);
}

/** Routes of a deployment: a custom domain, or the workers.dev address. */
function writeRoutes(deployment: StagedDeployment | undefined): object {
  if (deployment === undefined) return {};
  const { name, origin, isPreview } = deployment;
  const { hostname } = new URL(origin);
  // Versions of a preview have addresses of their own.
  if (hostname.endsWith('.workers.dev')) return { name, workers_dev: true, ...(isPreview && { preview_urls: true }) };
  return { name, workers_dev: false, routes: [{ pattern: hostname, custom_domain: true }] };
}

/**
 * Paths routed to the function before assets: endpoints with a query, and pages with their Markdown alternates, for
 * content negotiation and token counts, unless assets serve pages. Folders of pages are patterns, so the list does not
 * grow with the places.
 */
export function workerFirstPaths(manifest: Manifest, pages: Deployment['pages'] = 'function'): string[] {
  const queries = operations.filter((operation) => operation.answerQuery !== undefined).map(({ path }) => path);
  const pagePaths = manifest.files
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ paths }) => paths)
    .map(patternOfPage);
  const first = pages === 'function' ? [...pagePaths, '/*index.md'] : formPaths;
  return [...new Set([...first, ...queries])].sort();
}
