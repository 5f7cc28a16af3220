import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Site } from '../domain/site.ts';
import { countTextTokens } from '../markdown/tokens.ts';
import { writeTwin } from '../markdown/twin.ts';

/** The Markdown form of a page. */
export interface Twin {
  readonly text: string;
  readonly tokens: number;
}

/** Writes the Markdown form of every page that has been built, by the path of the page. */
export async function writeTwins(directory: string, site: Site): Promise<Map<string, Twin>> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const twins = await Promise.all(
    files.map(async (file) => {
      const path = pagePathOf(file.split(sep).join('/'));
      const text = writeTwin(await readFile(join(directory, file), 'utf8'), path, site);
      return [path, { text, tokens: countTextTokens(text) }] as const;
    }),
  );
  return new Map(twins);
}

/** Path of the page that a file holds. */
export function pagePathOf(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}
