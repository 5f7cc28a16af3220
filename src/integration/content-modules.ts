import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { brandOf } from '../appearance/brand.ts';
import { writeBrandStyles } from '../appearance/brand-styles.ts';
import { prepareTypeface } from '../appearance/make/fonts.ts';
import type { FileSources } from '../build/published-files.ts';
import type { SiteReading } from '../content/load/load-site.ts';
import { FRONT_MATTER, maskPlaceholders } from '../content/prose.ts';
import { engineFile, engineModule, slashed } from '../settings/folders.ts';
import { languageOf } from '../text/languages.ts';
import { isProse } from './prose.ts';
import type { SiteSource } from './site-source.ts';

/** Astro's virtual module with the style sheets of a page in development. */
const COLLECTED = '\0virtual:astro:dev-css';
const OURS = /^\0virtual:(?:site|scripts|prose|brand\.css|typeface)$/;

/**
 * Provides what comes from the content as modules: `virtual:site`, the script of pages as `virtual:scripts`, its prose as
 * `virtual:prose`, the rules of the brand as `virtual:brand.css` and the URL of the heading font as `virtual:typeface`.
 * Lays the styles of the engine's own components into the layer of that name.
 * Of a content file only the prose is compiled, with masked placeholders that are filled in the syntax tree. In
 * development, invalid content leaves the last valid one in place.
 */
export function contentModules(source: SiteSource): Plugin {
  const engine = engineFile('src/');
  const modules: Readonly<Record<string, () => string | Promise<string>>> = {
    'virtual:site': async () => {
      // A JSON string, which engines parse faster than an object literal of this size.
      const sites = source.lastValid().readings.map(({ site }) => site);
      return `export const sites = JSON.parse(${JSON.stringify(JSON.stringify(sites))});
export const fileSources = ${JSON.stringify(await findFileSources(source))};`;
    },
    'virtual:scripts': async () =>
      `export const scripts = ${JSON.stringify(await bundleScripts(source.lastValid().readings))};`,
    'virtual:prose': () => writeProseModule(source),
    'virtual:brand.css': async () => writeBrandStyles(source.lastValid().site, (await findTypeface(source)).file),
    'virtual:typeface': async () =>
      `export { default } from ${JSON.stringify(`${(await findTypeface(source)).file}?url`)};`,
  };
  return {
    name: 'content-modules',
    enforce: 'pre',
    config: () => ({ build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) } }),
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (OURS.test(id) ? modules[id.slice(1)]?.() : undefined),
    transform(code, id) {
      if (id.startsWith(engine) && id.includes('type=style')) return { code: `@layer components{${code}}`, map: null };
      const file = resolve(id.split('?')[0] ?? '');
      if (!isProse(file, source)) return undefined;
      const name = slashed(relative(source.directory, file));
      const text = source.lastValid().folder.texts.get(name) ?? '';
      return { code: maskPlaceholders(text.replace(FRONT_MATTER, '')), map: null };
    },
  };
}

/** Whether a module depends on the content. */
export function isFromContent(id: string, directory: string): boolean {
  return OURS.test(id) || id.startsWith(COLLECTED) || id.startsWith(directory);
}

/** What pictures, photographs and static files of the current content are made from. */
export async function findFileSources(source: SiteSource): Promise<FileSources> {
  return { letters: (await findTypeface(source)).ttf, contentFolder: source.directory };
}

/** The heading font of the current content, and its web font as Vite names a file outside of its root. */
async function findTypeface({ directory, lastValid }: SiteSource) {
  const { site, folder } = lastValid();
  const { ttf, woff2 } = await prepareTypeface(brandOf(site).typeface, { directory, texts: folder.texts });
  return { ttf, file: `/@fs/${slashed(woff2).replace(/^\//, '')}` };
}

/** Lazily imported components for the prose of services, pages and news. */
function writeProseModule({ directory, lastValid }: SiteSource): string {
  const files = [...lastValid().folder.texts.keys()].filter((file) =>
    /^(?:[a-z]{2}\/)?(?:services|pages|news)\/[^/]+\.mdx$/.test(file),
  );
  const lines = files.map((file) => {
    const path = slashed(join(directory, file));
    return `${JSON.stringify(file.replace(/\.mdx$/, ''))}: () => import(${JSON.stringify(path)}),`;
  });
  return `export const prose = {\n${lines.join('\n')}\n};`;
}

/**
 * Bundles the script of the pages in each language, by the path of the language, with its sentences in place of the
 * English ones; Astro would have one script for all languages.
 */
async function bundleScripts(readings: readonly SiteReading[]): Promise<Readonly<Record<string, string>>> {
  const { build } = await import('rolldown');
  const scripts = readings.map(async ({ site: { prefix, country } }) => {
    const sentences = {
      name: 'language',
      resolveId(id: string) {
        const [, path] = /\/text\/en\/(.*)/.exec(id) ?? [];
        return path === undefined ? undefined : engineFile(`src/text/${languageOf(country.locale)}/${path}`);
      },
    };
    const made = await build({
      input: engineModule('src/client/page'),
      platform: 'browser',
      plugins: [sentences],
      output: { format: 'esm', minify: true },
      write: false,
    });
    return [prefix, made.output[0].code.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(scripts));
}
