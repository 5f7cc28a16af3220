import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLowContrastPairs, proposeReadableColour } from '../../src/appearance/contrast.ts';
import { chooseDefaultLook, colourPairs, getBrandLook, looks } from '../../src/appearance/looks/looks.ts';
import { computeContrast, derivePalette, type Palette } from '../../src/appearance/palette.ts';
import { BrandFile, grounds, lookNames } from '../../src/schemas/appearance/brand.ts';
import { runsAll } from '../support/sample-of.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The hue of a colour in degrees (CSS Color 4, section 7), and how far it is from grey. */
function readColour(colour: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = channels;
  const most = Math.max(...channels);
  const range = most - Math.min(...channels);
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (sixth * 60 + 360) % 360, range };
}

test('F9 contrast ratios are those of WCAG for known pairs', () => {
  expect(computeContrast('#000000', '#ffffff')).toBe(21);
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  // The lightest grey that passes AA on white.
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(computeContrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
});

/** Elements in one of the business's colours. */
const ofNamed = ['white text', 'a link', 'the telephone number', 'the call button'];

test.each(grounds)(
  'F9 on %s colours derived from any two are readable in both modes; only named ones can fail',
  (ground) => {
    fc.assert(
      fc.property(hex, hex, (sign, accent) => {
        const low = findLowContrastPairs({ colours: { sign, accent }, ground });
        expect(low.filter(({ label }) => !ofNamed.includes(label))).toEqual([]);
      }),
    );
    const bright = { sign: '#ffff00', accent: '#ffffff' };
    expect(new Set(findLowContrastPairs({ colours: bright, ground }).map(({ scheme }) => scheme)).size).toBe(2);
  },
);

test('L1 in every look with any colour replaced, the check proposes colours of the same hue until all pairs pass', () => {
  const colour = fc.option(hex, { nil: undefined });
  const colourFields = fc.record({ colour, accent: colour, paper: colour, ink: colour });
  let proposed = 0;
  fc.assert(
    fc.property(colourFields, fc.constantFrom(...lookNames), fc.constantFrom(...grounds), (colours, look, ground) => {
      let brand = BrandFile.parse({ look, ground, ...colours });
      let low = proposeReadableColour(brand);
      for (let proposals = 0; low !== undefined; proposals++) {
        expect(proposals).toBeLessThan(10);
        const { field, given, nearest = '', label } = low;
        expect(nearest, `${field}: ${label} (${JSON.stringify(brand)})`).toMatch(/^#[0-9a-f]{6}$/);
        proposed++;
        const [before, after] = [readColour(given), readColour(nearest)];
        const apart = Math.abs(before.hue - after.hue);
        // The hue of an almost grey colour depends on rounding.
        if (before.range > 24 && after.range > 24) expect(Math.min(apart, 360 - apart), field).toBeLessThan(6);
        brand = { ...brand, [field]: nearest };
        low = proposeReadableColour(brand);
        expect(low?.field, field).not.toBe(field);
      }
    }),
    {
      numRuns: runsAll ? 15 : 4,
      // On this paper no ink can be read.
      examples: [[{ colour: undefined, accent: undefined, paper: '#1907d5', ink: '#000000' }, 'highway', 'chalkboard']],
    },
  );
  expect(proposed).toBeGreaterThan(3);
});

test('L1 components and shared styles know no look by name, and each look is a file of values, style sheets and a brief', () => {
  const folder = 'src/appearance/looks';
  for (const name of lookNames) {
    const { sheets = [], home = [], sheetWithoutDivider } = looks[name];
    const styleSheets = [...sheets, ...home, ...(sheetWithoutDivider ? [sheetWithoutDivider] : [])]
      .map((sheet) => `${sheet}.css`)
      .filter((sheet) => sheet.startsWith(name));
    const files = ['about.css', 'brief.md', 'inner.css', 'look.css', 'look.ts', 'tables.css'].map((file) =>
      join(name, file),
    );
    expect(
      readdirSync(join(folder, name))
        .map((file) => join(name, file))
        .toSorted(),
    ).toEqual([...files, ...styleSheets].toSorted());
  }
  const named = new RegExp(`['"\`](?:${lookNames.join('|')})['"\`]|\\.look-|look[.\\w]* [!=]==`);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
  const components = files.filter((file) => /\.(?:astro|css)$/.test(file) && !file.startsWith(folder));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('in light mode, signs and links have the named colour, and text on signs is white', () => {
  const { sign, link, onSign, accent }: Palette = derivePalette({ sign: '#7a1f3d', accent: '#f2a900' });
  expect([sign.light, link.light, accent.light]).toEqual(['#7a1f3d', '#7a1f3d', '#f2a900']);
  expect([onSign.light, onSign.dark]).toEqual(['#ffffff', '#ffffff']);
});

test('in dark mode, dark signs and buttons differ from the background', () => {
  const { sign, accent, paper } = derivePalette({ sign: '#0a1428', accent: '#14213d' });
  expect(computeContrast(sign.dark, paper.dark)).toBeGreaterThan(1.6);
  expect(computeContrast(accent.dark, paper.dark)).toBeGreaterThan(3);
});

test.each(grounds)(
  'L1 on %s every look passes AA in both modes, with its own colours and with each default pair',
  (ground) => {
    const fromYaml = lookNames.map((look) => getBrandLook(BrandFile.parse({ look, ground })));
    const ofNames = colourPairs.map((colours) => ({ colours, ground }));
    for (const look of [...fromYaml, ...ofNames]) expect(findLowContrastPairs(look), JSON.stringify(look)).toEqual([]);
  },
);

test('L1 a field of brand.yaml replaces only that part of the look; without the file, trade or name decide', () => {
  const look = getBrandLook(BrandFile.parse({ look: 'letterpress' }));
  expect(look).toEqual(looks.letterpress);
  const parts = {
    layout: 'visit',
    ground: 'tint',
    typeface: 'cabin',
    sign: 'arch',
    divider: 'wave',
    marker: 'paw',
    distances: 'ruler',
    corners: 'round',
  };
  for (const [part, value] of Object.entries(parts))
    expect({ ...getBrandLook(BrandFile.parse({ look: 'letterpress', [part]: value })), colours: look.colours }).toEqual(
      { ...look, [part]: value },
    );
  expect(getBrandLook(BrandFile.parse({})).name).toBe('highway');
  // A colour in `sign`, as files without `colour` have it.
  expect(getBrandLook(BrandFile.parse({ sign: '#12355b' }))).toMatchObject({
    sign: 'inset',
    colours: { sign: '#12355b' },
  });
  expect(chooseDefaultLook({ name: 'A', schemaType: 'Plumber' }).name).toBe('harbour');
  const unbranded = ['Lantern Hill', 'Ginnel', 'Ropewalk', 'Fifty Creek', 'Maple Hill', 'Ashby', 'Northgate', 'Quill'];
  const byName = unbranded.map((name) => chooseDefaultLook({ name, schemaType: 'LocalBusiness' }));
  expect(new Set(byName.map(({ name }) => name)).size).toBeGreaterThan(3);
  expect(new Set(byName.map(({ name, colours }) => `${name} ${colours.sign}`)).size).toBe(unbranded.length);
});
