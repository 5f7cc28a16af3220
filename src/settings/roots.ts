import { extname, join, resolve } from 'node:path';

/**
 * Path of a file or folder of the engine, relative to the repository: `engineFile('src/styles/fonts')`. In the
 * installed package the same folders are below `lib`.
 */
export function engineFile(path: string): string {
  return join(resolve(import.meta.dirname, '../..'), path);
}

/**
 * Path of a module of the engine, given without extension: `.ts` in the repository, `.js` in the package, because Node
 * strips no types below `node_modules`.
 */
export function engineModule(name: string): string {
  return engineFile(`${name}${extname(import.meta.filename)}`);
}

/** Path in the site's folder, the working directory of commands: `siteFile('astro.config.mjs')`. */
export function siteFile(path = '.'): string {
  return resolve(path);
}

/** Path in the site's cache folder. */
export function cacheFile(path: string): string {
  return siteFile(join('node_modules/.cache', path));
}
