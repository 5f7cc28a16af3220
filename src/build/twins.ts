import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../domain/site.ts';
import { countTextTokens } from '../markdown/tokens.ts';
import { writeTwin } from '../markdown/twin.ts';

/** The Markdown form of a page. */
export interface Twin {
  readonly text: string;
  readonly tokens: number;
}

/** Writes the Markdown form of every page among the files that have been built, by the path of the page. */
export function writeTwins(directory: string, files: readonly string[], site: Site): Map<string, Twin> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Map(
    pages.map((file) => {
      const path = pagePathOf(file);
      const text = writeTwin(readFileSync(join(directory, file), 'utf8'), path, site);
      return [path, { text, tokens: countTextTokens(text) }];
    }),
  );
}

/** Path of the page that a file holds. */
export function pagePathOf(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}
