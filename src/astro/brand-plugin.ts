import type { Plugin } from 'vite';
import { fillBrandValues, listBrandValues, writeBrandStyles } from '../brand/brand-styles.ts';
import { type PreparedTypeface, prepareTypeface } from '../typefaces/prepare-typeface.ts';
import type { SiteSource } from './site-source.ts';

const STYLES = 'virtual:brand.css';
const TYPEFACE = 'virtual:typeface';
/** Where Astro keeps the style sheets of a page in development. */
const COLLECTED = '\0virtual:astro:dev-css';
const STYLE_SHEET = /\.css(?:$|\?)|[?&]type=style\b/;

/**
 * Writes the brand of the content into style sheets: values for
 * `var(--brand-…)`, and as `virtual:brand.css` what cannot be said by a value.
 * `virtual:typeface` is the address of the letters.
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

/** Whether a module has something of the brand in it. */
export function isBranded(id: string): boolean {
  return id === `\0${STYLES}` || id === `\0${TYPEFACE}` || id.startsWith(COLLECTED) || STYLE_SHEET.test(id);
}

/** The letters of the content as it is now. */
export function findTypeface(source: SiteSource): Promise<PreparedTypeface> {
  const { site, folder } = source.lastValid();
  return prepareTypeface(site.brand.typeface, { directory: source.directory, texts: folder.texts });
}
