import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { pagePath } from '../../src/site-pages/pages.ts';
import { softwarePages } from '../../src/site-pages/software-pages.ts';
import { copyContent } from '../content-copy.ts';
import { referenceOrigin } from '../reference-build.ts';
import { keepReferenceDay } from '../reference-day.ts';

keepReferenceDay();

test.each(Object.values(softwarePages))('F6 $slug has a title and a description that fit', ({ title, description }) => {
  expect(title.length).toBeGreaterThanOrEqual(5);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(description.length).toBeGreaterThanOrEqual(20);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('F6 pages about the software have addresses of their own', () => {
  expect(Object.values(softwarePages).map(pagePath)).toEqual([
    '/docs/api/changelog/',
    '/docs/api/records/',
    '/status/',
  ]);
});

test.each(Object.keys(softwarePages))('a content page named %s is refused, for it would never be seen', (name) => {
  const copy = copyContent();
  const page = '---\ntitle: A page\ndescription: What the page tells, in some words.\nheading: A page\n---\n';
  copy.write(`pages/${name}.mdx`, page);
  const { site, problems } = loadSite(copy.directory, referenceOrigin);
  copy.dispose();
  expect(site).toBeUndefined();
  expect(problems.map(({ file, message }) => `${basename(file)} ${message}`)).toEqual([
    `${name}.mdx has the name of a page about the software, which every site has. Give the file another name.`,
  ]);
});
