import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../businesses.ts';

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
  const pages = readdirSync(folders.published, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );

  test('F6 the markup of every page is valid', async () => {
    expect(pages.length).toBeGreaterThan(20);
    const mistakes: string[] = [];
    for (const page of pages) {
      const { results } = await validator.validateString(readFileSync(join(folders.published, page), 'utf8'), page);
      for (const { messages } of results)
        mistakes.push(
          ...messages.map(({ line, column, message, ruleId }) => `${page}:${line}:${column} ${ruleId}: ${message}`),
        );
    }
    expect(mistakes).toEqual([]);
  });
});
