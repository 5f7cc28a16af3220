import { type ContentChange, type ProblemCases, spring } from './problem-case.ts';

/** Adds a paragraph to a service's prose. */
const prose =
  (text: string): ContentChange =>
  (copy) =>
    copy.edit(spring, /(?=A door moves)/, `${text}\n\n`);

/** A table with one cell in each row. */
export const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'a\n'.repeat(rows)}`;
/** Small files that would crash the parser of prose or keep it busy for too long. */
export const problemCases: ProblemCases = {
  'a table of 3,000 columns and 1,000 short rows': prose(table(3000, 1000)),
  'a table of 32,000 columns': prose(table(32_000, 0)),
  'a wide table in a quotation in a list': prose(`- > ${table(101, 1).replaceAll('\n', '\n  > ')}`),
  'twenty thousand tags beside each other': prose('<b>x</b>'.repeat(20_000)),
  'twenty thousand entities': prose('&amp;'.repeat(20_000)),
  'twenty thousand comments': prose('{/**/}'.repeat(20_000)),
  'fifteen thousand links': prose('[a](/nope/)'.repeat(15_000)),
};
