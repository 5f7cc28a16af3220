import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { makePicture } from '../photographs.ts';
import { buildForTests, secondBusiness } from '../reference-build.ts';

const out = '.build/test/text-photos';
const prose = `
Here it is:

![A drum machine in the hall](photo:drum)

Twice, by its path and without words of its own: ![](../photos/drum.jpg)
`;
let copy: ContentCopy;
let about: string;
beforeAll(async () => {
  copy = copyContent(secondBusiness.directory);
  copy.write('photos/drum.jpg', await makePicture({ width: 1100, height: 800 }));
  copy.write('photos/drum.yaml', 'alt: The drum machine stands by a cellar door\n');
  about = readFileSync(join(copy.directory, 'pages/about.mdx'), 'utf8');
});
afterAll(() => {
  copy.dispose();
  rmSync(out, { recursive: true, force: true });
});

const problemsOf = (text: string) => {
  copy.write('pages/about.mdx', `${about}\n${text}\n`);
  return loadSite(copy.directory, 'https://www.example.com').problems;
};

test('F8 a photograph in a text has its published forms, its size and its words, in Markdown and the sitemap too', () => {
  expect(problemsOf(prose)).toEqual([]);
  buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: 'https://www.example.com' });
  const read = (path: string) => readFileSync(join(out, 'dist', path), 'utf8');
  const html = read('about/index.html');
  const images = [
    ...html.matchAll(/<picture><source type="image\/avif" srcset="([^"]+)"[^>]*><img ([^>]*)><\/picture>/g),
  ];
  expect(images).toHaveLength(2);
  for (const [, avif = '', attributes = ''] of images) {
    const files = [
      ...avif.split(', ').map((one) => one.split(' ')[0] ?? ''),
      /src="([^"]+)"/.exec(attributes)?.[1] ?? '',
    ];
    expect(files).toHaveLength(4);
    for (const file of files) expect(existsSync(join(out, 'dist', file)), file).toBe(true);
    expect(attributes).toMatch(/width="960" height="698" loading="lazy"/);
  }
  expect(images.map(([, , attributes]) => /alt="([^"]*)"/.exec(attributes ?? '')?.[1])).toEqual([
    'A drum machine in the hall',
    'The drum machine stands by a cellar door',
  ]);
  expect(html).toMatch(/\.prose img\s*\{/);
  expect(read('about/index.md')).toMatch(/!\[A drum machine in the hall\]\([^)]*\/_astro\/drum-960\.\w+\.jpg\)/);
  expect(read('sitemap-0.xml')).toMatch(/\/about\/<\/loc>[^\n]*<image:loc>[^<]*\/_astro\/drum-/);
});

test.each([
  ['![A drum machine in the hall](photo:drumm)', /drumm.*drum/],
  ['![drum.jpg](photo:drum)', /^has an alternative text that is the name of a file/],
  ['![Drum](photo:drum)', /^has an alternative text that is too short/],
  ['![A drum machine in the hall](drum.jpg)', /write !\[What it shows\]\(photo:name\)\.$/],
])('%s is answered with what to write', (text, message) => {
  expect(problemsOf(text)).toMatchObject([
    { severity: 'error', field: 'text', message: expect.stringMatching(message) },
  ]);
});
