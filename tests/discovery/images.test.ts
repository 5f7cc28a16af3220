import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findSharePhotoPath, getIconSvg, getServiceImagePath } from '../../src/appearance/share-image.ts';
import { listServicePhotos } from '../../src/business/photos.ts';
import { servicePath } from '../../src/business/site.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
import { serveBusiness } from '../support/servers/serve.ts';

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send } = serveBusiness(folders);

  const pages = readPages(folders);
  const property = (html: string, name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

  test.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('%s is a square picture of %d pixels', async (path, width) => {
    const { status, headers, body } = await send(path);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width, height: width });
  });

  test('A8 /favicon.ico is an ICO file with a picture of 32 pixels', async () => {
    const { status, headers, body } = await send('/favicon.ico');
    expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(body.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test('the icon is the drawing of the content, or generated from the frontage', async () => {
    const { headers, text } = await send('/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(text).toBe(getIconSvg(site));
    const draw = (frontage: 'plate' | 'van') =>
      getIconSvg({ ...site, icon: undefined, brand: { look: 'highway', ...site.brand, frontage } });
    expect(draw('plate')).toContain(`>${site.business.name[0]}<`);
    expect(draw('van')).not.toContain('<text');
  });

  test('every page has a preview picture for shared links with the stated size', async () => {
    const sizes = new Map<string, [number, number]>();
    for (const { path, html } of pages) {
      const url = property(html, 'og:image') ?? '';
      const isPhotograph = url.endsWith('.jpg');
      expect(url.startsWith(`${origin}/${isPhotograph ? '_astro' : 'pictures'}/`), path).toBe(true);
      if (!sizes.has(url)) {
        const { status, headers, body } = await send(url.replace(origin, ''));
        expect([status, headers['content-type']], url).toEqual([200, isPhotograph ? 'image/jpeg' : 'image/png']);
        // Some services do not fetch larger ones.
        expect(body.length).toBeLessThan(300_000);
        const { width, height } = await sharp(body).metadata();
        sizes.set(url, [width, height]);
      }
      const announced = ['og:image:width', 'og:image:height'].map((name) => Number(property(html, name)));
      expect(sizes.get(url), path).toEqual(announced);
    }
    expect([...sizes.values()].every(([width, height]) => width === 1200 && height === 630)).toBe(true);
    const drawn = [...sizes.keys()].filter((url) => url.endsWith('.png'));
    const withPhotographs = new Set(site.photos.flatMap(({ service }) => service ?? []));
    expect(drawn).toHaveLength(5 + site.services.length - withPhotographs.size);
  });

  test('each service has its own picture, and no two are equal', async () => {
    const bodies = await Promise.all(
      site.services.map(async (service) => (await send(getServiceImagePath(service))).body),
    );
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(site.services.length);
    for (const service of site.services) {
      const page = pages.find(({ path }) => path === servicePath(service));
      expect(property(page?.html ?? '', 'og:image')).toBe(
        `${origin}${findSharePhotoPath(listServicePhotos(site, service.id)[0]) ?? getServiceImagePath(service)}`,
      );
    }
  });

  test('the preview of a shared link has the texts of the page', () => {
    for (const { path, html } of pages) {
      expect(property(html, 'og:url'), path).toBe(`${origin}${path}`);
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      expect(property(html, 'og:description'), path).toBe(description);
      expect(property(html, 'og:title')?.trim(), path).toMatch(/^.{3,70}$/);
    }
  });
});
