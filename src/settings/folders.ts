import { dirname, join, resolve } from 'node:path';

/** Where a finished build lies. */
export interface BuildFolders {
  /** What a CDN serves. */
  readonly published: string;
  /** What the function and servers need beside it. */
  readonly prepared: string;
}

/** The folders of a build: `dist` and `.build/server` of the project, or `dist` and `server` inside one given folder. */
export function buildFolders(out = '.'): BuildFolders {
  const published = join(out, 'dist');
  return { published, prepared: preparedBeside(published) };
}

/**
 * Where the files for servers lie that belong to a published folder. In the
 * project itself they keep out of sight, in a folder of their own they lie beside it.
 */
export function preparedBeside(published: string): string {
  const parent = dirname(published);
  return resolve(parent) === process.cwd() ? join(parent, '.build/server') : join(parent, 'server');
}
