import { readFileSync } from 'node:fs';
import { type Mistake, write } from './mistake.ts';

const brand = (text: string) => write('brand.yaml', text);

const SOUND_BRAND = 'sign: "#7a1f3d"\naccent: "#f2a900"\n';
const LICENCE_NOTE = 'Our Letters by A. Sample, SIL Open Font License 1.1, openfontlicense.org\n';
const LETTERS = () => readFileSync('src/styles/fonts/nunito-800.woff2');
const ownLetters =
  (letters: () => Buffer, note: string | undefined, text = `${SOUND_BRAND}typeface: our-letters\n`): Mistake['make'] =>
  (copy) => {
    copy.write('brand.yaml', text);
    copy.write('fonts/our-letters.woff2', letters());
    if (note !== undefined) copy.write('fonts/our-letters.txt', note);
  };

/** Mistakes in what a business looks like. */
export const brandMistakes: readonly Mistake[] = [
  {
    name: 'a sign too pale for white text and for links',
    make: brand('sign: "#e8b84a"\naccent: "#333333"\n'),
  },
  {
    name: 'an accent nobody sees on the paper',
    make: brand('sign: "#7a1f3d"\naccent: "#fff3c4"\n'),
  },
  {
    name: 'a paper for the night',
    make: brand('sign: "#12355b"\naccent: "#f26b21"\npaper: "#444444"\n'),
  },
  {
    name: 'an ink too pale to read',
    make: brand('sign: "#12355b"\naccent: "#f26b21"\nink: "#999999"\n'),
  },
  {
    name: 'a colour without quotation marks',
    make: brand('sign: #7a1f3d\naccent: "#f2a900"\n'),
  },
  {
    name: 'a colour by its name',
    make: brand('sign: burgundy\naccent: "#f2a900"\n'),
  },
  {
    name: 'a brand without its accent, with a colour nobody asks for',
    make: brand('sign: "#7a1f3d"\nhighlight: "#f2a900"\n'),
  },
  {
    name: 'corners that are none of the choices',
    make: brand(`${SOUND_BRAND}corners: rounded\n`),
  },
  {
    name: 'a typeface nobody knows',
    make: brand(`${SOUND_BRAND}typeface: helvetica\n`),
  },
  {
    name: 'a typeface that is misspelt',
    make: brand(`${SOUND_BRAND}typeface: zilla-slap\n`),
  },
  {
    name: 'letters whose file is missing, with their note',
    make: (copy) => {
      copy.write('brand.yaml', `${SOUND_BRAND}typeface: our-letters\n`);
      copy.write('fonts/our-letters.txt', LICENCE_NOTE);
    },
  },
  {
    name: 'letters without a licence note',
    make: ownLetters(LETTERS, undefined),
  },
  {
    name: 'letters whose note says nothing',
    make: ownLetters(LETTERS, 'free\n'),
  },
  {
    name: 'letters that are no WOFF2 font',
    make: ownLetters(() => readFileSync('src/styles/fonts/overpass-800.ttf'), LICENCE_NOTE),
  },
  {
    name: 'letters that are damaged',
    make: ownLetters(() => Buffer.from(LETTERS().fill(7, 60, 900)), LICENCE_NOTE),
  },
  {
    name: 'letters that are used nowhere',
    make: ownLetters(LETTERS, LICENCE_NOTE, SOUND_BRAND),
  },
  {
    name: 'letters under the name of some that came with the project',
    make: (copy) => {
      copy.write('brand.yaml', `${SOUND_BRAND}typeface: nunito\n`);
      copy.write('fonts/nunito.woff2', LETTERS());
      copy.write('fonts/nunito.txt', LICENCE_NOTE);
    },
  },
  {
    name: 'letters in another format',
    make: write('fonts/our-letters.ttf', 'no font at all'),
  },
  {
    name: 'a logo that is not seen by night',
    make: write(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0h240v48H0z" fill="#16211d"/></svg>\n',
    ),
  },
  {
    name: 'a logo without a viewBox',
    make: write(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48"><path d="M0 0h240v48H0z" fill="currentColor"/></svg>\n',
    ),
  },
  {
    name: 'a logo too heavy for the head of every page',
    make: write(
      'logo.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0${'l1 1'.repeat(1200)}" stroke="currentColor"/></svg>\n`,
    ),
  },
];
