import type { Site } from '../business/site.ts';
import { brandOf, overpass, scaleTypeface, type Typeface } from './brand.ts';

/**
 * The colours, the radius of corners and the letters of headings as custom properties, the `@font-face` rules of the
 * heading font in `file`, and the rules that a custom brand or a longer header changes.
 */
export function writeBrandStyles(site: Site, file: string): string {
  const { palette, radius, typeface } = brandOf(site);
  const colours = Object.entries(palette).map(([name, { light, dark }]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  const rules = [site.brand && markStyles, site.logo && logoStyles, site.languages.length > 1 && menuStyles].filter(
    Boolean,
  );
  return `@layer tokens {
  :root {
    ${colours.join(' ')}
    --radius: ${radius}px;
    --tracking: ${typeface.tracking}em;
    --font-display: "${typeface.name}", "${typeface.name}-like", system-ui, sans-serif;
  }
  ${writeFaces(typeface, file)}
}
@layer components {
  ${rules.join('\n')}
}`;
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
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
    font-weight: 800;${fitTo((scale * typeface.meanWidth) / FALLBACK_WIDTH)}
  }`;
}

/** The bar above headings of a page in the colour of the sign. */
const markStyles = `@media screen {
    .band > h2::before,
    :is(.titled > :first-child, .halves > *) > h2:first-child::before {
      content: "";
      display: block;
      inline-size: 2.75rem;
      block-size: 5px;
      margin-block-end: 0.9rem;
      border-radius: var(--radius);
      background: var(--link);
    }
  }`;

/** The menu is longer by the link to the other language. */
const menuStyles = `.site-header nav ul {
    gap: 0 clamp(0.5rem, 12vw - 2.5rem, 1.75rem);
    font-size: clamp(0.95rem, 4.1vw, var(--text));
  }`;

/** As tall as the name with its icon, and at most half of a small screen wide. */
const logoStyles = `.site-name .logo {
    max-inline-size: none;
    padding: 0;
  }
  .logo svg {
    display: block;
    block-size: 2.5rem;
    inline-size: auto;
    max-inline-size: 100%;
  }`;
