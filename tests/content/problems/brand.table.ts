import { readFileSync } from 'node:fs';
import { type ContentChange, type ProblemCases, write } from './problem-case.ts';

const brand = (text: string) => write('brand.yaml', text);

const VALID_BRAND = 'sign: "#7a1f3d"\naccent: "#f2a900"\n';
const LICENCE_NOTE = 'Our Font by A. Sample, SIL Open Font License 1.1, openfontlicense.org\n';
const readFont = () => readFileSync('src/styles/fonts/nunito-800.woff2');
const ownFont =
  (font: () => Buffer, note: string | undefined, text = `${VALID_BRAND}typeface: our-font\n`): ContentChange =>
  (copy) => {
    copy.write('brand.yaml', text);
    copy.write('fonts/our-font.woff2', font());
    if (note !== undefined) copy.write('fonts/our-font.txt', note);
  };

/** Problems in what a business looks like. */
export const problemCases: ProblemCases = {
  'a sign that is too pale for white text and links': brand('sign: "#e8b84a"\naccent: "#333333"\n'),
  'an accent that is too pale': brand('sign: "#7a1f3d"\naccent: "#fff3c4"\n'),
  'a paper that is too dark': brand('sign: "#12355b"\naccent: "#f26b21"\npaper: "#444444"\n'),
  'an ink that is too pale': brand('sign: "#12355b"\naccent: "#f26b21"\nink: "#999999"\n'),
  'a colour without quotation marks': brand('sign: #7a1f3d\naccent: "#f2a900"\n'),
  'a colour name instead of a code': brand('sign: burgundy\naccent: "#f2a900"\n'),
  'a brand without an accent and with an unknown colour': brand('sign: "#7a1f3d"\nhighlight: "#f2a900"\n'),
  'invalid corners': brand(`${VALID_BRAND}corners: rounded\n`),
  'an invalid frontage': brand(`${VALID_BRAND}frontage: garage\n`),
  'a photo frontage without a photograph': brand(`${VALID_BRAND}frontage: photo\n`),
  'a showroom without work to show': (copy) => {
    copy.write('brand.yaml', `${VALID_BRAND}layout: showroom\n`);
    for (const service of ['garage-doors', 'new-door'])
      copy.edit(`services/${service}.mdx`, /\n {4}drawing: .*|, drawing: [\w-]+/g, '');
  },
  'a visit layout without a street': (copy) => {
    copy.write('brand.yaml', `${VALID_BRAND}layout: visit\n`);
    copy.edit('business.yaml', /^ {2}streetAddress: .*\n/m, '');
  },
  'a booking action without a booking address': brand(`${VALID_BRAND}primary: book\n`),
  'a quote action without a letter': (copy) => {
    copy.write('brand.yaml', `${VALID_BRAND}primary: quote\n`);
    copy.edit('pages/quote.mdx', /^letter:\n(?: {2}- .*\n)+/m, '');
  },
  'an invalid primary action': brand(`${VALID_BRAND}primary: mail\n`),
  'a typeface that is misspelt': brand(`${VALID_BRAND}typeface: zilla-slap\n`),
  'a licence note without its font': (copy) => {
    copy.write('brand.yaml', `${VALID_BRAND}typeface: our-font\n`);
    copy.write('fonts/our-font.txt', LICENCE_NOTE);
  },
  'a font without a licence note': ownFont(readFont, undefined),
  'a font with an empty licence note': ownFont(readFont, 'free\n'),
  'a font that is not WOFF2': ownFont(() => readFileSync('tests/content/overpass-800.ttf'), LICENCE_NOTE),
  'a damaged font': ownFont(() => Buffer.from(readFont().fill(7, 60, 900)), LICENCE_NOTE),
  'a font in another format': write('fonts/our-font.ttf', 'no font at all'),
  'a logo that is hard to see in dark mode': write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0h240v48H0z" fill="#16211d"/></svg>\n',
  ),
  'a logo without a viewBox': write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48"><path d="M0 0h240v48H0z" fill="currentColor"/></svg>\n',
  ),
  'a logo that is too large': write(
    'logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0${'l1 1'.repeat(1200)}" stroke="currentColor"/></svg>\n`,
  ),
};
