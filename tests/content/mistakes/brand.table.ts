import { readFileSync } from 'node:fs';
import { type Make, type Mistakes, write } from './mistake.ts';

const brand = (text: string) => write('brand.yaml', text);

const SOUND_BRAND = 'sign: "#7a1f3d"\naccent: "#f2a900"\n';
const LICENCE_NOTE = 'Our Letters by A. Sample, SIL Open Font License 1.1, openfontlicense.org\n';
const LETTERS = () => readFileSync('src/styles/fonts/nunito-800.woff2');
const ownLetters =
  (letters: () => Buffer, note: string | undefined, text = `${SOUND_BRAND}typeface: our-letters\n`): Make =>
  (copy) => {
    copy.write('brand.yaml', text);
    copy.write('fonts/our-letters.woff2', letters());
    if (note !== undefined) copy.write('fonts/our-letters.txt', note);
  };

/** Mistakes in what a business looks like. */
export const mistakes: Mistakes = {
  'a sign too pale for white text and for links': brand('sign: "#e8b84a"\naccent: "#333333"\n'),
  'an accent nobody sees on the paper': brand('sign: "#7a1f3d"\naccent: "#fff3c4"\n'),
  'a paper for the night': brand('sign: "#12355b"\naccent: "#f26b21"\npaper: "#444444"\n'),
  'an ink too pale to read': brand('sign: "#12355b"\naccent: "#f26b21"\nink: "#999999"\n'),
  'a colour without quotation marks': brand('sign: #7a1f3d\naccent: "#f2a900"\n'),
  'a colour by its name': brand('sign: burgundy\naccent: "#f2a900"\n'),
  'a brand without its accent, with a colour nobody asks for': brand('sign: "#7a1f3d"\nhighlight: "#f2a900"\n'),
  'corners that are none of the choices': brand(`${SOUND_BRAND}corners: rounded\n`),
  'a frontage that is none of the choices': brand(`${SOUND_BRAND}frontage: garage\n`),
  'a frontage that is a photograph nobody took': brand(`${SOUND_BRAND}frontage: photo\n`),
  'a showroom without work to show': (copy) => {
    copy.write('brand.yaml', `${SOUND_BRAND}layout: showroom\n`);
    for (const service of ['garage-doors', 'new-door'])
      copy.edit(`services/${service}.mdx`, /\n {4}drawing: .*|, drawing: [\w-]+/g, '');
  },
  'a visit to a business without a street': (copy) => {
    copy.write('brand.yaml', `${SOUND_BRAND}layout: visit\n`);
    copy.edit('business.yaml', /^ {2}streetAddress: .*\n/m, '');
  },
  'bookings without an address to book at': brand(`${SOUND_BRAND}primary: book\n`),
  'quotes without a letter': (copy) => {
    copy.write('brand.yaml', `${SOUND_BRAND}primary: quote\n`);
    copy.edit('pages/quote.mdx', /^letter:\n(?: {2}- .*\n)+/m, '');
  },
  'a primary action that is none of the choices': brand(`${SOUND_BRAND}primary: mail\n`),
  'a typeface that is misspelt': brand(`${SOUND_BRAND}typeface: zilla-slap\n`),
  'letters whose file is missing, with their note': (copy) => {
    copy.write('brand.yaml', `${SOUND_BRAND}typeface: our-letters\n`);
    copy.write('fonts/our-letters.txt', LICENCE_NOTE);
  },
  'letters without a licence note': ownLetters(LETTERS, undefined),
  'letters whose note says nothing': ownLetters(LETTERS, 'free\n'),
  'letters that are no WOFF2 font': ownLetters(() => readFileSync('tests/content/overpass-800.ttf'), LICENCE_NOTE),
  'letters that are damaged': ownLetters(() => Buffer.from(LETTERS().fill(7, 60, 900)), LICENCE_NOTE),
  'letters in another format': write('fonts/our-letters.ttf', 'no font at all'),
  'a logo that is not seen by night': write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0h240v48H0z" fill="#16211d"/></svg>\n',
  ),
  'a logo without a viewBox': write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48"><path d="M0 0h240v48H0z" fill="currentColor"/></svg>\n',
  ),
  'a logo too heavy for the head of every page': write(
    'logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0${'l1 1'.repeat(1200)}" stroke="currentColor"/></svg>\n`,
  ),
};
