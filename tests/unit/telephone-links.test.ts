import { expect, test } from 'vitest';
import { linkTelephones } from '../../src/format/telephone-links.ts';

const office = { telephone: '+19025550100', spelling: '902-555-0100' };
const line = { telephone: '+19025550111', spelling: '902-555-0111' };

test('the telephone number of the business is a link wherever a text has it', () => {
  const number = { text: '902-555-0100', href: 'tel:+19025550100' };
  expect(linkTelephones('902-555-0100, or again 902-555-0100.', [office])).toEqual([
    number,
    { text: ', or again ' },
    number,
    { text: '.' },
  ]);
  expect(linkTelephones('902-555-0100 by day, 902-555-0111', [office, line])).toEqual([
    number,
    { text: ' by day, ' },
    { text: '902-555-0111', href: 'tel:+19025550111' },
  ]);
});

test('texts and other numbers are unchanged', () => {
  for (const text of [
    'Call 911 first.',
    'Call 902-555-0199.',
    'Part 902-555-01001',
    'Part 1-902-555-0100',
    'A <b> & "c"',
  ])
    expect(linkTelephones(text, [office])).toEqual([{ text }]);
  expect(linkTelephones('', [office])).toEqual([]);
});
