import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { FunctionData } from '../function/data.ts';
import type { Manifest } from '../function/manifest.ts';
import { type BuildFolders, listFiles, readPreparedJson } from '../settings/folders.ts';
import { UserError } from '../settings/user-error.ts';
import type { Deployment } from './deployment.ts';
import type { Host, HostSource } from './host.ts';
import { netlify } from './netlify.ts';
import { staticHost } from './static.ts';
import { vercel } from './vercel.ts';
import { workers } from './workers.ts';

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
