import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptPatterns } from '../../functions/node/static-files.ts';
import { matchesEtag } from '../../src/function/reply.ts';
import { encodePath, parseUrl } from '../../src/function/request.ts';
import { runsAll } from '../support/sample-of.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" ', true],
  ['*', true],
  [' * ', true],
  ['"a-br"', true],
  ['"a-gzip"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('A6 If-None-Match: %s names the tag: %s', (header, expected) => expect(matchesEtag(header, '"a"')).toBe(expected));

test.each([
  ['br', ['br']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=1.0, br;q=0', ['gzip']],
  ['GZIP', ['gzip']],
  ['identity', []],
  ['*', []],
  ['br;q=0, gzip;q=0.000', []],
  ['', []],
])('A11 Accept-Encoding: %s takes %o', (header, expected) =>
  expect(['br', 'gzip'].filter((coding) => acceptPatterns[coding as 'br' | 'gzip'].test(header))).toEqual(expected),
);

test.each([
  ['/services/%73team/', '/services/steam/'],
  ['/a/../services/', '/services/'],
  ['/\\evil.example/', '//evil.example/'],
  ['http://evil.example/services/', '/services/'],
])('A4 the target %s asks for %s', (target, path) =>
  expect(parseUrl(target, 'https://www.example.com')?.path).toBe(path),
);

test.each(['/%', '/%E0%A4%A', '/%ff', '*', ''])('A9 the target %s is not found', (target) => {
  expect(parseUrl(target, 'https://www.example.com')).toBeUndefined();
});

test('A4 A9 no path redirects to another host or ends a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const target = parseUrl(`/${text}`, 'https://www.example.com');
      if (target === undefined) return;
      const location = encodePath(target.path);
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }),
    { numRuns: runsAll ? 3000 : 500 },
  );
});

test('A4 B10 targets are parsed as the URL standard requires', () => {
  const origin = 'https://www.example.com';
  const unit = fc.constantFrom(...'/-.a9_%=&+?2f#é\\ ', '%20', '..', '?a=');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
      const read = parseUrl(`/${text}`, origin);
      if (read === undefined) return;
      const { pathname, search, searchParams } = new URL(`${origin}/${text}`);
      const named = [...searchParams].map(([name, value]) => [name, value.trim()]).filter(([, value]) => value !== '');
      expect([read.path, read.search]).toEqual([decodeURI(pathname), search]);
      // The first value of a name counts.
      expect(read.query).toEqual(Object.fromEntries(named.toReversed()));
    }),
    { numRuns: runsAll ? 3000 : 500 },
  );
});
