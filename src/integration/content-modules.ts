import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleModule } from '../../functions/hosting/bundle.ts';
import { brandOf } from '../appearance/brand.ts';
import { writeBrandStyles } from '../appearance/brand-styles.ts';
import { writeFrontageStyles } from '../appearance/frontage/colours.ts';
import { prepareTypeface } from '../appearance/make/fonts.ts';
import type { FileSources } from '../build/published-files.ts';
import type { Site } from '../business/site.ts';
import { escapePlaceholders, FRONT_MATTER } from '../content/prose.ts';
import { engineFile, engineModule, slashed } from '../settings/folders.ts';
import { isProse } from './prose.ts';
import type { SiteSource } from './site-source.ts';

/** Name of the middleware as a module: Astro writes it between single quotes, which the path of a site may contain. */
export const middlewareModule = 'virtual:site-middleware';

/** The script of every page, by the path of the language. */
export type PageScripts = Readonly<Record<string, string>>;

/**
 * Provides what comes from the content as modules: `virtual:site`, and the rules of the brand as `virtual:brand.css`.
 * Lays the styles of the engine's own components into the layer of that name.
 * Of a content file only the prose is compiled, with its placeholders as text that is filled in the syntax tree. In
 * development, invalid content leaves the last valid one in place.
 */
export function contentModules(source: SiteSource, scripts: PageScripts): Plugin {
  const engine = engineFile('src/');
  const modules = new Map([
    ['virtual:site', () => writeSiteModule(source, scripts)],
    [middlewareModule, async () => `export * from ${JSON.stringify(engineModule('src/middleware'))};`],
    ['virtual:frontage.css', async () => writeFrontageStyles(brandOf(source.lastValid().site).palette)],
    ['virtual:brand.css', async () => writeBrandStyles(source.lastValid().site, (await findTypeface(source)).file)],
  ]);
  return {
    name: 'content-modules',
    enforce: 'pre',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1))?.(),
    transform(code, id) {
      if (id.startsWith(engine) && id.includes('type=style')) return { code: `@layer components{${code}}`, map: null };
      const file = resolve(id.split('?')[0] ?? '');
      if (!isProse(file, source)) return undefined;
      const name = slashed(relative(source.directory, file));
      const text = source.lastValid().folder.texts.get(name) ?? '';
      return { code: escapePlaceholders(text.replace(FRONT_MATTER, '')), map: null };
    },
  };
}

/** Whether a module depends on the content: those above, the style sheets that Astro collects for a page, and prose. */
export function isFromContent(id: string, directory: string): boolean {
  return /^\0virtual:(?:site$|(?:brand|frontage)\.css|astro:dev-css)/.test(id) || id.startsWith(directory);
}

/** What pictures, photographs and static files of the current content are made from. */
export async function findFileSources(source: SiteSource): Promise<FileSources> {
  return { fontFiles: (await findTypeface(source)).pictures, contentFolder: source.directory };
}

/** The heading font of the current content, and its web font as Vite names a file outside of its root. */
async function findTypeface({ directory, lastValid }: SiteSource) {
  const { site, folder } = lastValid();
  const { pictures, woff2 } = await prepareTypeface(brandOf(site).typeface, { directory, texts: folder.texts });
  return { pictures, file: `/@fs/${slashed(woff2).replace(/^\//, '')}` };
}

/** The content, the scripts of pages, the URL of the heading font, and the prose as lazily imported components. */
async function writeSiteModule(source: SiteSource, scripts: PageScripts): Promise<string> {
  const { readings, folder } = source.lastValid();
  const facts = JSON.stringify({ sites: readings.map(({ site }) => site), scripts });
  const names = [...folder.texts.keys()].filter((name) => name.endsWith('.mdx'));
  const prose = names.map((name) => {
    const path = JSON.stringify(slashed(join(source.directory, name)));
    return `${JSON.stringify(name.replace(/\.mdx$/, ''))}: () => import(${path}),`;
  });
  // A JSON string, which engines parse faster than an object literal of this size.
  return `export const { sites, scripts } = JSON.parse(${JSON.stringify(facts)});
export { default as displayFont } from ${JSON.stringify(`${(await findTypeface(source)).file}?url`)};
export const prose = {\n${prose.join('\n')}\n};`;
}

/**
 * Bundles the script of the pages in each language, with its sentences in place of the English ones; Astro would have
 * one script for all languages.
 */
export async function bundleScripts(languages: Site['languages']): Promise<PageScripts> {
  const scripts = languages.map(async ({ prefix, language }) => {
    const sentences = { '../text/en': engineFile(`src/text/${language}`) };
    return [prefix, (await bundleModule('src/client/page', 'esm', sentences, { platform: 'browser' })).trim()] as const;
  });
  return Object.fromEntries(await Promise.all(scripts));
}
