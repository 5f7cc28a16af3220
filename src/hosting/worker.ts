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
 * Data of the function up to this size, in bytes with gzip, is part of its
 * bundle; larger data is an asset that each instance of the function reads once.
 */
export const LARGEST_BUNDLED_DATA = 131_072;

/** A deployment as far as staging looks at it. */
export type StagedDeployment = Pick<Deployment, 'name' | 'origin' | 'isPreview' | 'pages'>;

/**
 * Prepares a build for Cloudflare Workers: a folder of assets, and the
 * configuration to run or deploy it with. Returns the path of the latter.
 *
 * The asset layer knows one kind of directory index, `index.html`. Answers of
 * the API therefore go by that name there and are served as JSON by a header
 * rule: so they cost no call of the function, and what is not among them still
 * comes to the function. (A rewrite rule would end in an empty 404 instead.)
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
 * The name a published file goes by as an asset. A file of the owner's that ends in `.html` has another ending there, or
 * the asset layer would redirect to its name without one.
 */
function assetOf(file: string): string {
  if (file.startsWith('api/')) return file.replace(/index\.json$/, 'index.html');
  return isOwnHtml(file) ? `${file}.txt` : file;
}

function isOwnHtml(file: string): boolean {
  return file.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$/.test(file);
}

/** What is bundled with the function: its data, or the path of the asset with the data. */
function stageData(assets: string, data: EdgeData): string {
  const text = JSON.stringify(data);
  if (gzipSync(text).length <= LARGEST_BUNDLED_DATA) return text;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const asset = `/_astro/edge-data.${digest}.json`;
  writeFileSync(join(assets, asset), text);
  return JSON.stringify({ asset });
}

/** Headers that ask search engines to leave a site out; a robots.txt that shuts them out would hide this from them. */
function keepRobotsOut(headers: HeaderTable): HeaderTable {
  const kinds = Object.entries(headers).map(([kind, own]) => [kind, { ...own, 'x-robots-tag': 'noindex' }]);
  return Object.fromEntries(kinds) as HeaderTable;
}

/** The header rules of the published folder, with the media type that the names of the answers hide. */
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

/** Where Cloudflare answers with a deployment: at a custom domain, or at the address it gives to every Worker. */
function writeRoutes(deployment: StagedDeployment | undefined): object {
  if (deployment === undefined) return {};
  const { name, origin, isPreview } = deployment;
  const { hostname } = new URL(origin);
  // Versions of a preview have addresses of their own.
  if (hostname.endsWith('.workers.dev')) return { name, workers_dev: true, ...(isPreview && { preview_urls: true }) };
  return { name, workers_dev: false, routes: [{ pattern: hostname, custom_domain: true }] };
}

/**
 * Paths whose requests go to the function before the files: endpoints that
 * take a query, and pages, which have a Markdown form, with these forms, which
 * say how many tokens they are, unless pages are left to the assets. Folders of
 * pages are named by a pattern, so that the list does not grow with the places.
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
