import { expect, test } from 'vitest';
import { printAnnotations } from '../../src/content/load/report.ts';
import { showControls } from '../../src/escape/controls.ts';
import { Embed } from '../../src/schemas/business/policy.ts';

test('characters that steer a terminal, break a line or turn its direction are shown, and nothing else', () => {
  expect(showControls('a\u001b[2J\r\nb\tc\u0000\u007f')).toBe('a␛[2J␍␊b c␀␡');
  const others = ['\u0085', '\u009b', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];
  expect(showControls(others.join(''))).toBe('\uFFFD'.repeat(others.length));
  const harmless = 'L’été à 5 °C 👩‍🔧 עברית \u200e · ␛';
  expect(showControls(harmless)).toBe(harmless);
});

test('an annotation is one command, whatever a file is called', () => {
  const file = 'a\n::warning::X\n,line=9:\u001b[31m%0A.txt';
  const problem = {
    line: 1,
    column: 2,
    field: '',
    excerpt: [],
    severity: 'error',
    message: 'b\r\n\u202ec\u2028d',
  } as const;
  expect(printAnnotations([{ ...problem, file }])).toBe(
    '::error file=a%0A%3A%3Awarning%3A%3AX%0A%2Cline=9%3A␛[31m%250A.txt,line=1,col=2::b%0D%0A\uFFFDc\uFFFDd',
  );
});

test.each([
  ...[
    'https://*/',
    'https://%2a/',
    'https://a;sandbox/',
    'https://*.example.com/',
    'https://a.b;c/',
    'http://a.example/',
  ],
  ...["https://a.example 'unsafe-inline'/", 'https://me@a.example/', 'https://a.example', 'https://a.example/;x/'],
])('Matomo cannot be at %s', (url) => {
  expect(Embed.safeParse({ kind: 'matomo', url, site: 1 }).success).toBe(false);
});

test.each(['https://stats.example.com/', 'https://example.com:8443/matomo/'])('Matomo can be at %s', (url) => {
  expect(Embed.safeParse({ kind: 'matomo', url, site: 1 }).success).toBe(true);
});
