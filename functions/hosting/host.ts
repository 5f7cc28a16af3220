import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FunctionData } from '../../src/function/data.ts';
import { type BuildFolders, listFiles, readBuildJson, toPosixPath } from '../../src/system/folders.ts';
import { UserError } from '../../src/system/user-error.ts';
import { bundleFunction } from './bundle.ts';
import type { Deployment } from './deployment.ts';

/** What a host module reads from a build. */
export type PublishedBuild = ReturnType<typeof readPublishedBuild>;

/** A host: the folder that is uploaded to it, and what it allows. */
export interface Host {
  readonly name: string;
  /** Name of the folder that is written for it, beside the public one. */
  readonly folder: string;
  /** Folder of the public files in it. */
  readonly files: string;
  /** Lists the names of a public file on the host, if they differ from its own. */
  namesOf?(file: string): readonly string[];
  /** Makes further files, by path in the folder. */
  makeFiles(source: PublishedBuild): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Maximum number of files in a deployment, by plan, smallest first. */
  readonly fileLimits?: readonly { readonly plan: string; readonly files: number }[];
  /** Lists what the host cannot do, one sentence each. */
  listLimitations?(source: PublishedBuild): readonly string[];
}

/** Matches the data file of the function among the public files. */
const FUNCTION_DATA = /^_astro\/function\.[\w-]+\.json$/;

/**
 * Writes the folder that is uploaded to a host, by default beside the public one: the public files, the rules of the
 * host, and the function if it runs one. Returns the folder, and what the host cannot do, one sentence each. Throws a
 * `UserError` if there is no build.
 */
export async function writeHostFolder(
  host: Host,
  folders: BuildFolders,
  folder = join(dirname(folders.published), host.folder),
  deployment?: Deployment,
) {
  const source = readPublishedBuild(folders, deployment);
  rmSync(folder, { recursive: true, force: true });
  const makePath = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  for (const file of source.files)
    for (const name of host.namesOf?.(file) ?? [file])
      copyFileSync(join(folders.published, file), makePath(join(host.files, name)));
  for (const [path, text] of Object.entries(await host.makeFiles(source))) writeFileSync(makePath(path), text);
  return { folder, limitations: host.listLimitations?.(source) ?? [] };
}

/**
 * Returns a warning before a build if a plan of the host allows fewer files than the site will have; undefined if all
 * plans allow them. Throws a `UserError` if none does.
 */
export function checkFileCount({ name, fileLimits = [] }: Pick<Host, 'name' | 'fileLimits'>, count: number) {
  if (fileLimits.every(({ files }) => count <= files)) return undefined;
  const number = (value: number) => value.toLocaleString('en');
  const plans = fileLimits.map(({ plan, files }) => `${number(files)} on the ${plan} plan`).join(', ');
  const message = `The site has about ${number(count)} files. ${name} allows ${plans}.`;
  if (fileLimits.every(({ files }) => count > files))
    throw new UserError(`${message} The site was not built. docs/large-sites.md says what to do.`);
  return message;
}

/** Reads a build's public files; the private ones are for the Node server. */
export function readPublishedBuild({ published }: Pick<BuildFolders, 'published'>, deployment?: Deployment) {
  const files = listFiles(published).map((file) => toPosixPath(relative(published, file)));
  const name = files.find((file) => FUNCTION_DATA.test(file));
  if (name === undefined) throw new UserError(`There is no finished build in ${published}. Run: npm run build`);
  const data = readBuildJson<FunctionData>(join(published, name), 'otherLanguages');
  return {
    data,
    /** The data of each language, including the first. */
    languages: [data, ...Object.values(data.otherLanguages)],
    /** Path of the data on the site. */
    dataPath: `/${name}`,
    /** Paths of all public files below their folder, with slashes. */
    files,
    /** The text of a public file. */
    read: (file: string) => readFileSync(join(published, file), 'utf8'),
    /** Bundles a host's function into one module, with the function's data or other JSON in its place. */
    bundle: (host: string, json?: object) => bundleFunction(`functions/${host}`, 'esm', data, json),
    /** Deployment that the build is for, on hosts that need to know it. */
    deployment,
  };
}

/**
 * Bundles the Node server into one JavaScript file of the private folder: half the start time and half the memory of
 * its TypeScript sources. CommonJS, because the ES module loader alone takes 13 MiB.
 */
export async function bundleServer(privateFolder: string): Promise<void> {
  const data = readBuildJson<FunctionData>(join(privateFolder, 'function-data.json'), 'otherLanguages');
  writeFileSync(join(privateFolder, 'server.cjs'), await bundleFunction('functions/node', 'cjs', data));
}
