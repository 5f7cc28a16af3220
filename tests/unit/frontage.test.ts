import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { create, type Font } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { resolveBrand } from '../../src/appearance/brand.ts';
import { drawBackdrop } from '../../src/appearance/frontage/backdrops.ts';
import { buildingNames, buildings } from '../../src/appearance/frontage/buildings.ts';
import { makeFrontageColours, renderFrontageStyles } from '../../src/appearance/frontage/colours.ts';
import { drawFrontage, drawFrontageForImage, drawFrontageShapes } from '../../src/appearance/frontage/frontage.ts';
import {
  chooseFrontageKind,
  chooseVehicle,
  type DrawnKind,
  drawnKinds,
} from '../../src/appearance/frontage/frontage-kind.ts';
import { measureText } from '../../src/appearance/frontage/lettering.ts';
import { pickVariant } from '../../src/appearance/frontage/pick-variant.ts';
import { findTrade, trades } from '../../src/appearance/frontage/trades.ts';
import { vehicleNames, vehicles } from '../../src/appearance/frontage/vehicles.ts';
import { colourPairs, hashName, looks, makePalette } from '../../src/appearance/looks/looks.ts';
import { computeContrast } from '../../src/appearance/palette.ts';
import { scaleTypeface, shippedTypefaces, type Typeface } from '../../src/appearance/typefaces.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { countries } from '../../src/countries/countries.ts';
import type { Country } from '../../src/countries/country.ts';
import { BrandFile, frontages } from '../../src/schemas/appearance/brand.ts';
import { localBusinessTypes } from '../../src/schemas/business/business-types.ts';
import { requireSite } from '../support/content-copy.ts';
import { sampleOf } from '../support/sample-of.ts';

/** Maximum size of a drawing in a page, compressed, in bytes. */
const MAX_BYTES = 2048;

const names = [
  'Zebu',
  'Joe’s',
  'WWWW MMMM',
  'Illi & Lill',
  'Ginnel Dog Grooming',
  'Ropewalk Plumbing & Heating',
  'Électricité Côté-Nord et fils',
  'Maunganui Āwhina Māori Roofing',
  'Fitzgerald, O’Shaughnessy & Daughters Chimney Sweeps of Cork',
  'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenreinigung',
];
const telephones =
  '905-555-0142|(212) 555-0142|0113 496 0142|021 555 0142|(08) 5550 1234|020 911 0142|0491 570 156|07700 900142|+123456789012345'.split(
    '|',
  );

/** Types whose drawings have the most details, and one without any. */
const types = ['Plumber', 'HairSalon', 'BikeStore', 'AutoRepair', 'RoofingContractor', 'LocalBusiness'];
const backdrop = drawBackdrop(0, { hasTerraces: true }, false);

type Board = readonly [left: number, top: number, right: number, bottom: number];
/** The name board and the number board. */
const boards: Readonly<Record<Exclude<DrawnKind, 'shop' | 'van'>, readonly [name: Board, telephone: Board]>> = {
  workshop: [
    [73, 108, 487, 164],
    [126, 184, 326, 216],
  ],
  plate: [
    [122, 104, 438, 226],
    [122, 248, 438, 298],
  ],
};
/** Each kind, each building of a shop, and each vehicle. */
const forms = [
  ...Object.entries(boards).map(
    ([kind, pair]) => ({ kind: kind as DrawnKind, vehicle: 'van', building: 'parade', pair }) as const,
  ),
  ...buildingNames.map((building) => {
    const [left, right] = buildings[building].nameBoard;
    const pair: [Board, Board] = [
      [left + 10, 88, right - 10, 148],
      [74, 360, 348, 398],
    ];
    return { kind: 'shop', vehicle: 'van', building, pair } as const;
  }),
  ...vehicleNames.map((vehicle) => {
    const pair = [vehicles[vehicle].name, vehicles[vehicle].telephone].map(
      ({ x, y, width, height }): Board => [x, y - 6, x + width, y + height + 6],
    );
    return { kind: 'van', vehicle, building: 'parade', pair } as const;
  }),
];
/** Depth of descenders, in em. */
const DESCENT = 0.2;

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" textLength="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, size, width, words = '']) => ({
      left: Number(x) - Number(width) / 2,
      right: Number(x) + Number(width) / 2,
      baseline: Number(y),
      size: Number(size),
      words: words.replaceAll('&amp;', '&'),
    }),
  );

/** How far a text is outside a board, at the side where it is furthest out. */
function findOverhang(text: ReturnType<typeof textsOf>[number], typeface: Typeface, board: Board): number {
  const em = text.size * scaleTypeface(typeface);
  const hang = /[,gjpqyQ]/.test(text.words) ? DESCENT : 0;
  const [left, top, right, bottom] = board;
  const above = top - (text.baseline - typeface.capHeight * em);
  return Math.max(left - text.left, above, text.right - right, text.baseline + hang * em - bottom);
}

const brand = BrandFile.parse({ sign: '#00563f', accent: '#ffb000' });

/** Width of a text in em as pages show a typeface, from the metrics of its file. */
function readWidth(text: string, typeface: Typeface): number {
  const font = create(readFileSync(`src/styles/fonts/${typeface.file}`)) as Font;
  const units = [...text].reduce((sum, one) => sum + font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth, 0);
  return (units / font.unitsPerEm) * scaleTypeface(typeface);
}

test.each([
  ['HomeAndConstructionBusiness', true, 'workshop'],
  ['AutoRepair', true, 'workshop'],
  ['RoofingContractor', true, 'workshop'],
  ['Plumber', true, 'shop'],
  ['HairSalon', true, 'shop'],
  ['LocalBusiness', true, 'shop'],
  ['Electrician', true, 'plate'],
  ['Dentist', true, 'plate'],
  ['MedicalClinic', true, 'plate'],
  ['Attorney', true, 'plate'],
  ['Plumber', false, 'van'],
  ['Dentist', false, 'van'],
])('L2 a %s, with a street: %s, has a %s', (schemaType, hasStreet, kind) => {
  const address = { addressLocality: 'Cork', postalCode: 'T12', addressCountry: 'IE' };
  const business = { schemaType, address: hasStreet ? { ...address, streetAddress: '1 Quay' } : address };
  expect(chooseFrontageKind({ brand: undefined, business })).toBe(kind);
  for (const frontage of frontages)
    expect(chooseFrontageKind({ brand: { ...brand, frontage }, business })).toBe(frontage);
});

test('L2 drawings of businesses with the same kind, trade and typeface differ, and details are for existing types', () => {
  expect([...trades.keys()].filter((type) => !localBusinessTypes.includes(type))).toEqual([]);
  const [typeface] = shippedTypefaces as [Typeface];
  for (const kind of drawnKinds) {
    const drawn = [...localBusinessTypes, ...names].map((name) => {
      const trade = findTrade({ schemaType: name, profileCategories: [] }, 'paw');
      const building = pickVariant(buildingNames, hashName(name));
      const details = { trade, seed: hashName(name), backdrop: '', vehicle: chooseVehicle(trade, {}) };
      return drawFrontageShapes(kind, { name: 'Zebu', telephone: '905', typeface, building, ...details });
    });
    expect(new Set(drawn).size, kind).toBeGreaterThan(20);
  }
});

test.each([
  ['Landscaper', 'HomeAndConstructionBusiness', 'AU', 'ute'],
  ['Garden designer', 'LocalBusiness', 'NZ', 'ute'],
  ['Landscape architect', 'ProfessionalService', 'US', 'pickup'],
  ['Roofing contractor', 'HomeAndConstructionBusiness', 'CA', 'pickup'],
  [undefined, 'RoofingContractor', 'GB', 'ute'],
  ['Chimney sweep', 'HomeAndConstructionBusiness', 'IE', 'smallVan'],
  ['Chimney sweep', 'HomeAndConstructionBusiness', 'US', 'van'],
  ['Pet groomer', 'LocalBusiness', 'GB', 'boxVan'],
  ['Caterer', 'LocalBusiness', 'GB', 'van'],
  [undefined, 'HomeAndConstructionBusiness', 'CA', 'van'],
  [undefined, 'Locksmith', 'NZ', 'smallVan'],
])('L2 a %s (%s) in %s drives a %s', (category, schemaType, country, vehicle) => {
  const trade = findTrade({ schemaType, profileCategories: category === undefined ? [] : [category] }, 'tick');
  expect(chooseVehicle(trade, countries[country] as Country)).toBe(vehicle);
});

describe.each(forms)('the $kind, $vehicle, $building', ({ kind, vehicle, building, pair }) => {
  const drawings = shippedTypefaces.flatMap((typeface) =>
    names.flatMap((name) =>
      sampleOf(telephones, 2).map((telephone, index) => {
        const details = {
          trade: findTrade({ schemaType: types[index % types.length] as string, profileCategories: [] }, 'paw'),
          vehicle,
          building,
          seed: hashName(name + index),
          backdrop,
        };
        return { typeface, telephone, svg: drawFrontageShapes(kind, { name, telephone, typeface, ...details }) };
      }),
    ),
  );

  test('L2 is at most 2 KB compressed, whatever its lettering', () => {
    const drawn = drawings.map(({ svg }) => svg).sort((a, b) => b.length - a.length);
    const largest = Math.max(...drawn.slice(0, 4).map((svg) => brotliCompressSync(svg).length));
    expect(largest).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('L2 fits names of 4 to 60 characters and telephone numbers of every country into their boards', () => {
    for (const { svg, typeface, telephone } of drawings) {
      const texts = textsOf(svg);
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) {
        const board = pair[text.words === telephone ? 1 : 0] as Board;
        expect(findOverhang(text, typeface, board), `${typeface.name}: ${text.words}`).toBeLessThanOrEqual(0);
        expect(text.size, text.words).toBeGreaterThan(text.words.length > 40 ? 6 : 12);
      }
    }
  });

  test('L2 rows of lettering never overlap or end with an ampersand', () => {
    for (const { svg, typeface } of drawings) {
      const texts = textsOf(svg);
      for (const [index, { baseline, size, words }] of texts.entries()) {
        expect(words).not.toMatch(/ &$/);
        const above = texts[index - 1];
        if (above !== undefined && baseline > above.baseline)
          expect(baseline - above.baseline).toBeGreaterThan(
            size * (typeface.capHeight + 0.2) * scaleTypeface(typeface),
          );
      }
    }
  });
});

const site = requireSite(await loadSite('examples/lantern-hill-electric', 'https://www.example.com'));
test.each(drawnKinds)('B22 a painted %s also has the own number of an emergency line', (kind) => {
  const drawNumbers = (business: typeof site.business) => {
    const { svg = '' } = drawFrontage({ ...site, business, brand: { ...brand, frontage: kind } }) ?? {};
    return [...svg.matchAll(/<text (class="emergency")?[^>]*>(607[^<]*)<\/text>/g)].map(([, line, words]) => [
      line,
      words,
    ]);
  };
  const usual = [undefined, '607-555-0142'];
  expect(drawNumbers(site.business)).toEqual([usual, ['class="emergency"', '607-555-0143']]);
  expect(drawNumbers({ ...site.business, emergencyHours: undefined })).toEqual([usual]);
});

test.each(vehicleNames)('L2 the number on a %s does not overlap its wheels', (name) => {
  const { wheels, radius, telephone } = vehicles[name];
  const arch = radius + 12;
  expect(telephone.x).toBeGreaterThanOrEqual(wheels[0] + arch);
  expect(telephone.x + telephone.width).toBeLessThanOrEqual(wheels[1] - arch);
});

test('L2 in a look of lines, pages and share images outline what is painted elsewhere', async () => {
  const { site } = await loadSite('examples/toitures-des-trois-lucarnes', 'https://www.example.com');
  if (site === undefined) throw new Error('The content is not valid.');
  const { svg = '' } = drawFrontage(site) ?? {};
  const { sky } = makeFrontageColours(resolveBrand(site));
  expect(renderFrontageStyles(resolveBrand(site), svg)).toContain('.pale { fill: var(--sky) }');
  expect(drawFrontageForImage(site, { x: 0, y: 0 })).toContain(`.pale { fill: ${sky.light} }`);
  const painted = { ...site, brand: { ...brand, frontage: 'van' as const } };
  expect(drawFrontageForImage(painted, { x: 0, y: 0 })).toContain('.pale { fill: #ffffff }');
});

test('L2 lettering is stretched by less than a sixth in every shipped typeface', () => {
  for (const typeface of shippedTypefaces)
    for (const text of [...names.filter((name) => !/[Āā]/.test(name)), ...telephones]) {
      const ratio = measureText(text, typeface) / readWidth(text, typeface);
      expect([ratio > 0.85, ratio < 1.17], `${typeface.name}: ${text} ${ratio}`).toEqual([true, true]);
    }
});

test('L2 text on the sky is readable in every look and pair of colours, in both modes', () => {
  const palettes = Object.values(looks).flatMap((look) =>
    [look.colours, ...colourPairs].map((colours) => makePalette({ ...look, colours })),
  );
  for (const palette of palettes) {
    const { sky } = makeFrontageColours({ palette });
    for (const mode of ['light', 'dark'] as const)
      for (const text of [palette.ink, palette.muted, palette.danger, palette.good])
        expect(computeContrast(text[mode], sky[mode]), `${mode}: ${text[mode]} on ${sky[mode]}`).toBeGreaterThanOrEqual(
          4.5,
        );
  }
});
