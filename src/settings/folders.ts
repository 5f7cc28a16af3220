import { join } from 'node:path';

/** Where a build puts what. */
export interface BuildFolders {
  /** What a CDN serves. */
  readonly published: string;
  /** What the function and servers need beside it. */
  readonly prepared: string;
  /** Where a build works, so that it never leaves half of one behind. */
  readonly stage: string;
}

/** The folders of a build: `dist` and `.build` of the project, or all inside one given folder. */
export function buildFolders(out?: string): BuildFolders {
  if (out === undefined) return { published: 'dist', prepared: '.build/server', stage: '.build/next' };
  return { published: join(out, 'dist'), prepared: join(out, 'server'), stage: join(out, 'next') };
}

/** Where the integration, which is told only the folder of the pages, puts what is not published. */
export function preparedBeside(published: string): string {
  return join(published, '..', 'server');
}
