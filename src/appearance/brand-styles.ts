import type { Site } from '../business/site.ts';
import { brandOf, overpass, scaleTypeface, type Typeface } from './brand.ts';

/**
 * The colours, the radius of corners, the bar above headings and the letters of headings as custom properties, and the
 * `@font-face` rules of the heading font in `file`.
 */
export function writeBrandStyles(site: Site, file: string): string {
  const { palette, radius, typeface } = brandOf(site);
  const colours = Object.entries(palette).map(([name, { light, dark }]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  return `@layer tokens {
  :root {
    ${colours.join(' ')}
    --radius: ${radius}px;
    --bar: ${site.brand === undefined ? 'none' : '""'};
    --tracking: ${typeface.tracking}em;
    --font-display: "${typeface.name}", "${typeface.name}-like", system-ui, sans-serif;
  }
  ${writeFaces(typeface, file)}
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
