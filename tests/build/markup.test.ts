import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../businesses.ts';
import { readPages } from '../published.ts';
import { onePerTemplate } from '../sample-of.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A number with other hyphens and spaces in it is not found by a search of the page, nor equal elsewhere.
    'tel-non-breaking': 'off',
    // What the standard takes for granted is right here: fields of text, buttons that send their form.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Versions have dots.
    'valid-id': ['error', { relaxed: true }],
  },
});

describe.each(allBusinesses)('the $name', ({ folders }) => {
  test('F6 the markup of its pages is valid', async () => {
    const pages = onePerTemplate(readPages(folders));
    expect(pages.length).toBeGreaterThan(14);
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages),
        path,
      ).toEqual([]);
    }
  });
});
