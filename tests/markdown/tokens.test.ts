import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { countTextTokens } from '../../src/markdown/tokens.ts';

// What Markdown of a business is made of, and what may stand at the ends of its lines.
const piece = fc.oneof(
  fc.constantFrom(
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '  ',
    '\t',
    '- ',
    '# ',
    '| ',
    '**',
    '…',
    '–',
    '“',
    '”',
    '\u00a0',
    '/',
    "'s",
  ),
  fc.constantFrom('Spring', 'broken', '$249', '1,290', 'L8P', 'Trois-Rivières', 'https://example.com/', '45 to 90'),
  fc.string({ maxLength: 6 }),
);

test('tokens counted line by line are those of the whole text', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      expect(countTextTokens(text)).toBe(countTokens(text));
      expect(countTextTokens(text)).toBe(countTokens(text));
    }),
    { numRuns: 2000 },
  );
});
