import { expect, test } from 'vitest';
import { parseOrigin, siteOrigin } from '../../src/settings/environment.ts';

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://localhost:4321', 'http://localhost:4321'],
  ['https://[::1]:8443', 'https://[::1]:8443'],
])('%s is an origin', (given, origin) => {
  expect(parseOrigin(given, 'SITE_URL')).toBe(origin);
});

test.each([
  '',
  'www.example.com',
  'https://example.com/shop/',
  'https://example.com?a',
  'ftp://example.com',
  '"https://a.b"',
])('%s is refused, by the name of its setting and with what to write', (given) => {
  expect(() => parseOrigin(given, '`site` in the Astro configuration')).toThrow(
    `\`site\` in the Astro configuration is "${given}". Write an origin without a path`,
  );
});

test('without SITE_URL the origin is this machine at PORT', () => {
  expect(siteOrigin({ PORT: '8080' })).toBe('http://localhost:8080');
  expect(siteOrigin({ PORT: '8080', SITE_URL: 'https://www.example.com' })).toBe('https://www.example.com');
  expect(() => siteOrigin({ SITE_URL: 'example.com' })).toThrow('SITE_URL is "example.com"');
});
