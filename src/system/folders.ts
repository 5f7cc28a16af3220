import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { UserError } from './user-error.ts';

/** Returns a path with forward slashes on every system, as URLs and the module names of Vite do. */
export function toPosixPath(path: string): string {
  return path.replaceAll('\\', '/');
}

/**
 * Returns the path of a file or folder of the engine, relative to the repository: `enginePath('src/styles/fonts')`,
 * with forward slashes. In the installed package the same folders are below `lib`.
 */
export function enginePath(path: string): string {
  return toPosixPath(join(import.meta.dirname, '../..', path));
}

/**
 * Returns the path of an engine module, given without extension: `.ts` in the repository, `.js` in the package,
 * because Node strips no types below `node_modules`.
 */
export function engineModule(name: string): string {
  return enginePath(`${name}${extname(import.meta.filename)}`);
}

/** Returns a path in the site's folder, which is the working directory of commands: `sitePath('astro.config.mjs')`. */
export function sitePath(path = '.'): string {
  return toPosixPath(resolve(path));
}

/** Returns a path in the site's cache folder. */
export function cachePath(path: string): string {
  return sitePath(join('node_modules/.cache', path));
}

/** Output folders of a build. */
export interface BuildFolders {
  /** Public files for a CDN. */
  readonly published: string;
  /** Private files of the function and servers. */
  readonly privateFolder: string;
}

/** Returns the output folders: `dist` and `.build/server` in the project, or `dist` and `server` below `out`. */
export function buildFolders(out = '.'): BuildFolders {
  return foldersOf(join(out, 'dist'));
}

/**
 * Returns a public folder and the private one that belongs to it: hidden in the project itself, beside it elsewhere.
 */
export function foldersOf(published: string): BuildFolders {
  const parent = dirname(published);
  const name = resolve(parent) === process.cwd() ? '.build/server' : 'server';
  return { published, privateFolder: join(parent, name) };
}

/** Lists a file, or all files in a folder in a stable order; empty if nothing exists. */
export function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Reads a JSON object of the build. Throws a `UserError` that says what to do if it is missing, damaged, or lacks one
 * of the named members.
 */
export function readBuildJson<Data extends object>(path: string, ...members: readonly (keyof Data)[]): Data {
  try {
    // A named pipe is not read, because reading would wait for its writer.
    const data: Data | undefined = statSync(path).isFile() ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    if (data !== undefined && members.every((member) => Object(data[member]) === data[member])) return data;
  } catch {
    // Missing or damaged: reported below.
  }
  throw new UserError(`There is no finished build (${path} is missing or damaged). Run: npm run build`);
}
