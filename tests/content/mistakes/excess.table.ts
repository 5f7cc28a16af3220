import { dundas, type Make, type Mistakes, spring } from './mistake.ts';

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
/** Small files that would end the parser of prose, or cost it and all who wait for it out of all proportion. */
export const unparsed: Mistakes = {
  'a table of 3,000 columns and 1,000 short rows': prose(table(3000, 1000)),
  'a table of 32,000 columns': prose(table(32_000, 0)),
  'a wide table in a quotation in a list': prose(`- > ${table(101, 1).replaceAll('\n', '\n  > ')}`),
  'twenty thousand tags beside each other': prose('<b>x</b>'.repeat(20_000)),
  'twenty thousand entities': prose('&amp;'.repeat(20_000)),
  'twenty thousand comments': prose('{/**/}'.repeat(20_000)),
  'fifteen thousand links': prose('[a](/nope/)'.repeat(15_000)),
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
