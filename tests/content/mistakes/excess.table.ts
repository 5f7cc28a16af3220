import { dundas, icon, type Make, type Mistakes, spring } from './mistake.ts';

/** Puts something into the prose of a service, in a paragraph of its own. */
const prose =
  (text: string): Make =>
  (copy) =>
    copy.edit(spring, /(?=A door moves)/, `${text}\n\n`);
/** Adds lines to a place. */
const lines =
  (text: string): Make =>
  (copy) =>
    copy.edit(dundas, /$/, text);

/** A table whose rows name one cell each and stand for all. */
export const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'a\n'.repeat(rows)}`;
const each = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));
/** Groups that each draw the one before twice. */
const doubling = (steps: number) => [
  '<g id="a0"><rect width="1" height="1"/></g>',
  ...each(steps, (index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`),
];

const doubleMask = (index: number) =>
  `<mask id="m${index + 1}">${`<rect mask="url(#m${index})" width="1" height="1"/>`.repeat(2)}</mask>`;
/** A number in letters. */
const spell = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Small files that would cost their parsers, and all who wait for them, out of all proportion. */
export const excesses: readonly { readonly name: string; readonly make: Make; readonly isParsed?: true }[] = [
  { name: 'a table of 3,000 columns and 1,000 short rows', make: prose(table(3000, 1000)) },
  { name: 'a table of 32,000 columns', make: prose(table(32_000, 0)) },
  { name: 'a table of 100 columns and 1,000 short rows', make: prose(table(100, 1000)) },
  { name: 'a wide table in a quotation in a list', make: prose(`- > ${table(101, 1).replaceAll('\n', '\n  > ')}`) },
  { name: 'five hundred tables', make: prose(each(500, () => table(10, 10)).join('\n')) },
  { name: 'twenty thousand tags beside each other', make: prose('<b>x</b>'.repeat(20_000)) },
  { name: 'twenty thousand entities', make: prose('&amp;'.repeat(20_000)) },
  { name: 'twenty thousand comments', make: prose('{/**/}'.repeat(20_000)) },
  { name: 'fifteen thousand links', make: prose('[a](/nope/)'.repeat(15_000)) },
  {
    name: 'nine thousand unknown fields',
    isParsed: true,
    make: lines(each(9000, (index) => `k${index}: 1\n`).join('')),
  },
  { name: 'twenty thousand unknown fields', make: lines(each(20_000, (index) => `k${index}: 1\n`).join('')) },
  { name: 'nine thousand times the same field', isParsed: true, make: lines('k: 1\n'.repeat(9000)) },
  {
    name: 'five thousand quotation marks that stay open',
    isParsed: true,
    make: lines(each(5000, (index) => `k${index}: "x\n`).join('')),
  },
  {
    name: 'ninety brackets that stay open',
    isParsed: true,
    make: lines(each(90, (index) => `k${index}: [x\n`).join('')),
  },
  {
    name: 'five thousand texts that begin with a star',
    isParsed: true,
    make: lines(each(5000, (index) => `k${index}: *x\n`).join('')),
  },
  {
    name: 'more warnings than are read',
    isParsed: true,
    make: lines(`notes: a # b\n${each(80, (index) => `k${index}: a # b\n`).join('')}`),
  },
  {
    name: 'a list of two hundred thousand values',
    make: (copy) => copy.write('postal-areas.json', `[${'1,'.repeat(200_000)}1]`),
  },
  { name: 'a drawing that doubles thirty times', make: icon(doubling(30).join('')) },
  { name: 'a drawing that doubles in masks', make: icon(each(30, doubleMask).join('')) },
  { name: 'a drawing of twenty thousand shapes', make: icon('<path d="M0 0"/>'.repeat(20_000)) },
  {
    name: 'a drawing with a chain of references, the last of them first',
    make: icon(each(500, (index) => `<linearGradient id="a${index + 1}" href="#a${index}"/>`).join('')),
  },
  { name: 'a drawing that holds itself', make: icon('<g id="a"><use href="#a"/></g>') },
  {
    name: 'a drawing with a marker at each of many points',
    make: icon(
      `<marker id="a">${'<path d="M0 0"/>'.repeat(90)}</marker><path marker-mid="url(#a)" d="M0 0${'L1 1'.repeat(200)}"/>`,
    ),
  },
  {
    name: 'a drawing with ten thousand attributes',
    make: icon(`<rect ${each(10_000, (index) => `data-${spell(index)}="1"`).join(' ')}/>`),
  },
];

export const mistakes: Mistakes = Object.fromEntries(excesses.map(({ name, make }) => [name, make]));
