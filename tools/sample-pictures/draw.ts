import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { parse } from 'yaml';
import { canada } from '../../src/countries/rows/canada.ts';
import { formatTelephone } from '../../src/countries/telephone.ts';
import { drawVanAtDusk } from './van-at-dusk.ts';

// Draws the sample pictures of the reference business anew. Run it when its name or its number changes.
const SIGN = '#00563f';
const ACCENT = '#ffb000';

const svg = drawReferenceVan();
mkdirSync('content/photos', { recursive: true });
writeFileSync('content/photos/van.jpg', await renderJpeg(svg));

/** The van of the business in `content/`, lettered with its name in two lines and its telephone number. */
function drawReferenceVan(): string {
  const { name, contact } = parse(readFileSync('content/business.yaml', 'utf8')) as {
    readonly name: string;
    readonly contact: { readonly telephone: string };
  };
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  return drawVanAtDusk({
    lines: [words.slice(0, half).join(' '), words.slice(half).join(' ')],
    telephone: formatTelephone(contact.telephone, canada),
    sign: SIGN,
    accent: ACCENT,
  });
}

/** An SVG as JPEG, with the one font of the headings. */
async function renderJpeg(text: string): Promise<Buffer> {
  const font = { fontFiles: ['src/pictures/overpass-800.ttf'], loadSystemFonts: false };
  const png = new Resvg(text, { font }).render().asPng();
  return sharp(png).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}
