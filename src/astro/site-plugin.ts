import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../business/site.ts';
import { fillPlaceholders, type Placeholders } from '../content/judge/placeholders.ts';
import { parseFile } from '../content/read/document.ts';
import { findProse } from '../content/read/front-matter.ts';
import type { SiteSource } from './site-source.ts';

const SITE = 'virtual:site';
const PROSE = 'virtual:prose';

/**
 * Gives pages the judged content as the module `virtual:site`, their prose as
 * `virtual:prose` with its placeholders filled. While the content is wrong, in
 * development, the last sound content stays.
 */
export function sitePlugin(source: SiteSource): Plugin {
  const sound = new Map<string, string>();
  const lastSound = (file: string, code: string) => {
    const isJudged = source.lastSound().folder.texts.get(nameOf(file)) === code;
    if (isJudged || isWellFormed(file, code)) sound.set(file, code);
    return sound.get(file) ?? '';
  };
  const nameOf = (file: string) => relative(source.directory, file).replaceAll('\\', '/');
  return {
    name: 'site',
    enforce: 'pre',
    resolveId: (id) => (id === SITE || id === PROSE ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${SITE}`) return writeSiteModule(source.lastSound().site);
      return id === `\0${PROSE}` ? writeProseModule(source) : undefined;
    },
    transform(code, id) {
      const file = resolve(id.split('?')[0] ?? '');
      if (!file.endsWith('.mdx') || !file.startsWith(source.directory)) return undefined;
      const { site, placeholders } = source.lastSound();
      return { code: fillProse(lastSound(file, code), placeholders, site.business.contact.telephone), map: null };
    },
  };
}

/** Whether a content file has no syntax error. */
function isWellFormed(file: string, code: string): boolean {
  return parseFile(file, code).errors.every(({ isWarning }) => isWarning);
}

/** An MDX file with every placeholder replaced. In its prose the telephone number leads to a call, unless a link stands there. */
function fillProse(code: string, placeholders: Placeholders, telephone: string): string {
  const proseStart = findProse(code);
  const prose = code.slice(proseStart).replace(/(?<![[:"'=]){telephone}/g, `[{telephone}](tel:${telephone})`);
  return fillPlaceholders(code.slice(0, proseStart) + prose, placeholders);
}

/** The site as JSON in a string, which engines parse faster than a literal of this size. */
function writeSiteModule(site: Site): string {
  return `export const site = JSON.parse(${JSON.stringify(JSON.stringify(site))});`;
}

/** The prose of services and pages as components that are loaded when they are asked for. */
function writeProseModule({ directory, lastSound }: SiteSource): string {
  const files = [...lastSound().folder.texts.keys()].filter((file) =>
    /^(?:services|pages|news)\/[^/]+\.mdx$/.test(file),
  );
  const lines = files.map((file) => {
    const path = join(directory, file).replaceAll('\\', '/');
    return `${JSON.stringify(file.replace(/\.mdx$/, ''))}: () => import(${JSON.stringify(path)}),`;
  });
  return `export const prose = {\n${lines.join('\n')}\n};`;
}
