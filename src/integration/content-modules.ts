import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleModule } from '../../functions/hosting/bundle.ts';
import { resolveBrand } from '../appearance/brand.ts';
import {
  listDistanceSheets,
  listHomeSheets,
  listInnerSheets,
  listLookSheets,
  listPageSheets,
  renderBrandStyles,
} from '../appearance/brand-styles.ts';
import { renderFrontageStyles } from '../appearance/frontage/colours.ts';
import { drawFrontage } from '../appearance/frontage/frontage.ts';
import { prepareTypeface } from '../appearance/render/fonts.ts';
import type { FileSources } from '../build/published-files.ts';
import type { Site } from '../business/site.ts';
import { escapePlaceholders, FRONT_MATTER } from '../content/prose.ts';
import { engineModule, enginePath, toPosixPath } from '../system/folders.ts';
import { isProse } from './prose-plugins.ts';
import type { SiteSource } from './site-source.ts';

/** Module name of the middleware. Astro puts it between single quotes, which the path of a site may contain. */
export const middlewareModule = 'virtual:site-middleware';

/** The script of the pages, by the path prefix of the language. */
export type PageScripts = Readonly<Record<string, string>>;

/**
 * Provides the modules made from the content: `virtual:site` and the look's style sheets. Puts the styles of the
 * engine's components into the cascade layer `components`. In development, the last valid content stays while the
 * current one is invalid.
 */
export function contentModules(source: SiteSource, scripts: PageScripts): Plugin {
  const engine = enginePath('src/');
  const modules = new Map([
    ['virtual:site', () => renderSiteModule(source, scripts)],
    [middlewareModule, async () => `export * from ${JSON.stringify(engineModule('src/middleware'))};`],
    ['virtual:frontage.css', async () => renderFrontageSheet(source.lastValid().site)],
    ['virtual:brand.css', () => renderLookStyles(source)],
    ['virtual:home.css', async () => readSheets(listHomeSheets(source.lastValid().site))],
    ['virtual:inner.css', async () => readSheets(listInnerSheets(source.lastValid().site))],
    ['virtual:tables.css', async () => readSheets(listPageSheets(source.lastValid().site, 'tables'))],
    ['virtual:about.css', async () => readSheets(listPageSheets(source.lastValid().site, 'about'))],
    ['virtual:distances.css', async () => readSheets(listDistanceSheets(source.lastValid().site))],
  ]);
  return {
    name: 'content-modules',
    enforce: 'pre',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1))?.(),
    // Prose is compiled without its fields; its placeholders stay text until `prosePlugin` fills them in.
    transform(code, id) {
      if (id.startsWith(engine) && id.includes('type=style')) return { code: `@layer components{${code}}`, map: null };
      const file = resolve(id.split('?')[0] ?? '');
      if (!isProse(file, source)) return undefined;
      const name = toPosixPath(relative(source.directory, file));
      const text = source.lastValid().folder.texts.get(name) ?? '';
      return { code: escapePlaceholders(text.replace(FRONT_MATTER, '')), map: null };
    },
  };
}

/** Renders the styles of a site's frontage: its colours, and the style sheet for its kind. */
function renderFrontageSheet(site: Site): string {
  const { kind = 'undrawn', svg = '' } = drawFrontage(site) ?? {};
  const sheet = readFileSync(enginePath(`src/styles/frontage/${kind}.css`), 'utf8');
  return `${renderFrontageStyles(resolveBrand(site), svg)}\n${sheet}`;
}

/** Renders the look of the site: its custom properties, then the style sheets that it uses. */
async function renderLookStyles(source: SiteSource): Promise<string> {
  const { site } = source.lastValid();
  return `${renderBrandStyles(site, (await findTypeface(source)).file)}\n${readSheets(listLookSheets(site))}`;
}

function readSheets(sheets: readonly string[]): string {
  return sheets.map((sheet) => readFileSync(enginePath(`src/${sheet}`), 'utf8')).join('\n');
}

/**
 * Whether a module depends on the content: the modules above, the style sheets that Astro collects for a page, prose.
 */
export function isFromContent(id: string, directory: string): boolean {
  return (
    /^\0virtual:(?:site$|(?:about|brand|distances|frontage|home|inner|tables)\.css|astro:dev-css)/.test(id) ||
    id.startsWith(directory)
  );
}

/** Finds the sources of images, photographs and static files of the current content. */
export async function findFileSources(source: SiteSource): Promise<FileSources> {
  return { fontFiles: (await findTypeface(source)).imageFonts, contentFolder: source.directory };
}

/** Finds the heading font of the current content, and its web font as Vite names a file outside its root. */
async function findTypeface({ directory, lastValid }: SiteSource) {
  const { site, folder } = lastValid();
  const { imageFonts, woff2 } = await prepareTypeface(resolveBrand(site).typeface, { directory, texts: folder.texts });
  return { imageFonts, file: `/@fs/${toPosixPath(woff2).replace(/^\//, '')}` };
}

/**
 * Renders the module of the content: its data, the scripts of pages, the URL of the heading font, and lazily imported
 * prose.
 */
async function renderSiteModule(source: SiteSource, scripts: PageScripts): Promise<string> {
  const { localizedSites, folder } = source.lastValid();
  const facts = JSON.stringify({ sites: localizedSites.map(({ site }) => site), scripts });
  const names = [...folder.texts.keys()].filter((name) => name.endsWith('.mdx'));
  const prose = names.map((name) => {
    const path = JSON.stringify(toPosixPath(join(source.directory, name)));
    return `${JSON.stringify(name.replace(/\.mdx$/, ''))}: () => import(${path}),`;
  });
  // A JSON string, which engines parse faster than an object literal of this size.
  return `export const { sites, scripts } = JSON.parse(${JSON.stringify(facts)});
export { default as headingFont } from ${JSON.stringify(`${(await findTypeface(source)).file}?url`)};
export const prose = {\n${prose.join('\n')}\n};`;
}

/**
 * Bundles the script of the pages in each language, with its sentences instead of the English ones. Astro would bundle
 * one script for all languages.
 */
export async function bundleScripts(languages: Site['languages']): Promise<PageScripts> {
  const scripts = languages.map(async ({ prefix, language }) => {
    const sentences = { '../text/en': enginePath(`src/text/${language}`) };
    return [
      prefix,
      (await bundleModule('src/client/page-script', 'esm', sentences, { platform: 'browser' })).trim(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(scripts));
}
