import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fillPlaceholders, type Placeholders } from '../domain/placeholders.ts';
import { findProse, parseFile } from '../reader/document.ts';
import { bundleClient, clientScripts, readDocsStyle } from './client-scripts.ts';
import type { SiteSource } from './site-source.ts';

const NAME = 'virtual:site';
const RESOLVED = `\0${NAME}`;
const CLIENT = 'virtual:client';
const RESOLVED_CLIENT = `\0${CLIENT}`;
const PROSE = 'virtual:prose';
const RESOLVED_PROSE = `\0${PROSE}`;
const names = new Map([
  [NAME, RESOLVED],
  [CLIENT, RESOLVED_CLIENT],
  [PROSE, RESOLVED_PROSE],
]);

/**
 * Gives pages the judged content as the module `virtual:site`, their prose as
 * `virtual:prose` with its placeholders filled, and their scripts as
 * `virtual:client`. While the content is wrong, in development, the last sound
 * content stays.
 */
export function sitePlugin(source: SiteSource): Plugin {
  const sound = new Map<string, string>();
  const lastSound = (file: string, code: string) => {
    const isJudged = source.lastSound().folder.texts.get(nameOf(file)) === code;
    if (isJudged || parseFile(file, code).errors.length === 0) sound.set(file, code);
    return sound.get(file) ?? '';
  };
  const nameOf = (file: string) => relative(source.directory, file).replaceAll('\\', '/');
  return {
    name: 'site',
    enforce: 'pre',
    resolveId: (id) => names.get(id),
    async load(id) {
      if (id === RESOLVED_CLIENT) return writeClientModule();
      if (id === RESOLVED_PROSE) return writeProseModule(source);
      if (id !== RESOLVED) return undefined;
      // One string parses faster than an object literal of this size.
      return `export const site = JSON.parse(${JSON.stringify(JSON.stringify(source.lastSound().site))});`;
    },
    transform(code, id) {
      const file = resolve(id.split('?')[0] ?? '');
      if (!file.endsWith('.mdx') || !file.startsWith(source.directory)) return undefined;
      const { site, placeholders } = source.lastSound();
      return { code: fillProse(lastSound(file, code), placeholders, site.business.contact.telephone), map: null };
    },
  };
}

/** An MDX file with every placeholder replaced. In its prose the telephone number leads to a call, unless a link stands there. */
function fillProse(code: string, placeholders: Placeholders, telephone: string): string {
  const proseStart = findProse(code);
  const prose = code.slice(proseStart).replace(/(?<!\[){telephone}/g, `[{telephone}](tel:${telephone})`);
  return fillPlaceholders(code.slice(0, proseStart) + prose, placeholders);
}

/** The scripts and styles of the pages as texts: `pageScript`, `docsStyle` and so on. */
async function writeClientModule(): Promise<string> {
  const lines = clientScripts.map(
    async (name) => `export const ${name}Script = ${JSON.stringify(await bundleClient(name))};`,
  );
  const style = `export const docsStyle = ${JSON.stringify(await readDocsStyle())};`;
  return [...(await Promise.all(lines)), style].join('\n');
}

/** The prose of services and pages as components that are loaded when they are asked for. */
function writeProseModule({ directory, lastSound }: SiteSource): string {
  const files = [...lastSound().folder.texts.keys()].filter((file) => /^(?:services|pages)\/[^/]+\.mdx$/.test(file));
  const lines = files.map((file) => {
    const path = join(directory, file).replaceAll('\\', '/');
    return `${JSON.stringify(file.replace(/\.mdx$/, ''))}: () => import(${JSON.stringify(path)}),`;
  });
  return `export const prose = {\n${lines.join('\n')}\n};`;
}
