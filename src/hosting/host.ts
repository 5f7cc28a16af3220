import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { FunctionData, Manifest } from '../function/data.ts';
import { type BuildFolders, engineModule, listFiles } from '../settings/folders.ts';
import { readPreparedJson } from '../settings/prepared.ts';
import { UserError } from '../settings/user-error.ts';
import type { Deployment } from './deployment.ts';
import { netlify } from './netlify.ts';
import { staticHost } from './static.ts';
import { vercel } from './vercel.ts';
import { workers } from './workers.ts';

/** A build, as hosts read it. */
export interface HostSource {
  readonly data: FunctionData;
  /** Path of the data on the site. */
  readonly dataPath: string;
  /** Paths of all public files below their folder, with slashes. */
  readonly files: readonly string[];
  /** The text of a public file. */
  read(file: string): string;
  /** What is known of each public file beyond its bytes. */
  manifest(): Manifest;
  /** Bundles an entry point with the data of the function into one module. */
  bundle(entry: string): Promise<string>;
  /** Where it will live; for hosts that are told before. */
  readonly deployment?: Deployment | undefined;
}

/** A host: what it takes, and what it cannot do. */
export interface Host {
  readonly name: string;
  /** Folder that is written for it, beside the public one. */
  readonly folder: string;
  /** Folder of the public files in it. */
  readonly files: string;
  /** Names that a public file has there, if not just its own. */
  namesOf?(file: string): readonly string[];
  /** Further files, by path in the folder. */
  write(source: HostSource): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /** What it cannot do, one sentence each. */
  limits?(source: HostSource): readonly string[];
}

/** Every host that takes a folder. The Node server needs none: it serves the build itself. */
export const hosts: readonly Host[] = [workers, netlify, vercel, staticHost];

/** The data of the function among the public files. */
const FUNCTION_DATA = /^_astro\/function\.[\w-]+\.json$/;

/** What was written for a host. */
export interface StagedHost {
  readonly folder: string;
  /** What the host cannot do, one sentence each. */
  readonly limits: readonly string[];
}

/**
 * Writes the folder that a host takes, beside the public one by default: public files, its rules, and the function if
 * it runs one. Throws a `UserError` if there is no build.
 */
export async function stageHost(
  host: Host,
  { published, prepared }: BuildFolders,
  folder = join(dirname(published), host.folder),
  deployment?: Deployment,
): Promise<StagedHost> {
  const source = readSource({ published, prepared }, deployment);
  rmSync(folder, { recursive: true, force: true });
  const place = (...path: string[]) => {
    const target = join(folder, ...path);
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };
  for (const file of source.files) {
    for (const name of host.namesOf?.(file) ?? [file]) linkSync(join(published, file), place(host.files, name));
  }
  for (const [path, text] of await host.write(source)) {
    // A link: writing through it would change the build.
    rmSync(place(path), { force: true });
    writeFileSync(place(path), text);
  }
  return { folder, limits: host.limits?.(source) ?? [] };
}

/** Reads a build. Of the private folder only `manifest` and `bundle` read anything. */
function readSource({ published, prepared }: BuildFolders, deployment: Deployment | undefined): HostSource {
  const files = listFiles(published).map((file) => relative(published, file).replaceAll('\\', '/'));
  const data = files.find((file) => FUNCTION_DATA.test(file));
  if (data === undefined) throw new UserError(`There is no finished build in ${published}. Run: npm run build`);
  return {
    data: readPreparedJson(join(published, data)) as FunctionData,
    dataPath: `/${data}`,
    files,
    read: (file) => readFileSync(join(published, file), 'utf8'),
    manifest: () => readPreparedJson(join(prepared, 'manifest.json')) as Manifest,
    bundle: (entry) => bundleFunction(entry, resolve(published, data)),
    deployment,
  };
}

async function bundleFunction(input: string, data: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, platform: 'node', resolve: { alias: { '#function-data': data } } });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** File name of the bundled server in the private folder. */
const serverBundle = 'server.cjs';

/**
 * Bundles the Node server into one JavaScript file: half the start time and half the memory of its TypeScript sources.
 * CommonJS, because the ES module loader alone takes 13 MiB.
 */
export async function bundleServer(prepared: string): Promise<void> {
  const bundle = await rolldown({ input: engineModule('functions/node'), platform: 'node' });
  await bundle.write({ file: join(prepared, serverBundle), format: 'cjs', minify: true });
  await bundle.close();
}
