import { expect, test } from 'vitest';
import { findBlockedUrlProblem } from '../../src/content/checks/check-markup.ts';
import { formatAnnotations } from '../../src/content/load/format-report.ts';
import { showControls } from '../../src/escape/controls.ts';
import { BusinessFile } from '../../src/schemas/business/business.ts';
import { Allow, Embed, PolicyFile } from '../../src/schemas/business/policy.ts';

test('only characters that control a terminal, break a line or change its direction are made visible', () => {
  expect(showControls('a\u001b[2J\r\nb\tc\u0000\u007f')).toBe('a␛[2J␍␊b c␀␡');
  const others = ['\u0085', '\u009b', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];
  expect(showControls(others.join(''))).toBe('\uFFFD'.repeat(others.length));
  const harmless = 'L’été à 5 °C 👩‍🔧 עברית \u200e · ␛';
  expect(showControls(harmless)).toBe(harmless);
});

test('an annotation is one command, whatever the file name', () => {
  const file = 'a\n::warning::X\n,line=9:\u001b[31m%0A.txt';
  const problem = {
    line: 1,
    column: 2,
    field: '',
    excerpt: [],
    severity: 'error',
    message: 'b\r\n\u202ec\u2028d',
  } as const;
  expect(formatAnnotations([{ ...problem, file }])).toBe(
    '::error file=a%0A%3A%3Awarning%3A%3AX%0A%2Cline=9%3A␛[31m%250A.txt,line=1,col=2::b%0D%0A\uFFFDc\uFFFDd',
  );
});

/** Every field whose origin reaches the content security policy. */
const policyFields: Readonly<Record<string, (address: string) => boolean>> = {
  'the address of Matomo': (url) => Embed.safeParse({ kind: 'matomo', url, site: 1 }).success,
  'a script of all pages': (src) => PolicyFile.shape.pageScripts.safeParse([{ src }]).success,
  'the contact form': (form) => BusinessFile.shape.contact.shape.form.safeParse(form).success,
  'a list of what is allowed': (address) => Allow.safeParse({ frames: [address.replace(/\/$/, '')] }).success,
  'a frame in a text': (address) =>
    findBlockedUrlProblem('frames', address, Allow.parse({ frames: ['https://a.example'] })) === undefined,
};

test.each(Object.entries(policyFields))('%s is one host over https, and nothing that a policy reads', (name, takes) => {
  const hosts = "* %2a %2A *.example.com a;sandbox a.b;c a.example;x a.b'c' a.b,c.d a localhost".split(' ');
  const addresses = `https://me@a.example/ https://me:x@a.example/ https://b.example\\@a.example/ https://"b.example"/
    https://-.example/ https://b_c.example/ https://[::1]/ http://a.example/ wss://a.example/ blob:https://a.example/
    https: //a.example/ https://a.example:0x1/`;
  const hostile = [
    ...hosts.map((host) => `https://${host}/`),
    ...addresses.split(/\s+/),
    ...["https://a.example 'unsafe-inline'/", 'https://b.example\n;sandbox/'],
  ];
  for (const address of hostile) expect([name, address, takes(address)]).toEqual([name, address, false]);
  expect(takes('https://a.example/')).toBe(true);
});

test('the address of Matomo ends with a slash and has plain folders', () => {
  const takes = policyFields['the address of Matomo'];
  for (const url of ['https://a.example', 'https://a.example/;x/', 'https://a.example/x', 'https://a.example/?x/'])
    expect([url, takes?.(url)]).toEqual([url, false]);
  expect(takes?.('https://example.com:8443/matomo/')).toBe(true);
});
