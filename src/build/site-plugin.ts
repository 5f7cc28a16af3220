import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { bundleClient, clientScripts } from './client-scripts.ts';
import type { SiteSource } from './site-source.ts';

const NAME = 'virtual:site';
const RESOLVED = `\0${NAME}`;
const CLIENT = 'virtual:client';
const RESOLVED_CLIENT = `\0${CLIENT}`;

/**
 * Gives pages the judged content as the module `virtual:site` and their scripts
 * as `virtual:client`, and fills the placeholders of their prose.
 */
export function sitePlugin(source: SiteSource): Plugin {
  return {
    name: 'site',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? RESOLVED : id === CLIENT ? RESOLVED_CLIENT : undefined),
    async load(id) {
      if (id === RESOLVED_CLIENT) return writeClientModule();
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

/** The scripts of the pages as texts: `pageScript`, `docsScript`, `toolsScript`. */
async function writeClientModule(): Promise<string> {
  const lines = clientScripts.map(
    async (name) => `export const ${name}Script = ${JSON.stringify(await bundleClient(name))};`,
  );
  return (await Promise.all(lines)).join('\n');
}
