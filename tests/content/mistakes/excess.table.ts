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
export const unparsed: Mistakes = {
  'a table of 3,000 columns and 1,000 short rows': prose(table(3000, 1000)),
  'a table of 100 columns and 1,000 short rows': prose(table(100, 1000)),
  'a wide table in a quotation in a list': prose(`- > ${table(101, 1).replaceAll('\n', '\n  > ')}`),
  'twenty thousand tags beside each other': prose('<b>x</b>'.repeat(20_000)),
  'twenty thousand entities': prose('&amp;'.repeat(20_000)),
  'twenty thousand comments': prose('{/**/}'.repeat(20_000)),
  'fifteen thousand links': prose('[a](/nope/)'.repeat(15_000)),
  'twenty thousand unknown fields': lines(each(20_000, (index) => `k${index}: 1\n`).join('')),
  'a list of two hundred thousand values': (copy) => copy.write('postal-areas.json', `[${'1,'.repeat(200_000)}1]`),
  'a drawing that doubles thirty times': icon(doubling(30).join('')),
  'a drawing that doubles in masks': icon(each(30, doubleMask).join('')),
  'a drawing of twenty thousand shapes': icon('<path d="M0 0"/>'.repeat(20_000)),
  'a drawing with a chain of references, the last of them first': icon(
    each(500, (index) => `<linearGradient id="a${index + 1}" href="#a${index}"/>`).join(''),
  ),
  'a drawing that holds itself': icon('<g id="a"><use href="#a"/></g>'),
  'a drawing with a marker at each of many points': icon(
    `<marker id="a">${'<path d="M0 0"/>'.repeat(90)}</marker><path marker-mid="url(#a)" d="M0 0${'L1 1'.repeat(200)}"/>`,
  ),
  'a drawing with ten thousand attributes': icon(
    `<rect ${each(10_000, (index) => `data-${spell(index)}="1"`).join(' ')}/>`,
  ),
};

/** What is parsed, and could be reported without end. */
const parsed: Mistakes = {
  'nine thousand unknown fields': lines(each(9000, (index) => `k${index}: 1\n`).join('')),
  'nine thousand times the same field': lines('k: 1\n'.repeat(9000)),
  'five thousand quotation marks that stay open': lines(each(5000, (index) => `k${index}: "x\n`).join('')),
  'ninety brackets that stay open': lines(each(90, (index) => `k${index}: [x\n`).join('')),
  'five thousand texts that begin with a star': lines(each(5000, (index) => `k${index}: *x\n`).join('')),
  'more warnings than are read': lines(`notes: a # b\n${each(80, (index) => `k${index}: a # b\n`).join('')}`),
};

export const mistakes: Mistakes = { ...unparsed, ...parsed };
