import { expect, test } from 'vitest';
import { linkTelephone } from '../../src/words/telephone-links.ts';

const telephone = '+19025550100';
const written = '902-555-0100';

test('the telephone number of the business can be tapped wherever a text says it', () => {
  const number = { text: '902-555-0100', href: 'tel:+19025550100' };
  expect(linkTelephone('902-555-0100, or again 902-555-0100.', telephone, written)).toEqual([
    number,
    { text: ', or again ' },
    number,
    { text: '.' },
  ]);
});

test('a number from abroad is found as it is written', () => {
  expect(linkTelephone('Ring +442079460000', '+442079460000', '+442079460000')).toEqual([
    { text: 'Ring ' },
    { text: '+442079460000', href: 'tel:+442079460000' },
  ]);
});

test('a text and other numbers stay as they are', () => {
  for (const text of [
    'Call 911 first.',
    'Call 902-555-0199.',
    'Part 902-555-01001',
    'Part 1-902-555-0100',
    'A <b> & "c"',
  ])
    expect(linkTelephone(text, telephone, written)).toEqual([{ text }]);
  expect(linkTelephone('', telephone, written)).toEqual([]);
});
