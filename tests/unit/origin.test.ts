import { expect, test } from 'vitest';
import { isLocal, parseOrigin, siteOrigin } from '../../src/system/environment.ts';

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

test('without SITE_URL the origin is localhost at PORT', () => {
  expect(siteOrigin({ PORT: '8080' })).toBe('http://localhost:8080');
  expect(siteOrigin({ PORT: '8080', SITE_URL: 'https://www.example.com' })).toBe('https://www.example.com');
  expect(() => siteOrigin({ SITE_URL: 'example.com' })).toThrow('SITE_URL is "example.com"');
});

test('local hosts are distinguished from public ones', () => {
  const hosts =
    'localhost a.localhost mac.local 0.0.0.0 127.0.0.9 10.1.2.3 169.254.1.1 172.16.0.1 172.31.255.9 192.168.1.2';
  const local = [...hosts.split(' '), '[::1]', '[::]', '[fd12::1]', '[fe80::1]', '[::ffff:a00:1]'];
  const names = 'localhost.example.com notlocal 10.example.com 172.15.0.1 172.32.0.1 192.169.0.1 11.0.0.1';
  const open = [...names.split(' '), '[2001:db8::1]', '[2606:4700::1111]', '[::2]', '[::ffff:808:808]'];
  expect(local.filter((host) => !isLocal(host))).toEqual([]);
  expect(open.filter(isLocal)).toEqual([]);
});
