import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { SiteSource } from './site-source.ts';

const NAME = 'virtual:site';
const RESOLVED = `\0${NAME}`;

/** Gives pages the judged content as the module `virtual:site`, and fills the placeholders of their prose. */
export function sitePlugin(source: SiteSource): Plugin {
  return {
    name: 'site',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // One string parses faster than an object literal of this size.
      return `export const site = JSON.parse(${JSON.stringify(JSON.stringify(source.site()))});`;
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.mdx') || !resolve(file).startsWith(source.directory)) return undefined;
      return { code: fillPlaceholders(code, source.current().placeholders), map: null };
    },
  };
}
