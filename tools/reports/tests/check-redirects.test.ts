import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { servicePath } from '../../../src/business/site.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { businesses } from '../../../tests/support/businesses.ts';
import { type ContentCopy, copyContent } from '../../../tests/support/content-copy.ts';
import { referenceDirectory } from '../../../tests/support/reference-build.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';
import { AddressListError, readAddresses } from '../moving/read-addresses.ts';

const SITEMAP = 'tools/reports/tests/fixtures/old-sitemap.xml';
const scratch = scratchFolder('moved');
let copy: ContentCopy | undefined;

const write = (name: string, text: string) => {
  writeFileSync(join(scratch, name), text);
  return join(scratch, name);
};
const moved = (file: string, directory = copy?.directory ?? '') =>
  runCommand('check-redirects', [file], { CONTENT_DIR: directory });

test('K1 60 addresses of a fictional older site get a redirect or a suggestion, and none is missing once the lines are written', async () => {
  copy = copyContent(referenceDirectory);
  const before = await moved(SITEMAP);
  expect([before.status, before.stderr]).toEqual([1, '']);
  expect(before.stdout).toMatchSnapshot();
  const [, shown = ''] = /\n```\n(60 old addresses[\s\S]*?)```/.exec(readFileSync('docs/moving-in.md', 'utf8')) ?? [];
  expect(shown.split('\n').filter((line) => line !== '…' && !before.stdout.includes(line))).toEqual([]);

  const lines = before.stdout.split('\n').filter((line) => line.startsWith('- '));
  const others = before.stdout.split('\n').filter((line) => line.startsWith('# - '));
  expect([lines.length, others.length]).toEqual([40, 7]);
  // A person decides where the addresses without a target redirect.
  const decided = others.map((line) => line.replace('# ', '').replace('to: }', 'to: /about/ }'));
  copy.write('redirects.yaml', `- { from: /blog/*, to: /services/ }\n${[...lines, ...decided].join('\n')}\n`);
  const after = await moved(SITEMAP);
  expect([after.status, after.stderr]).toEqual([0, '']);
  expect(after.stdout).toMatch(/^60 old addresses: 5 unchanged, 55 redirected, 0 missing\./);
});

test('K1 lines with a matching page are added to the existing ones', { tags: 'thorough' }, async () => {
  copy = copyContent(referenceDirectory);
  const file = join(copy.directory, 'redirects.yaml');
  const [present, lines] = [
    readFileSync(file, 'utf8'),
    (await moved(SITEMAP)).stdout.split('\n').filter((line) => line.startsWith('- ')),
  ];
  const run = await runCommand('check-redirects', [SITEMAP, '--write'], { CONTENT_DIR: copy.directory });
  expect([run.status, run.stdout, run.stderr]).toEqual([1, 'Added 40 lines to redirects.yaml. Check each.\n', '']);
  expect(readFileSync(file, 'utf8')).toBe(`${present.trimEnd()}\n${lines.join('\n')}\n`);
  expect((await moved(SITEMAP)).stdout).toContain(', 7 missing.');
});

describe.each(businesses)('the $name', ({ directory, site, samples: { service, renamedService, place } }) => {
  test('K1 addresses that the site already answers are listed with their target', async () => {
    const [first] = site.redirects;
    const list = [
      `https://old.example.com/services/${service.slug}/`,
      `https://old.example.com/services/${renamedService.id}`,
      `/service-areas/${place.slug}/?utm_source=mail`,
      '/robots.txt',
      first?.from.replace('*', 'of/old') ?? '/pricing',
      '# a comment',
      '',
    ];
    const { status, stdout } = await moved(write('answered.txt', list.join('\r\n')), directory);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^5 old addresses: 3 unchanged, 2 redirected, 0 missing\./);
    const lines = stdout.split('\n').map((line) => line.trim().replace(/ {2,}/g, '  '));
    expect(lines).toContain(`/services/${service.slug}/  works`);
    expect(lines).toContain(`/services/${renamedService.id}  redirects to ${servicePath(renamedService)}`);
    expect(lines).toContain(`/service-areas/${place.slug}/  works, with any query`);
  });

  test('K1 the written lines are valid for any addresses', async () => {
    copy = copyContent(directory);
    const list = [
      '/a b.html',
      '/contact_us.htm',
      '/%C3%A9quipe/',
      "/it's",
      '/x;y',
      '/100%',
      '/*',
      '/"q"',
      '/{a}',
      '/a,b',
    ];
    const { status, stdout } = await moved(write('odd.txt', list.join('\n')));
    expect(status).toBe(1);
    const text = stdout.slice(stdout.indexOf('Lines for')).split('\n').slice(1);
    const [active, decided] = [
      text.filter((line) => line.startsWith('- ')),
      text.filter((line) => line.startsWith('# - ')),
    ];
    const refused = text.filter((line) => /^# \//.test(line));
    expect(active.length + decided.length + refused.length).toBe(list.length);
    expect(refused).toHaveLength(5);
    copy.write(
      'redirects.yaml',
      [...active, ...decided.map((line) => line.replace('# ', '').replace('to: }', 'to: /prices/ }'))].join('\n'),
    );
    expect(parse(readFileSync(join(copy.directory, 'redirects.yaml'), 'utf8'))).toHaveLength(5);
    expect((await moved(write('sound.txt', list.slice(0, 4).join('\n')))).status).toBe(0);
  });
});

test('K1 sitemaps, lists and tables are read, each address once, without headers', () => {
  const paths = (text: string) => readAddresses(text).map(({ path }) => path);
  expect(paths('Top pages,Clicks,Impressions\nhttps://a.example/x/,12,300\nhttps://a.example/x/#top,1,2\n')).toEqual([
    '/x/',
  ]);
  expect(paths('\uFEFF"URL"\t"Last crawled"\r\n"https://a.example/a,b"\t"2026"\r\n')).toEqual(['/a,b']);
  expect(paths('https://a.example/a,b\n/c\n')).toEqual(['/a,b', '/c']);
  expect(paths('/a;1\n/b;2\n')).toEqual(['/a', '/b']);
  expect(paths('URL,Note\n/a,"two\nlines"\n/b,"say ""x"""\n')).toEqual(['/a', '/b']);
  expect(paths('contact.html\nmailto:a@example.com\n')).toEqual(['/contact.html']);
  expect(
    paths(
      '<?xml version="1.0"?><urlset><url><loc> https://a.example/a?x=1&amp;y=2 </loc><image:image><image:loc>https://a.example/p.jpg</image:loc></image:image></url><url><loc><![CDATA[https://a.example/b]]></loc></url></urlset>',
    ),
  ).toEqual(['/a', '/b']);
});

test('K1 a sitemap index, an empty file and a missing file are refused with what to give instead', {
  tags: 'thorough',
}, async () => {
  const index = '<sitemapindex><sitemap><loc>https://a.example/post-sitemap.xml</loc></sitemap></sitemapindex>';
  expect(() => readAddresses(index)).toThrow(AddressListError);
  expect(await moved(write('index.xml', index), 'content')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'is an index of sitemaps. Save these, and give each of them:\nhttps://a.example/post',
    ),
  });
  expect((await moved(write('empty.csv', 'URL,Clicks\n'), 'content')).stderr).toContain(
    'contains no address. Give a sitemap',
  );
  expect((await moved(join(scratch, 'nothing.txt'), 'content')).stderr).toContain('cannot be read');
  expect((await runCommand('check-redirects', [])).stderr).toContain('Usage: npm run check-redirects');
});
