import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { EdgeData } from '../edge/edge-data.ts';
import type { Manifest } from '../edge/manifest.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { readPreparedJson } from '../settings/prepared.ts';
import { engineModule } from '../settings/roots.ts';
import { writeApache } from './apache.ts';
import { describeLimits, listGitHubPagesCopies, writeGitHubPages } from './github-pages.ts';
import type { Host } from './hosts.ts';
import { netlifyConfig, writeNetlifyHeaders, writeNetlifyRedirects } from './netlify.ts';
import { countUnrouted, listVercelRoutes, vercelFunction, vercelFunctionConfig } from './vercel.ts';

/** Input for a host's folder. */
interface HostSource {
  readonly data: EdgeData;
  readonly manifest: Manifest;
  /** Bundles a function with its data into one module. */
  bundle(entry: string): Promise<string>;
}

interface HostWriter {
  /** Output folder, beside the public one. */
  readonly folder: string;
  /** Subfolder of the public files. */
  readonly files: string;
  /** Further files by path. */
  write(source: HostSource): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /** Limitations of the host, one sentence each. */
  limits?(source: HostSource): readonly string[];
  /** Public files to copy to a second path. */
  copies?(source: HostSource): ReadonlyMap<string, string>;
}

const writers: Readonly<Record<Host, HostWriter>> = {
  apache: { folder: '.build/apache', files: '.', write: ({ data, manifest }) => writeApache(data, manifest) },
  'github-pages': {
    folder: '.build/github-pages',
    files: '.',
    limits: ({ data }) => describeLimits(data),
    write: ({ data }) => writeGitHubPages(data),
    copies: ({ data, manifest }) => listGitHubPagesCopies(data, manifest),
  },
  netlify: {
    folder: '.build/netlify',
    files: 'site',
    async write({ data, manifest, bundle }) {
      // Netlify parses this from the source of the function.
      const config = `export const config = ${JSON.stringify(netlifyConfig)};\n`;
      return new Map([
        ['site/_headers', writeNetlifyHeaders(data, manifest)],
        ['site/_redirects', writeNetlifyRedirects(data, manifest)],
        ['functions/site.mjs', `${await bundle(engineModule('functions/netlify'))}${config}`],
      ]);
    },
  },
  vercel: {
    folder: '.vercel/output',
    files: 'static',
    async write({ data, manifest, bundle }) {
      const folder = `functions/${vercelFunction}.func`;
      const config = { version: 3, routes: listVercelRoutes(data, manifest) };
      return new Map([
        ['config.json', JSON.stringify(config, null, 2)],
        [`${folder}/.vc-config.json`, JSON.stringify(vercelFunctionConfig, null, 2)],
        [`${folder}/index.mjs`, await bundle(engineModule('functions/vercel'))],
      ]);
    },
    limits({ data, manifest }) {
      const unrouted = countUnrouted(data, manifest);
      return unrouted === 0
        ? []
        : [`Vercel takes 1,024 routes: ${unrouted} more old addresses cost a call of the function each.`];
    },
  },
};

/** Output for a host. */
export interface StagedHost {
  readonly folder: string;
  /** Limitations of the host, one sentence each. */
  readonly limits: readonly string[];
}

/**
 * Writes the deployable folder for a host, beside the public one by default: public files, configuration, and the
 * function if the host runs one.
 */
export async function stageHost(
  host: Host,
  { published, prepared }: BuildFolders,
  folder = join(dirname(published), writers[host].folder),
): Promise<StagedHost> {
  const read = <Data>(file: string) => readPreparedJson(join(prepared, file)) as Data;
  const source: HostSource = {
    data: read('edge-data.json'),
    manifest: read('manifest.json'),
    bundle: (entry) => bundleFunction(entry, resolve(prepared, 'edge-data.json')),
  };
  const writer = writers[host];
  rmSync(folder, { recursive: true, force: true });
  const place = (...path: string[]) => {
    const target = join(folder, ...path);
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };
  for (const { file } of source.manifest.files) linkSync(join(published, file), place(writer.files, file));
  for (const [path, file] of writer.copies?.(source) ?? []) linkSync(join(published, file), place(writer.files, path));
  for (const [path, text] of await writer.write(source)) writeFileSync(place(path), text);
  return { folder, limits: writer.limits?.(source) ?? [] };
}

async function bundleFunction(input: string, data: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'node', resolve: { alias: { '#edge-data': data } } });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}
