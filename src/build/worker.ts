import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { operations } from '../api/operations.ts';
import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import type { BuildFolders } from './folders.ts';
import { writeHeaderRules, writeMovedRules } from './hosting-files.ts';

/** The part of Wrangler's configuration that depends on the build. */
interface WranglerConfig {
  readonly $schema: string;
  readonly main: string;
  readonly assets: Readonly<Record<string, unknown>>;
}

/**
 * Prepares a build for Cloudflare Workers: a folder of assets, and the
 * configuration to run or deploy it with. Returns the path of the latter.
 *
 * The asset layer knows one kind of directory index, `index.html`. Answers of
 * the API therefore go by that name there and are served as JSON by a header
 * rule: so they cost no call of the function, and what is not among them still
 * comes to the function. (A rewrite rule would end in an empty 404 instead.)
 */
export function stageWorker(folders: BuildFolders): string {
  const read = <Data>(file: string) => JSON.parse(readFileSync(join(folders.prepared, file), 'utf8')) as Data;
  const manifest = read<Manifest>('manifest.json');
  const data = read<EdgeData>('edge-data.json');
  const assets = join(folders.prepared, 'assets');
  rmSync(assets, { recursive: true, force: true });
  for (const { file } of manifest.files) {
    const asset = join(assets, file.startsWith('api/') ? file.replace(/index\.json$/, 'index.html') : file);
    mkdirSync(dirname(asset), { recursive: true });
    linkSync(join(folders.published, file), asset);
  }
  writeFileSync(join(assets, '_headers'), writeAssetHeaders(data, manifest));
  writeFileSync(join(assets, '_redirects'), writeMovedRules(data.redirects));
  const config = join(folders.prepared, 'wrangler.json');
  writeFileSync(config, writeConfig(folders.prepared, manifest));
  return config;
}

/** The header rules of the published folder, with the media type that the names of the answers hide. */
function writeAssetHeaders(data: EdgeData, manifest: Manifest): string {
  const mediaTypes = new Map(manifest.files.map(({ file, mediaType }) => [`/${file}`, mediaType]));
  return writeHeaderRules(data, mediaTypes).replace('\n/api/*\n', '\n/api/*\n  content-type: application/json\n');
}

function writeConfig(prepared: string, manifest: Manifest): string {
  const text = readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const { $schema: _, ...config } = JSON.parse(text) as WranglerConfig;
  const main = relative(resolve(prepared), resolve(config.main));
  const assets = { ...config.assets, directory: 'assets', run_worker_first: workerFirstPaths(manifest) };
  return JSON.stringify({ ...config, main, alias: { '#edge-data': './edge-data.json' }, assets }, null, 2);
}

/**
 * Paths whose requests go to the function before the files: pages, which have
 * a Markdown form, these forms, which say how many tokens they are, and
 * endpoints that take a query. Folders of pages are named by a pattern, so that
 * the list does not grow with the places.
 */
export function workerFirstPaths(manifest: Manifest): string[] {
  const pages = manifest.files
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ paths }) => paths)
    .map((path) => path.replace(/^(\/[^/]+\/)[^/]+\/$/, '$1*/'));
  const queries = operations.filter((operation) => operation.answerQuery !== undefined).map(({ path }) => path);
  return [...new Set([...pages, ...queries, '/*index.md'])].sort();
}
