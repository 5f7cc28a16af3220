import { dundas, type Make, type Mistakes } from './mistake.ts';

/** Adds lines to a place. */
const lines =
  (text: string): Make =>
  (copy) =>
    copy.edit(dundas, /$/, text);

const each = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));
/** What could be reported without end. */
export const mistakes: Mistakes = {
  'nine thousand unknown fields': lines(each(9000, (index) => `k${index}: 1\n`).join('')),
  'nine thousand times the same field': lines('k: 1\n'.repeat(9000)),
  'five thousand quotation marks that stay open': lines(each(5000, (index) => `k${index}: "x\n`).join('')),
  'ninety brackets that stay open': lines(each(90, (index) => `k${index}: [x\n`).join('')),
  'five thousand texts that begin with a star': lines(each(5000, (index) => `k${index}: *x\n`).join('')),
  'more warnings than are read': lines(`notes: a # b\n${each(80, (index) => `k${index}: a # b\n`).join('')}`),
};
