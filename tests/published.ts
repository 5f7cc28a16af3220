import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePathOf } from '../src/function/reply.ts';
import type { BuildFolders } from '../src/settings/folders.ts';

/** The pages of a build by their addresses. */
export function readPages({ published }: Pick<BuildFolders, 'published'>): { path: string; html: string }[] {
  return readdirSync(published, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: pagePathOf(file.replaceAll('\\', '/')),
      html: readFileSync(join(published, file), 'utf8'),
    }));
}
