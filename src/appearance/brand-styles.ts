import type { Site } from '../business/site.ts';
import { findPrimaryAction } from '../site-pages/actions.ts';
import { listHeaderMenu } from '../site-pages/pages.ts';
import { resolveBrand } from './brand.ts';
import { getHomeLayout, hasHoursFirst } from './home-layout.ts';
import { derivePalette, type Palette } from './palette.ts';
import { overpass, scaleTypeface, type Typeface } from './typefaces.ts';

/**
 * Renders the colours, corners and typefaces of a site as custom properties, and the `@font-face` rules of the heading
 * font in `file`. The style sheets of `listLookSheets` follow them.
 */
export function renderBrandStyles(site: Site, file: string): string {
  const { palette, radius, typeface, textFamily, ground, colours } = resolveBrand(site);
  const printed = ground === 'chalkboard' ? `\n${renderPrintColours(derivePalette(colours))}` : '';
  return `@layer tokens {
  :root {
    ${renderColours(palette, ({ light, dark }) => (light === dark ? light : `light-dark(${light}, ${dark})`))}
    --radius: ${radius}px;
    --tracking: ${typeface.tracking}em;
    --narrow: ${computeNarrowFactor(typeface)};
    --font-display: "${typeface.name}", "${typeface.name}-like", system-ui, sans-serif;
    --font-body: ${textFamily};
  }
  ${renderFontFaces(typeface, file)}
}${printed}`;
}

/**
 * Lists the names of the style sheets of a site below `src`: of its look, of the page background and the shapes that it
 * uses, and of features that only some businesses have.
 */
export function listLookSheets(site: Site): string[] {
  const { name, hero, layout, ground, sign, divider, marker, sheets = [] } = resolveBrand(site);
  const options = Object.entries({ layout, hero, ground, sign, divider, marker });
  const { emergencyHours, notice } = site.business;
  const extras = {
    'styles/logo.css': site.logo !== undefined,
    'styles/notice.css': notice !== undefined || site.gaps.length > 0,
    'styles/emergency-number.css': emergencyHours?.telephone !== undefined,
    'styles/reviews.css': site.reviews.length > 0,
    'styles/submenus.css': listHeaderMenu(site).some(({ items }) => items !== undefined),
    'styles/options/layout/hours-first.css': hasHoursFirst(site),
    'styles/options/layout/short-list.css': getHomeLayout(site).hasTallRows === true,
    'styles/options/primary-action.css': findPrimaryAction(site) !== undefined,
  };
  return [
    'styles/options/marker.css',
    ...Object.entries(extras).flatMap(([sheet, isUsed]) => (isUsed ? [sheet] : [])),
    ...options.map((option) => `styles/options/${option.join('/')}.css`),
    ...[`${name}/look`, ...sheets].map((sheet) => `appearance/looks/${sheet}.css`),
  ];
}

/** Lists the names of the style sheets that only the home page has. */
export function listHomeSheets(site: Site): string[] {
  return (resolveBrand(site).home ?? []).map((sheet) => `appearance/looks/${sheet}.css`);
}

/** Lists the style sheets of all pages but the home page, by name. */
export function listInnerSheets(site: Site): string[] {
  const { name, inner = [] } = resolveBrand(site);
  return [...inner, `${name}/inner`].map((sheet) => `appearance/looks/${sheet}.css`);
}

/**
 * Lists the names of a look's style sheets for some pages: `tables` for those with a list of prices or a week of
 * hours, `about` for the About page.
 */
export function listPageSheets(site: Site, pages: 'about' | 'tables'): string[] {
  return [`appearance/looks/${resolveBrand(site).name}/${pages}.css`];
}

/** Lists the style sheets of pages with a distance chart, by name; none for a compass rose. */
export function listDistanceSheets(site: Site): string[] {
  const { distances, home = [] } = resolveBrand(site);
  if (distances === 'rose') return [];
  return [distances, ...home.filter((sheet) => sheet === 'panel')].map(
    (name) => `styles/options/distances/${name}.css`,
  );
}

/** Returns the factor by which a look may enlarge a narrow typeface; 1 at the usual width. */
function computeNarrowFactor(typeface: Typeface): number {
  const ratio = overpass.meanWidth / (typeface.meanWidth * scaleTypeface(typeface));
  return Math.round(Math.max(1, ratio) * 100) / 100;
}

/** Renders a palette as custom properties. */
function renderColours(palette: Palette, write: (pair: Palette[keyof Palette]) => string): string {
  const colours = Object.entries(palette).map(([name, pair]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}: ${write(pair)};`;
  });
  return colours.join(' ');
}

/** Renders the colours of a light page for printing, if pages are dark in light mode. */
function renderPrintColours(palette: Palette): string {
  return `@layer print { @media print { :root { ${renderColours(palette, ({ light }) => light)} } } }`;
}

/** The fallback fonts, each one face under several names, and their mean advance widths. */
const fallbacks = {
  bold: { faces: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], meanWidth: 0.49 },
  light: { faces: ['Arial', 'ArialMT', 'Liberation Sans'], meanWidth: 0.451 },
};
/** Distance from the middle of capitals to the middle of the line box that paddings are made for, in em. */
const RISE = 0.1;
const LINE = 1.266;

/**
 * Renders the heading font, fitted into a layout designed for Overpass, with capitals in the middle of buttons and
 * lines; and its fallback, whose equal width and height avoid layout shift. `font-display: optional`: a first visit on
 * a slow connection keeps the fallback.
 */
function renderFontFaces(typeface: Typeface, file: string): string {
  const scale = scaleTypeface(typeface);
  const [half, middle] = [LINE / 2, (typeface.capHeight * scale) / 2 - RISE];
  const fallback = fallbacks[typeface.isLight ? 'light' : 'bold'];
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  const fitTo = (size: number) => `
    size-adjust: ${percent(size)};
    ascent-override: ${percent((half + middle) / size)};
    descent-override: ${percent((half - middle) / size)};
    line-gap-override: 0%;`;
  return `@font-face {
    font-family: "${typeface.name}";
    font-weight: 800;
    font-display: optional;
    src: url("${file}") format("woff2");${typeface === overpass ? '' : fitTo(scale)}
  }
  @font-face {
    font-family: "${typeface.name}-like";
    src: ${fallback.faces.map((face) => `local("${face}")`).join(', ')};
    font-weight: 800;${fitTo((scale * typeface.meanWidth) / fallback.meanWidth)}
  }`;
}
