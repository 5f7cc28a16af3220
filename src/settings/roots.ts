import { extname, join, resolve } from 'node:path';

/**
 * Path of a file or folder of the engine, written as in the repository: `engineFile('src/styles/fonts')`. The installed
 * package holds the same folders below its `lib`.
 */
export function engineFile(path: string): string {
  return join(resolve(import.meta.dirname, '../..'), path);
}

/**
 * Path of a module of the engine, written without its ending: in the repository Node reads TypeScript, in the package
 * it finds JavaScript, because it strips no types below `node_modules`.
 */
export function engineModule(name: string): string {
  return engineFile(`${name}${extname(import.meta.filename)}`);
}

/** Path of a file or folder of the site, which is the folder that a command runs in: `siteFile('astro.config.mjs')`. */
export function siteFile(path = '.'): string {
  return resolve(path);
}

/** Path of a file below the folder that keeps what was made once; every site has its own. */
export function cacheFile(path: string): string {
  return siteFile(join('node_modules/.cache', path));
}
