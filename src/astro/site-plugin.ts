import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fillPlaceholders, type Placeholders } from '../content/judge/placeholders.ts';
import { findProse } from '../content/read/front-matter.ts';
import type { ClientTexts } from './client-scripts.ts';
import type { SiteSource } from './site-source.ts';

/** Where pages get their content from, and their scripts. */
export interface PagesSource extends Pick<SiteSource, 'directory' | 'lastSound'> {
  clientTexts(): Promise<ClientTexts>;
}

// Pages run in the process that has the content, which is handed over under this name.
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
export function sitePlugin(source: PagesSource): Plugin {
  const sound = new Map<string, string>();
  const lastSound = async (file: string, code: string) => {
    const isJudged = source.lastSound().folder.texts.get(nameOf(file)) === code;
    if (isJudged || (await isWellFormed(file, code))) sound.set(file, code);
    return sound.get(file) ?? '';
  };
  const nameOf = (file: string) => relative(source.directory, file).replaceAll('\\', '/');
  return {
    name: 'site',
    enforce: 'pre',
    resolveId: (id) => names.get(id),
    async load(id) {
      if (id === RESOLVED_CLIENT) return writeClientModule(await source.clientTexts());
      if (id === RESOLVED_PROSE) return writeProseModule(source);
      if (id !== RESOLVED) return undefined;
      Object.assign(globalThis, { [NAME]: source.lastSound().site });
      return `export const site = globalThis[${JSON.stringify(NAME)}];`;
    },
    async transform(code, id) {
      const file = resolve(id.split('?')[0] ?? '');
      if (!file.endsWith('.mdx') || !file.startsWith(source.directory)) return undefined;
      const { site, placeholders } = source.lastSound();
      return { code: fillProse(await lastSound(file, code), placeholders, site.business.contact.telephone), map: null };
    },
  };
}

/** Whether a content file has no syntax error. Only here is the reader needed: in a build the thread has judged everything. */
async function isWellFormed(file: string, code: string): Promise<boolean> {
  const { parseFile } = await import('../content/read/document.ts');
  return parseFile(file, code).errors.every(({ isWarning }) => isWarning);
}

/** An MDX file with every placeholder replaced. In its prose the telephone number leads to a call, unless a link stands there. */
function fillProse(code: string, placeholders: Placeholders, telephone: string): string {
  const proseStart = findProse(code);
  const prose = code.slice(proseStart).replace(/(?<![[:"'=]){telephone}/g, `[{telephone}](tel:${telephone})`);
  return fillPlaceholders(code.slice(0, proseStart) + prose, placeholders);
}

/** The scripts and styles of the pages: `pageScript`, `docsStyle` and so on. */
function writeClientModule({ scripts, docsStyle }: ClientTexts): string {
  const texts = Object.entries(scripts).map(([name, script]) => [`${name}Script`, script] as const);
  return [...texts, ['docsStyle', docsStyle] as const]
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
}

/** The prose of services and pages as components that are loaded when they are asked for. */
function writeProseModule({ directory, lastSound }: PagesSource): string {
  const files = [...lastSound().folder.texts.keys()].filter((file) => /^(?:services|pages)\/[^/]+\.mdx$/.test(file));
  const lines = files.map((file) => {
    const path = join(directory, file).replaceAll('\\', '/');
    return `${JSON.stringify(file.replace(/\.mdx$/, ''))}: () => import(${JSON.stringify(path)}),`;
  });
  return `export const prose = {\n${lines.join('\n')}\n};`;
}
