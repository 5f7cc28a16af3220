import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { FileSources } from '../build/published-files.ts';
import type { Site } from '../business/site.ts';
import { maskPlaceholders } from '../content/judge/prose-placeholders.ts';
import { parseFile } from '../content/read/document.ts';
import { findProse } from '../content/read/text/front-matter.ts';
import { findTypeface } from './brand-plugin.ts';
import { isProse } from './prose.ts';
import type { SiteSource } from './site-source.ts';

const SITE = 'virtual:site';
const PROSE = 'virtual:prose';

/**
 * Provides the validated content to pages as `virtual:site`, and its prose as `virtual:prose`. Only the prose of a
 * content file is compiled, with masked placeholders that are filled in the syntax tree; fields come from
 * `virtual:site`. In development, invalid content leaves the last valid one in place.
 */
export function sitePlugin(source: SiteSource): Plugin {
  const sound = new Map<string, string>();
  const lastValid = (file: string, code: string) => {
    const isJudged = source.lastValid().folder.texts.get(nameOf(file)) === code;
    if (isJudged || isWellFormed(file, code)) sound.set(file, code);
    return sound.get(file) ?? '';
  };
  const nameOf = (file: string) => relative(source.directory, file).replaceAll('\\', '/');
  return {
    name: 'site',
    enforce: 'pre',
    resolveId: (id) => ([SITE, PROSE].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SITE}`) {
        const { ttf: letters } = await findTypeface(source);
        return writeSiteModule(source.lastValid().site, { letters, contentFolder: source.directory });
      }
      return id === `\0${PROSE}` ? writeProseModule(source) : undefined;
    },
    transform(code, id) {
      const file = resolve(id.split('?')[0] ?? '');
      if (!isProse(file, source)) return undefined;
      const text = lastValid(file, code);
      return { code: maskPlaceholders(text.slice(findProse(text))), map: null };
    },
  };
}

/** Whether a content file parses. */
function isWellFormed(file: string, code: string): boolean {
  return parseFile(file, code).errors.every(({ isWarning }) => isWarning);
}

/** The site as a JSON string, which engines parse faster than an object literal of this size. */
function writeSiteModule(site: Site, fileSources: FileSources): string {
  return `export const site = JSON.parse(${JSON.stringify(JSON.stringify(site))});
export const fileSources = ${JSON.stringify(fileSources)};`;
}

/** Lazily imported components for the prose of services and pages. */
function writeProseModule({ directory, lastValid }: SiteSource): string {
  const files = [...lastValid().folder.texts.keys()].filter((file) =>
    /^(?:services|pages|news)\/[^/]+\.mdx$/.test(file),
  );
  const lines = files.map((file) => {
    const path = join(directory, file).replaceAll('\\', '/');
    return `${JSON.stringify(file.replace(/\.mdx$/, ''))}: () => import(${JSON.stringify(path)}),`;
  });
  return `export const prose = {\n${lines.join('\n')}\n};`;
}
