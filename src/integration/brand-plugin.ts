import type { Plugin } from 'vite';
import { fillBrandValues, listBrandValues, writeBrandStyles } from '../brand/brand-styles.ts';
import { type PreparedTypeface, prepareTypeface } from '../typefaces/prepare-typeface.ts';
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
        ? writeBrandStyles(site.brand, { file, hasLogo: site.logo !== undefined })
        : `export { default } from ${JSON.stringify(`${file}?url`)};`;
    },
    transform(code, id) {
      if (!STYLE_SHEET.test(id) || !code.includes('--brand-')) return undefined;
      return { code: fillBrandValues(code, listBrandValues(source.lastValid().site.brand)), map: null };
    },
  };
}

/** Whether a module depends on the brand. */
export function isBranded(id: string): boolean {
  return id === `\0${STYLES}` || id === `\0${TYPEFACE}` || id.startsWith(COLLECTED) || STYLE_SHEET.test(id);
}

/** The heading font of the current content. */
export function findTypeface(source: SiteSource): Promise<PreparedTypeface> {
  const { site, folder } = source.lastValid();
  return prepareTypeface(site.brand.typeface, { directory: source.directory, texts: folder.texts });
}
