import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
import { onePerTemplate, sampleOf } from '../support/sample-of.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A number with other hyphens or spaces cannot be found by searching the page, and differs from other surfaces.
    'tel-non-breaking': 'off',
    // Defaults of the standard are right here: text fields, and buttons that submit their form.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Versions have dots.
    'valid-id': ['error', { relaxed: true }],
  },
});

describe.each(sampleOf(allBusinesses, 2))('the $name', ({ folders }) => {
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
