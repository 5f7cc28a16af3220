import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FunctionData, Manifest } from '../../src/function/data.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
import { onePerTemplate } from '../support/sample-of.ts';

const one = (html: string, pattern: RegExp) =>
  [...html.matchAll(new RegExp(pattern, 'g'))].map(([, found]) => found ?? '');

describe.each(allBusinesses)('the $name', ({ site, folders, origin, isReference }) => {
  const { privateFolder } = folders;
  const pages = readPages(folders);
  const manifest = JSON.parse(readFileSync(join(privateFolder, 'manifest.json'), 'utf8')) as Manifest;
  const data = JSON.parse(readFileSync(join(privateFolder, 'function-data.json'), 'utf8')) as FunctionData;
  const known = new Set([
    ...manifest.files.flatMap(({ paths }) => paths),
    ...Object.keys(data.redirects.exact),
    // These only answer queries, so they have no file.
    '/api/coverage/',
    '/api/total/',
  ]);

  test('F6 every service, place and other part of the site has a page', () => {
    const under = (folder: string) => pages.filter(({ path }) => new RegExp(`^/${folder}/[^/]+/$`).test(path)).length;
    expect([under('services'), under('service-areas')]).toEqual([site.services.length, site.places.length]);
    const optional = ['privacy', 'accessibility', 'terms'].filter((slug) => site.pages[slug] !== undefined);
    if (isReference) expect(optional).toHaveLength(3);
    const others = [
      ...['/', '/services/', '/prices/', '/prices/total/', '/service-areas/', '/about/', '/contact/', '/booking/'],
      ...['/quote/', '/docs/api/', '/check/', '/404/'],
      ...optional.map((slug) => `/${slug}/`),
    ];
    expect(others.filter((path) => !known.has(path))).toEqual([]);
    expect(pages).toHaveLength(site.services.length + site.places.length + others.length);
  });

  test.each(onePerTemplate(pages))(
    'F6 $path has one h1, a title, a description, a language and a canonical link',
    ({ path, html }) => {
      expect(one(html, /<h1[ >]/)).toHaveLength(1);
      const [title = ''] = one(html, /<title>([^<]*)<\/title>/);
      expect(title.length).toBeGreaterThanOrEqual(5);
      expect(title.replace(/&[a-z#0-9]+;/g, '&').length).toBeLessThanOrEqual(70);
      expect(one(html, /<meta name="description" content="([^"]+)"/)).toHaveLength(1);
      expect(html).toContain(`<html lang="${site.country.locale}"`);
      expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toEqual([`${origin}${path}`]);
    },
  );

  test('F6 titles and descriptions are unique', () => {
    for (const pattern of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
      const found = pages.flatMap(({ html }) => one(html, pattern));
      expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('F6 pages load nothing from elsewhere and store nothing', () => {
    for (const { path, html } of pages) {
      const loaded = one(html, /<(?:script|img|iframe|source|video|audio|object|embed)[^>]+(?:src|data)="([^"]+)"/);
      const styles = one(html, /<link rel="(?:stylesheet|preload|icon)"[^>]*href="([^"]+)"/);
      expect(
        [...loaded, ...styles].filter((url) => !url.startsWith('/')),
        path,
      ).toEqual([]);
      expect(html).not.toMatch(/localStorage|sessionStorage|document\.cookie|indexedDB/);
      expect(html.replace(/<(code|script)\b[\s\S]*?<\/\1>/g, ''), path).not.toMatch(/\sstyle="|\son[a-z]+="/);
    }
  });

  test('A1 no page says that something is booked, and no form posts anything', () => {
    const claim =
      /\b(?:is|are|has been|have been|was) (?:now )?(?:booked|scheduled|reserved)\b(?! (?:here|on this|by))/i;
    for (const { path, html } of pages) {
      const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
      const claims = text.split('.').filter((sentence) => claim.test(sentence));
      expect(
        claims.filter((sentence) => !/\b(?:nothing|no|not|never|none)\b/i.test(sentence)),
        path,
      ).toEqual([]);
      expect(
        one(html, /<form[^>]*method="([^"]+)"/).filter((method) => method !== 'get'),
        path,
      ).toEqual([]);
    }
  });

  test('B2 the rating is labelled as sample data wherever it is shown, and no rating is shown if there is none', () => {
    const { rating } = site.business;
    const rated = pages.filter(({ html }) =>
      new RegExp(`${rating?.ratingValue ?? '\\d(?:\\.\\d)?'} (?:out )?of ${rating?.bestRating ?? 5}\\b`).test(html),
    );
    expect(rated.length > 0).toBe(rating !== undefined);
    for (const { path, html } of rated) expect(html, path).toMatch(/sample data/i);
  });

  test('every placeholder is filled in on every page', () => {
    for (const { path, html } of pages) {
      // Paths of the API may contain their parameter, as in /api/services/{id}/.
      const text = html.replace(/<(code|script)\b[\s\S]*?<\/\1>/g, '').replace(/(?:\/\{\w+\})+\//g, '');
      expect(/\{[a-zA-Z][\w.-]*\}/.exec(text)?.[0], path).toBeUndefined();
    }
  });
});
