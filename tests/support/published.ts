import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getPagePath } from '../../src/function/reply.ts';
import type { BuildFolders } from '../../src/system/folders.ts';

/** Lists the files below a folder as relative paths, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A build's pages with their paths. */
export function readPages({ published }: Pick<BuildFolders, 'published'>): { path: string; html: string }[] {
  return listFiles(published)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: getPagePath(file), html: readFileSync(join(published, file), 'utf8') }));
}

/** A page's text without styles, scripts and tags. */
export function readText(html: string): string {
  return html.replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/** Returns the nodes of a page's JSON-LD graph. */
export function readGraph(html: string): { readonly [member: string]: unknown }[] {
  const [, text = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(text);
  return data['@graph'] ?? [data];
}
