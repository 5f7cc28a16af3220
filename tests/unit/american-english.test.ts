import { expect, test } from 'vitest';
import { textOf } from '../../src/text/text.ts';

test.each([
  ['en-US', 'Neighborhoods', 'Licenses and certificates', 'Town, neighborhood or ZIP code'],
  ['en-CA', 'Neighbourhoods', 'Licences and certificates', 'Town, neighbourhood or ZIP code'],
])('sentences in %s are spelled as there', (locale, heading, licences, label) => {
  const { pages, components } = textOf(locale);
  expect([pages.areas.neighbourhood(2), pages.about.licences]).toEqual([heading, licences]);
  expect(components.coverageForm.label({ postalCode: 'ZIP code' } as never)).toBe(label);
});

test('names within sentences keep their spelling', () => {
  expect(textOf('en-US').places.atBase('Neighbour Hill')).toContain('Neighbour Hill');
});
