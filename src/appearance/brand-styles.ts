import type { Site } from '../business/site.ts';
import { type Brand, brandOf, overpass, scaleTypeface, type Typeface } from './brand.ts';
import type { Palette } from './palette.ts';

/** Border radii of controls, of signs and their inner frame, and of the frame of a panel menu. */
const radii = {
  square: { radius: '0', 'radius-sign': '0', 'radius-frame': '0', 'radius-panels': '0' },
  soft: { radius: '6px', 'radius-sign': '12px', 'radius-frame': '8px', 'radius-panels': '4px 4px 0 0' },
  round: { radius: '14px', 'radius-sign': '28px', 'radius-frame': '22px', 'radius-panels': '14px 14px 0 0' },
};

/** Values of `var(--brand-…)` by name, which the build inlines. */
export function listBrandValues({ corners, typeface }: Brand): Readonly<Record<string, string>> {
  return {
    ...radii[corners],
    tracking: `${typeface.tracking}em`,
    display: `${quoteFamily(typeface)}, ${quoteFamily(typeface, '-like')}, system-ui, sans-serif`,
  };
}

/** Inlines every `var(--brand-…)` of a style sheet. Throws on an unknown name. */
export function fillBrandValues(css: string, values: Readonly<Record<string, string>>): string {
  return css.replace(/var\(--brand-([\w-]+)\)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A style sheet asks for --brand-${name}, which no brand has.`);
    return value;
  });
}

/** The colours, the `@font-face` rules of the heading font in `file`, and the rules that a custom brand or a longer header changes. */
export function writeBrandStyles(site: Site, file: string): string {
  const { isOwn, palette, typeface } = brandOf(site);
  return [
    writeColours(palette),
    writeFaces(typeface, file),
    ...(isOwn ? [markStyles] : []),
    ...(site.logo === undefined ? [] : [logoStyles]),
    ...(site.languages.length > 1 ? [menuStyles] : []),
  ].join('\n');
}

/** The colours as custom properties, such as `--on-sign`. */
function writeColours(palette: Palette): string {
  const properties = Object.entries(palette).map(([name, { light, dark }]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  return `@layer tokens { :root { ${properties.join(' ')} } }`;
}

/** Mean advance width of Arial Bold, the fallback font. */
const FALLBACK_WIDTH = 0.49;
/** Distance from the middle of the capitals to the middle of the line box, which paddings assume. */
const RISE = 0.1;
const LINE = 1.266;

/**
 * The heading font, fitted into a layout designed for Overpass, with capitals in the middle of buttons and lines; and
 * its fallback, whose equal width and height avoid layout shift. `font-display: optional`: a first visit on a slow line
 * keeps the fallback.
 */
function writeFaces(typeface: Typeface, file: string): string {
  const scale = scaleTypeface(typeface);
  const [half, middle] = [LINE / 2, (typeface.capHeight * scale) / 2 - RISE];
  const fitTo = (size: number) => `
    size-adjust: ${percent(size)};
    ascent-override: ${percent((half + middle) / size)};
    descent-override: ${percent((half - middle) / size)};
    line-gap-override: 0%;`;
  return `@layer tokens {
  @font-face {
    font-family: ${quoteFamily(typeface)};
    font-weight: 800;
    font-display: optional;
    src: url("${file}") format("woff2");${typeface.name === overpass.name ? '' : fitTo(scale)}
  }
  @font-face {
    font-family: ${quoteFamily(typeface, '-like')};
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
    font-weight: 800;${fitTo((scale * typeface.meanWidth) / FALLBACK_WIDTH)}
  }
}`;
}

function quoteFamily({ family }: Typeface, suffix = ''): string {
  const name = `${family}${suffix}`;
  return /^[A-Za-z-]+$/.test(name) ? name : JSON.stringify(name);
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** The letter-spacing of headings, and the bar above those of a page in the colour of the sign. */
const markStyles = `@layer prose {
  h1, h2, h3 {
    letter-spacing: var(--brand-tracking);
  }
}
@layer components {
  @media screen {
    .band > h2::before,
    .titled > :first-child > h2:first-child::before,
    .halves > * > h2:first-child::before {
      content: "";
      display: block;
      inline-size: 2.75rem;
      block-size: 5px;
      margin-block-end: 0.9rem;
      border-radius: var(--radius);
      background: var(--link);
    }
  }
}`;

/** The menu is longer by the link to the other language. */
const menuStyles = `@layer components {
  .site-header nav ul {
    gap: 0 clamp(0.5rem, 12vw - 2.5rem, 1.75rem);
    font-size: clamp(0.95rem, 4.1vw, var(--text));
  }
}`;

/** As tall as the name with its icon, and at most half of a small screen wide. */
const logoStyles = `@layer components {
  .site-name .logo {
    max-inline-size: none;
    padding: 0;
  }
  .logo svg {
    display: block;
    block-size: 2.5rem;
    inline-size: auto;
    max-inline-size: 100%;
  }
}`;
