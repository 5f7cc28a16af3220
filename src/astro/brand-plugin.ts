import type { Plugin } from 'vite';
import { brandOf } from '../appearance/brand.ts';
import { fillBrandValues, listBrandValues, writeBrandStyles } from '../appearance/brand-styles.ts';
import { prepareTypeface, type TypefaceFiles } from '../appearance/make/fonts.ts';
import type { SiteSource } from './site-source.ts';

const STYLES = 'virtual:brand.css';
const TYPEFACE = 'virtual:typeface';
/** Astro's virtual module with the style sheets of a page in development. */
const COLLECTED = '\0virtual:astro:dev-css';
const STYLE_SHEET = /\.css(?:$|\?)|[?&]type=style\b/;

/**
 * Vite plugin for the brand: inlines `var(--brand-…)`, provides the other rules as `virtual:brand.css` and the URL of
 * the heading font as `virtual:typeface`.
 */
export function brandPlugin(source: SiteSource): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({ build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) } }),
    resolveId: (id) => (id === STYLES || id === TYPEFACE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${STYLES}` && id !== `\0${TYPEFACE}`) return undefined;
      const { site } = source.lastValid();
      const file = `/@fs/${(await findTypeface(source)).woff2.replaceAll('\\', '/').replace(/^\//, '')}`;
      return id === `\0${STYLES}`
        ? writeBrandStyles(brandOf(site), { file, hasLogo: site.logo !== undefined })
        : `export { default } from ${JSON.stringify(`${file}?url`)};`;
    },
    transform(code, id) {
      if (!STYLE_SHEET.test(id) || !code.includes('--brand-')) return undefined;
      return { code: fillBrandValues(code, listBrandValues(brandOf(source.lastValid().site))), map: null };
    },
  };
}

/** Whether a module depends on the brand. */
export function isBranded(id: string): boolean {
  return id === `\0${STYLES}` || id === `\0${TYPEFACE}` || id.startsWith(COLLECTED) || STYLE_SHEET.test(id);
}

/** The heading font of the current content. */
export function findTypeface(source: SiteSource): Promise<TypefaceFiles> {
  const { site, folder } = source.lastValid();
  return prepareTypeface(brandOf(site).typeface, { directory: source.directory, texts: folder.texts });
}
