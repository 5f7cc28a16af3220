import { dirname, join, resolve } from 'node:path';

/** Output folders of a build. */
export interface BuildFolders {
  /** Public files for a CDN. */
  readonly published: string;
  /** Private files of the function and servers. */
  readonly prepared: string;
}

/** Output folders: `dist` and `.build/server` in the project, or `dist` and `server` below `out`. */
export function buildFolders(out = '.'): BuildFolders {
  const published = join(out, 'dist');
  return { published, prepared: preparedBeside(published) };
}

/** The private folder that belongs to a public one: hidden in the project itself, beside it elsewhere. */
export function preparedBeside(published: string): string {
  const parent = dirname(published);
  return resolve(parent) === process.cwd() ? join(parent, '.build/server') : join(parent, 'server');
}
