// @module-tag thorough
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { resolveBrand } from '../../src/appearance/brand.ts';
import { highwayPalette, type Palette } from '../../src/appearance/palette.ts';
import { TYPEFACE_BUDGET_BYTES } from '../../src/appearance/render/fonts.ts';
import type { Site } from '../../src/business/site.ts';
import { listInlineScripts } from '../../src/site-pages/embeds.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { runCommand } from '../commands/run-command.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { makePhotograph } from '../support/photographs.ts';
import { readPages } from '../support/published.ts';
import { buildForTests, secondBusiness } from '../support/reference-build.ts';

const out = '.build/test/custom-brand';
const origin = 'https://own.example.org';
const { published, privateFolder } = buildFolders(out);
let copy: ContentCopy;
let uncut: Buffer;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0h240v48H0z" fill="currentColor"/></svg>\n';
const licence = 'Overpass by Red Hat and others, SIL Open Font License 1.1, openfontlicense.org\n';
const brand =
  'sign: "#5a1e76"\naccent: "#f4b400"\npaper: "#fbf8ff"\nink: "#1d1426"\ntypeface: our-font\ncorners: round\nlayout: showroom\nprimary: message\n';
const embeds = `
embeds:
  - { kind: plausible, domain: www.example.com }
  - { kind: google-analytics, id: G-ABC1234567 }
  - { kind: matomo, url: "https://stats.example.org/m/", site: 7 }
`;
const prose = `
![A drum machine in the hall](photo:drum)

Again, by its path and without words of its own: ![](../photos/drum.jpg)
`;

const read = (path: string) => readFileSync(join(published, path), 'utf8');
const load = async () => (await copy.load(origin)).site as Site;

/** A business with a large custom font, a logo, round corners, four colours, nested scripts and a photograph. */
beforeAll(async () => {
  copy = copyContent(secondBusiness.directory);
  const font = readFileSync('tests/content/overpass-800.ttf');
  uncut = await subsetFont(font, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  copy.write('fonts/our-font.woff2', uncut);
  copy.write('fonts/our-font.txt', licence);
  copy.write('logo.svg', logo);
  copy.write('brand.yaml', brand);
  copy.edit('policy.yaml', /$/, embeds);
  copy.write('photos/drum.jpg', await makePhotograph({ width: 1100, height: 800 }));
  copy.write('photos/drum.yaml', 'alt: The drum machine stands by a cellar door\nservice: drain\n');
  copy.edit('pages/about.mdx', /$/, prose);
  await buildForTests(out, { SITE_URL: origin, CONTENT_DIR: copy.directory });
});

describe('a business with a custom brand', () => {
  test('a font of the content is subset to the characters of its English and French texts, within its budget', () => {
    const [font = ''] = readdirSync(join(published, '_astro')).filter((file) => file.endsWith('.woff2'));
    const bytes = readFileSync(join(published, '_astro', font));
    expect(font).toMatch(/^our-font\./);
    expect(bytes.length).toBeLessThan(TYPEFACE_BUDGET_BYTES);
    expect(bytes.length).toBeLessThan(uncut.length * 0.7);
    const cut = create(bytes);
    if (cut.isCollection) throw new Error('A collection was published.');
    const lacks = (letters: string) =>
      [...letters].filter((letter) => !cut.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const french = 'àâæçéèêëîïôœùûüÿ';
    // The source has no Ÿ; a warning says so.
    expect(lacks(`${french}${french.toUpperCase()}«»–—’…`)).toEqual(['Ÿ']);
    expect(lacks('ABCxyz0189$%')).toEqual([]);
    // Letters that no text of the business uses are removed.
    expect(lacks('ŁřőΩ')).toEqual(['Ł', 'ř', 'ő', 'Ω']);
  });

  test('every page loads only this font, and uses the colours of the business instead of the default ones', async () => {
    const pages = readPages({ published });
    expect(pages.length).toBeGreaterThan(15);
    const valuesOf = (palette: Partial<Palette>) => Object.values(palette).flatMap(({ light, dark }) => [light, dark]);
    const given = valuesOf(highwayPalette);
    // White, warnings, success and water are the same in every brand.
    const kept = valuesOf(resolveBrand(await load()).palette);
    const foreign = given.filter((colour) => !kept.includes(colour));
    for (const { path, html } of pages) {
      const fonts = html.match(/\/_astro\/[^")]+\.woff2/g);
      expect([path, fonts?.every((file) => file.includes('/our-font.'))]).toEqual([path, true]);
      const left = [...foreign, 'overpass-like'].filter((one) => html.includes(one));
      expect(left, path).toEqual([]);
      expect(html).toContain('light-dark(#5a1e76,');
      expect(html).toContain('<meta name="theme-color" content="#5a1e76" media="(prefers-color-scheme: light)">');
    }
  });

  test('the logo replaces the name in the header, and is published as a file for search engines', () => {
    const html = read('index.html');
    expect(html).toMatch(
      /<a class="site-name"[^>]*>\s*<span class="logo" role="img" aria-label="Ropewalk Plumbing &[^"]*Heating"><svg/,
    );
    expect(html).toContain('"logo":"https://own.example.org/logo.svg"');
    // A name wraps; a wide logo keeps its width.
    expect(html).toMatch(/\.site-name span:not\(\.logo\)\{[^}]*max-inline-size:12rem/);
    expect(read('logo.svg')).toMatch(/^<svg color="#1d1426"/);
  });

  test('L1 F8 a showroom shows photographs of jobs before prices, and its main action before each call link', () => {
    const html = read('index.html');
    const places = ['<main', 'drum-', 'class="menu board', 'class="contact-strip'].map((part) =>
      html.lastIndexOf(part),
    );
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(
      html.match(
        /<a class="button primary-action" href="mailto:office@example\.net">Write to us<\/a>\s*<a class="call"/g,
      ),
    ).toHaveLength(3);
    expect(read('sitemap-0.xml')).toMatch(/\.org\/<\/loc>[^\n]*?<image:loc>[^<]*\/_astro\/drum-/);
  });

  test('the check lists the characters that the font lacks', async () => {
    const { status, stdout } = await runCommand('check', [], { CONTENT_DIR: copy.directory });
    expect(status).toBe(0);
    expect(stdout).toMatch(/fonts\/our-font\.woff2:1:1 {2}\(warning\)\n {4}lacks Ö ö Ā ā Ē ē Ī ī Ō ō Ū ū Ÿ\./);
  });

  test('an embed is on every page with its start-up code, which the content security policy allows by digest', async () => {
    const { headers, pathHeaders } = JSON.parse(readFileSync(join(privateFolder, 'function-data.json'), 'utf8'));
    const startUps = listInlineScripts((await load()).policy);
    expect(startUps).toHaveLength(2);
    for (const page of ['index.html', 'contact/index.html']) {
      const html = read(page);
      for (const script of startUps) expect(html).toContain(`<script>${script}</script>`);
      expect(html).toContain('<script async src="https://plausible.io/js/script.js" data-domain="www.example.com">');
      expect(html).toContain('<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567">');
      expect(html).toContain('<script async src="https://stats.example.org/m/matomo.js">');
    }
    const home: string = pathHeaders['/']['content-security-policy'];
    for (const script of startUps)
      expect(home).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(home).toMatch(
      /script-src 'self'[^;]* https:\/\/plausible\.io https:\/\/\*\.googletagmanager\.com https:\/\/stats\.example\.org;/,
    );
    expect(home).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/);
    expect(headers.page['content-security-policy']).not.toContain("'unsafe-inline'");
  });

  test('the start-up code passes the site to each service, and disables cookies in Matomo', async () => {
    const sandbox: Record<string, unknown> = {};
    sandbox.window = sandbox;
    const context = createContext(sandbox);
    for (const script of listInlineScripts((await load()).policy)) runInContext(script, context);
    const dataLayer = (sandbox.dataLayer as ArrayLike<unknown>[]).map((entry) => Array.from(entry));
    expect(dataLayer[1]).toEqual(['config', 'G-ABC1234567']);
    expect(JSON.stringify(sandbox._paq)).toBe(
      '[["disableCookies"],["trackPageView"],["enableLinkTracking"],["setTrackerUrl","https://stats.example.org/m/matomo.php"],["setSiteId","7"]]',
    );
  });

  test('F8 a photograph in a text has its published sizes and its description, also in Markdown and the sitemap', () => {
    const html = read('about/index.html');
    const pictures = /<picture><source type="image\/avif" srcset="([^"]+)"[^>]*><img ([^>]*)><\/picture>/g;
    const images = [...html.matchAll(pictures)].map(([, avif = '', attributes = '']) => ({ avif, attributes }));
    expect(images.map(({ attributes }) => /alt="([^"]*)"/.exec(attributes)?.[1])).toEqual([
      'A drum machine in the hall',
      'The drum machine stands by a cellar door',
    ]);
    for (const { avif, attributes } of images) {
      const files = `${avif}, ${/src="([^"]+)"/.exec(attributes)?.[1]}`
        .split(', ')
        .map((form) => form.split(' ')[0] ?? '');
      expect(files).toHaveLength(4);
      for (const file of files) expect(existsSync(join(published, file)), file).toBe(true);
      expect(attributes).toMatch(/width="960" height="698" loading="lazy"/);
    }
    expect(read('about/index.md')).toMatch(/!\[A drum machine in the hall\]\([^)]*\/_astro\/drum-960\.\w+\.jpg\)/);
    expect(read('sitemap-0.xml')).toMatch(/\/about\/<\/loc>[^\n]*<image:loc>[^<]*\/_astro\/drum-/);
  });
});

test('a typeface without a PostScript name is refused, because the picture renderer needs one', async () => {
  const font = readFileSync('tests/content/overpass-800.ttf');
  // The record of the name (OpenType, table "name") gets an id that is not kept.
  font[font.indexOf(Buffer.from('0003000104090006', 'hex')) + 7] = 19;
  const nameless = await subsetFont(font, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  copy.write('fonts/our-font.woff2', nameless);
  const { problems } = await copy.load(origin);
  const message = expect.stringContaining('is not a WOFF2 file with a single, named font');
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', message }));
});
