import type { Corners } from '../schemas/brand.ts';
import type { Brand } from './brand.ts';
import { printed, type Shades } from './palette.ts';
import { type FontFit, fitStandIn, fitTypeface, overpass, type Typeface } from './typeface.ts';

/** Radii of controls, of signs, of the frame within a sign, and of the frame of a menu of panels. */
const radii: Readonly<Record<Corners, readonly [control: string, sign: string, frame: string, panels: string]>> = {
  square: ['0', '0', '0', '0'],
  soft: ['6px', '12px', '8px', '4px 4px 0 0'],
  round: ['14px', '28px', '22px', '14px 14px 0 0'],
};

/**
 * What stands for `var(--brand-…)` in style sheets, by the name behind it. The
 * build writes the values in, so that a page carries only what it uses.
 */
export function listBrandValues({ isOwn, palette, corners, typeface }: Brand): Readonly<Record<string, string>> {
  const [control, sign, frame, panels] = radii[corners];
  const colours = Object.entries(palette).map(([name, shades]) => [nameToken(name), writeShades(shades)]);
  return {
    ...Object.fromEntries(colours),
    // Without a brand, mixed by browsers from colours that the page has already.
    ...(isOwn ? {} : { water: 'var(--link)', highlight: 'color-mix(in srgb, var(--accent) 30%, transparent)' }),
    'printed-paper': printed.paper,
    'printed-ink': printed.ink,
    radius: control,
    'radius-sign': sign,
    'radius-frame': frame,
    'radius-panels': panels,
    display: `${nameFamily(typeface)}, ${nameFamily(typeface, '-like')}, system-ui, sans-serif`,
  };
}

/** Replaces every `var(--brand-…)` of a style sheet. Throws where a name is unknown. */
export function fillBrandValues(css: string, values: Readonly<Record<string, string>>): string {
  return css.replace(/var\(--brand-([\w-]+)\)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A style sheet asks for --brand-${name}, which src/brand does not have.`);
    return value;
  });
}

/** The letters as style sheets load them from `file`, and what a brand of its own changes beside values. */
export function writeBrandStyles(
  brand: Brand,
  { file, hasLogo }: { readonly file: string; readonly hasLogo: boolean },
): string {
  return [
    writeFaces(brand.typeface, file),
    ...(brand.isOwn ? [writeMarks(brand), cornerStyles[brand.corners]] : []),
    ...(hasLogo ? [logoStyles] : []),
  ].join('\n');
}

/** As high as the name and its icon would be, and never wider than its half of a small screen. */
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

function writeFaces(typeface: Typeface, file: string): string {
  const isDefault = typeface.name === overpass.name;
  const fit = isDefault ? '' : writeFit(fitTypeface(typeface));
  const standIn = fitStandIn(typeface);
  // Never swapped in late: a first visit over a slow line keeps the other face, and nothing moves. That is Arial at the
  // width and height of the letters.
  return `@layer tokens {
  @font-face {
    font-family: ${nameFamily(typeface)};
    font-weight: 800;
    font-display: optional;
    src: url("${file}") format("woff2");${fit}
  }
  @font-face {
    font-family: ${nameFamily(typeface, '-like')};
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
    font-weight: 800;${writeFit(standIn)}
  }
}`;
}

function writeFit({ sizeAdjust, ascent, descent }: FontFit): string {
  return `
    size-adjust: ${sizeAdjust}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;`;
}

/** A bar of the sign's colour above headings of a page, and how close their letters stand. */
function writeMarks({ typeface, corners }: Brand): string {
  return `@layer prose {
  h1,
  h2,
  h3 {
    letter-spacing: ${typeface.tracking}em;
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
      block-size: ${corners === 'round' ? '6px' : '5px'};
      margin-block-end: 0.9rem;
      border-radius: ${corners === 'square' ? '0' : '3px'};
      background: var(--link);
    }
  }
}`;
}

/** With `:root`, for the styles of components stand before or after these. Signs have a frame like those along roads where corners are soft; elsewhere they are plain, or edged with the accent. */
const cornerStyles: Readonly<Record<Corners, string>> = {
  soft: '',
  square: `@layer components {
  :root .sign::before {
    inset: 0 0 auto;
    border: 0;
    block-size: 6px;
    background: var(--accent);
  }
}`,
  round: `@layer components {
  :root .sign::before {
    content: none;
  }
  :root :is(.call, .button),
  :root .coverage-form :is(input, button) {
    border-radius: 2rem;
  }
}`,
};

function nameToken(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function nameFamily({ family }: Typeface, suffix = ''): string {
  const name = `${family}${suffix}`;
  return /^[A-Za-z-]+$/.test(name) ? name : JSON.stringify(name);
}

function writeShades({ light, dark }: Shades): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}
