import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../business/site.ts';
import { maskPlaceholders } from '../content/judge/prose-placeholders.ts';
import { parseFile } from '../content/read/document.ts';
import { findProse } from '../content/read/front-matter.ts';
import { preparePostalCodes } from '../countries/postal-code-patterns.ts';
import type { FileSources } from '../publish/published-files.ts';
import { findTypeface } from './brand-plugin.ts';
import { isProse } from './prose-plugin.ts';
import type { SiteSource } from './site-source.ts';

const SITE = 'virtual:site';
const PROSE = 'virtual:prose';
const POSTAL_CODE = 'virtual:postal-code';

/**
 * Gives pages the judged content as the module `virtual:site`, their prose as
 * `virtual:prose`, and scripts what is meant as a postal code as
 * `virtual:postal-code`. Of a content file only its prose is compiled, with masks in the
 * place of its placeholders, which are filled in the syntax tree: its fields are
 * in `virtual:site`. While the content is wrong, in development, the last sound
 * content stays.
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
    resolveId: (id) => ([SITE, PROSE, POSTAL_CODE].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SITE}`) {
        const { ttf: letters } = await findTypeface(source);
        return writeSiteModule(source.lastValid().site, { letters, contentFolder: source.directory });
      }
      if (id === `\0${POSTAL_CODE}`) return writePostalCodeModule(source.lastValid().site);
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

/** Whether a content file has no syntax error. */
function isWellFormed(file: string, code: string): boolean {
  return parseFile(file, code).errors.every(({ isWarning }) => isWarning);
}

/** The site as JSON in a string, which engines parse faster than a literal of this size. */
function writeSiteModule(site: Site, fileSources: FileSources): string {
  return `export const site = JSON.parse(${JSON.stringify(JSON.stringify(site))});
export const fileSources = ${JSON.stringify(fileSources)};`;
}

/** What is meant as a postal code: one pattern for the one country of the business. */
function writePostalCodeModule({ country }: Site): string {
  return `export const meant = ${JSON.stringify(preparePostalCodes(country).meant)};`;
}

/** The prose of services and pages as components that are loaded when they are asked for. */
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
