import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placePath, servicePath } from '../../src/business/site.ts';
import { isIndexed } from '../../src/places/places.ts';
import type { Photo } from '../../src/schemas/appearance/photo.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { callTool } from '../mcp/messages.ts';
import { rebuiltBusinesses } from '../support/businesses.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { makePhotograph } from '../support/photographs.ts';
import { readGraph, readPages } from '../support/published.ts';
import { buildForTests } from '../support/reference-build.ts';
import { runsAll } from '../support/sample-of.ts';
import { startNode } from '../support/servers/node.ts';
import type { TestServer } from '../support/servers/test-server.ts';

/** Where the first pixel of a file belongs by its EXIF orientation, and the last one of its first line (CIPA DC-008, 4.6.4). */
const corners = {
  1: ['top left', 'top right'],
  2: ['top right', 'top left'],
  3: ['bottom right', 'bottom left'],
  4: ['bottom left', 'bottom right'],
  5: ['top left', 'bottom left'],
  6: ['top right', 'bottom right'],
  7: ['bottom right', 'top right'],
  8: ['bottom left', 'top left'],
} as const;
// More than the six photographs that a page shows.
const orientations = (Object.keys(corners).map(Number) as (keyof typeof corners)[]).slice(runsAll ? 0 : 2);

function nameColour(red = 0, green = 0): string {
  if (red > 200 && green < 60) return 'red';
  return red < 60 && green > 200 ? 'green' : 'neither';
}

const pictures = new Map<string, Buffer>();
beforeAll(async () => {
  for (const orientation of orientations) {
    const picture = { width: 840, height: 800, orientation, hasPosition: true };
    pictures.set(`turned-${orientation}.jpg`, await makePhotograph(picture));
  }
  pictures.set('van.jpg', await makePhotograph({ width: 1300, height: 975, hasPosition: true }));
  pictures.set('person.jpg', await makePhotograph({ width: 900, height: 1100 }));
  pictures.set('noise.png', await makePhotograph({ width: 1000, height: 560, isNoise: true, format: 'png' }));
  pictures.set('tool.webp', await makePhotograph({ width: 900, height: 1200, format: 'webp' }));
  pictures.set('shop.avif', await makePhotograph({ width: 1300, height: 700, format: 'avif' }));
});

describe.each(rebuiltBusinesses)('the $name', ({ name, directory, origin, site: original }) => {
  const folders = buildFolders(`.build/test/photos-${name.replace(' ', '-')}`);
  const { published } = folders;
  const [service] = original.services;
  // Without notes, so that only jobs decide whether its page is listed.
  const [place, other] = original.places.filter(({ notes }) => notes === undefined);
  if (service === undefined || place === undefined || other === undefined)
    throw new Error('There is too little content.');

  let copy: ContentCopy;
  let server: TestServer;

  beforeAll(async () => {
    copy = copyContent(directory);
    rmSync(join(copy.directory, 'photos'), { recursive: true, force: true });
    for (const [file, bytes] of pictures) copy.write(`photos/${file}`, bytes);
    const [person = { name: 'Robin Sample' }] = original.business.people;
    if (original.business.people.length === 0) {
      copy.edit('business.yaml', /^languages:/m, `people:\n  - { name: ${person.name}, jobTitle: Fitter }\nlanguages:`);
    }
    const words: Readonly<Record<string, string>> = {
      person: `alt: ${person.name} in the doorway of the shop\nperson: ${person.name}\n`,
      van: 'alt: The van stands in the yard\ncaption: This is who comes.\npage: [home, contact]\ncredit: Somebody\n',
      noise: `alt: Snow falls on <everything> & more\nplace: ${other.slug}\ntakenOn: 2026-02-03\n`,
      tool: `alt: A tool hangs on the wall\nplace: ${place.slug}\ntakenOn: 2026-03-04\n`,
      shop: `alt: The shop from across the street\nplace: ${place.slug}\nservice: ${service.id}\ntakenOn: 2026-11-20\ncaption: Open since the morning.\n`,
    };
    for (const [photo, text] of Object.entries(words)) copy.write(`photos/${photo}.yaml`, text);
    for (const turned of orientations) {
      const text = `alt: A picture turned by ${turned}\nservice: ${service.id}\ntakenOn: 2026-01-0${turned}\n`;
      copy.write(`photos/turned-${turned}.yaml`, text);
    }
    await buildForTests(`.build/test/photos-${name.replace(' ', '-')}`, {
      SITE_URL: origin,
      CONTENT_DIR: copy.directory,
    });
    server = await startNode(folders);
  });
  afterAll(() => server.stop());

  const read = (path: string) => readFileSync(join(published, path, path.endsWith('/') ? 'index.html' : ''), 'utf8');
  const listRenderedImages = () =>
    readdirSync(join(published, '_astro')).filter((file) => /\.(?:avif|jpg)$/.test(file));
  const fileOf = (url: string) => join(published, url.replace(origin, ''));
  const listForms = (srcset = '') =>
    [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, path = '', width]) => [path, Number(width)] as const);
  const sizeOf = async (path = '') => {
    const { width, height } = await sharp(fileOf(path)).metadata();
    return `${width}x${height}`;
  };
  const ask = async (path: string) => JSON.parse((await server.send(path)).text);
  const figuresOf = (page: string) =>
    DomUtils.getElementsByTagName('figure', parseDocument(read(page)))
      .filter(({ attribs }) => attribs.class === 'photo')
      .map((figure) => {
        const one = (tag: string) => DomUtils.getElementsByTagName(tag, figure)[0]?.attribs ?? {};
        return {
          link: one('a'),
          source: one('source'),
          image: one('img'),
          text: DomUtils.textContent(figure).replace(/\s+/g, ' ').trim(),
        };
      });

  test('F8 published pictures contain no position and no other metadata', async () => {
    const files = listRenderedImages();
    expect(files.length).toBeGreaterThan(pictures.size * 3);
    for (const file of files) {
      const bytes = readFileSync(join(published, '_astro', file));
      const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation, comments }, file).toEqual({});
      expect(bytes.toString('latin1'), file).not.toMatch(/Exif|Telephone|Somebody|Sixteen/);
    }
    // The original had all of it.
    const before = await sharp(pictures.get('turned-6.jpg')).metadata();
    expect([before.orientation, before.exif?.toString('latin1').includes('Telephone')]).toEqual([6, true]);
  });

  test('F8 every picture is upright', async () => {
    for (const turned of orientations) {
      const sideways = turned > 4;
      for (const file of listRenderedImages().filter((one) => one.startsWith(`turned-${turned}-`))) {
        const { data, info } = await sharp(join(published, '_astro', file))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(info.width > info.height, file).toBe(!sideways);
        const at = (corner: string) => {
          const [y, x] = [corner.startsWith('top') ? 8 : info.height - 9, corner.endsWith('left') ? 8 : info.width - 9];
          const start = (y * info.width + x) * info.channels;
          return nameColour(...data.subarray(start, start + 2));
        };
        const [red, green] = corners[turned];
        expect([at(red), at(green)], file).toEqual(['red', 'green']);
      }
    }
  });

  test('F8 pictures have at most 400,000 bytes, and those that phones load at most 60 KiB', () => {
    const sizes = listRenderedImages().map(
      (file) => [file, readFileSync(join(published, '_astro', file)).length] as const,
    );
    expect(sizes.filter(([, bytes]) => bytes > 400_000)).toEqual([]);
    // Noise is the hardest to compress, so the limits applied.
    expect(sizes.find(([file]) => file.startsWith('noise-1000'))?.[1]).toBeGreaterThan(100_000);
    const [van] = figuresOf('/contact/');
    // On a screen with three device pixels per CSS pixel, at the 20rem of `sizes`.
    expect(van?.source.sizes).toMatch(/^\(max-width: 40rem\) 20rem/);
    const [taken = ''] = listForms(van?.source.srcset).find(([, width]) => width >= 3 * 320) ?? [];
    for (const path of [taken, van?.image.src ?? ''])
      expect(readFileSync(fileOf(path)).length, path).toBeLessThanOrEqual(61_440);
  });

  test('F8 every picture on a page has alternative text, its size and a link to a large version', async () => {
    const pages = [servicePath(service), placePath(place), placePath(other), '/contact/', '/', '/about/', '/photos/'];
    expect(pages.map((page) => figuresOf(page).length)).toEqual([6, 2, 1, 1, 1, 1, pictures.size]);
    for (const page of pages) {
      for (const { link, source, image } of figuresOf(page)) {
        expect([(image.alt ?? '').length > 10, link['aria-label']], page).toEqual([true, `Enlarge: ${image.alt}`]);
        expect(await sizeOf(image.src), `${image.src}`).toBe(`${image.width}x${image.height}`);
        const forms = listForms(source.srcset);
        expect(forms.length).toBeGreaterThan(1);
        for (const [path, width] of forms) expect(await sizeOf(path), path).toMatch(new RegExp(`^${width}x`));
        expect(await sizeOf(link.href)).toMatch(/^\d{3,4}x\d{3,4}$/);
        expect([image.decoding, image.loading], page).toEqual(['async', 'lazy']);
      }
    }
    const [van] = figuresOf('/contact/');
    expect(van?.text).toContain('This is who comes.Somebody');
    const [newest] = figuresOf(servicePath(service));
    expect(newest?.text).toBe(`Open since the morning.${place.name}, November 2026`);
    expect(figuresOf(placePath(other))[0]?.text).toBe('February 3, 2026');
    expect((await server.send('/photos/')).status).toBe(200);
  });

  test('F8 a page without photographs contains no markup or styles for them', () => {
    const pages = readPages(folders);
    const without = pages.filter(({ html }) => !html.includes('<figure class="photo">'));
    expect(pages.length - without.length).toBe(7);
    for (const { path, html } of without.filter((page) => !page.path.startsWith('/docs')))
      expect(/\.photo|<picture|photos?[^<>]{0,20}\{/.exec(html)?.[0], path).toBeUndefined();
  });

  test('F8 B19 photographs are in the records of the service, the place and the business, and in the tools', async () => {
    const record: { photos: Photo[] } = await ask(`/api/services/${service.id}/`);
    expect(record.photos.map(({ takenOn }) => takenOn)).toEqual(
      ['11-20', '01-08', '01-07', '01-06', '01-05', '01-04'].map((day) => `2026-${day}`),
    );
    expect(record.photos[0]).toMatchObject({
      ...{ width: 1300, height: 700, type: 'image/jpeg', takenOn: '2026-11-20' },
      ...{ alt: 'The shop from across the street', caption: 'Open since the morning.' },
    });
    const area = await ask(`/api/service-areas/${place.slug}/`);
    expect(area.photos.map(({ takenOn }: Photo) => takenOn)).toEqual(['2026-11-20', '2026-03-04']);
    const business = await ask('/api/business/');
    const [portrait, van, ...more]: Photo[] = business.photos;
    expect([van?.alt, van?.takenOn, more]).toEqual(['The van stands in the yard', null, []]);
    expect(portrait?.alt).toContain('in the doorway of the shop');
    expect(business.people[0].photo).toEqual(portrait);
    for (const { url, width, height, type } of [...record.photos, ...area.photos, ...business.photos]) {
      const { status, headers, body } = await server.send(url.replace(origin, ''));
      expect([status, headers['content-type']], `${url}`).toEqual([200, type]);
      expect(headers['cache-control']).toMatch(/immutable/);
      const size = await sharp(body).metadata();
      expect([size.width, size.height], `${url}`).toEqual([width, height]);
    }
    const call = async (name: string, parameters: object) =>
      JSON.parse((await callTool(server, name, parameters)).text).result.structuredContent;
    expect((await call('get_services', { id: service.id })).services[0].photos).toEqual(record.photos);
    expect((await call('check_service_area', { city: place.name })).areas[0].photos).toEqual(area.photos);
    expect((await call('get_business_info', {})).photos).toEqual(business.photos);
  });

  test('F8 photographs are in Markdown, JSON-LD, the sitemap and the previews of shared links', async () => {
    const { photos }: { photos: Photo[] } = await ask(`/api/services/${service.id}/`);
    const page = servicePath(service);
    const markdown = read(`${page}index.md`);
    const imagesOf = (path: string) => readGraph(read(path))[0]?.image as { readonly contentUrl: string }[];
    const images = imagesOf(page);
    const [, entry = ''] = new RegExp(`<loc>${origin}${page}</loc>(.*)</url>`).exec(read('/sitemap-0.xml')) ?? [];
    for (const [index, { url, alt }] of photos.entries()) {
      expect(markdown).toContain(`![${alt}](${url.replace(origin, '')})`);
      expect(images[index]).toMatchObject({ '@type': 'ImageObject', contentUrl: url, description: alt });
      expect(entry).toContain(`<image:image><image:loc>${url}</image:loc></image:image>`);
    }
    expect(read(`${placePath(other)}index.md`)).toContain('![Snow falls on \\<everything> & more](');
    const business = await ask('/api/business/');
    expect(imagesOf('/')).toContain(business.photos[0].url);
    for (const shared of [page, placePath(place), '/', '/contact/']) {
      const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(read(shared)) ?? [];
      const { width, height, format } = await sharp(fileOf(url)).metadata();
      expect([width, height, format], shared).toEqual([1200, 630, 'jpeg']);
    }
  });

  test('search engines may index a place with two dated jobs', async () => {
    const { site } = await copy.load(origin);
    const areIndexed = site && [isIndexed(site, place), isIndexed(site, other), isIndexed(original, place)];
    expect(areIndexed).toEqual([true, false, false]);
    expect(read(placePath(place))).not.toContain('noindex');
    expect(read(placePath(other))).toContain('name="robots" content="noindex, follow"');
    const sitemap = read('/sitemap-0.xml');
    expect([sitemap.includes(placePath(place)), sitemap.includes(placePath(other))]).toEqual([true, false]);
  });
});
