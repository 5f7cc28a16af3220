import { describe, expect, test } from 'vitest';
import { type AreaMap, layOutAreaMap } from '../../src/appearance/map.ts';
import { growBox, isOverlapping, MIN_CLEARANCE, makeBox } from '../../src/appearance/map-labels.ts';
import { layOutRose, type Rose, renderRose } from '../../src/appearance/rose.ts';
import { drawRulers } from '../../src/appearance/ruler.ts';
import type { SitePlace } from '../../src/business/site.ts';
import { site } from '../support/reference-site.ts';
import { sampleOf } from '../support/sample-of.ts';

const { outline } = site;
if (outline === undefined) throw new Error('The reference business has an outline.');
const bare = { ...site, outline: undefined };
const abroad = { ...bare, country: { ...site.country, distanceUnit: 'mi' as const } };
const maps: [string, AreaMap][] = [
  ['all places', layOutAreaMap(site, outline)],
  ...sampleOf(site.places, 5).map((place): [string, AreaMap] => [place.name, layOutAreaMap(site, outline, place)]),
];
const roses = [bare, abroad].flatMap((one): [string, Rose | undefined][] => [
  [`all places, ${one.country.distanceUnit}`, layOutRose(one)],
  ...sampleOf(site.places, 5).map((place): [string, Rose | undefined] => [place.name, layOutRose(one, place)]),
]);
/** Places with names of the reference business, scattered by a number more densely the nearer to the base. */
function scatter(number: number): SitePlace[] {
  const random = (index: number) => Math.abs(Math.sin(number * 97 + index * 1.7) * 1e4) % 1;
  return site.places.slice(number, number + 3 + number).map((place, index) => {
    const [angle, far] = [random(index) * 2 * Math.PI, random(index + 50) ** 2 / 4];
    const { latitude, longitude } = site.business.geo;
    return { ...place, latitude: latitude + far * Math.sin(angle), longitude: longitude + far * Math.cos(angle) };
  });
}
const scattered = Array.from({ length: 20 }, (_, number): [string, Rose | undefined] => [
  `scattered places, ${number}`,
  layOutRose({ ...bare, places: scatter(number) }),
]);
const [[, whole]] = maps as [[string, AreaMap]];

describe.each<[string, AreaMap | Rose | undefined]>([...maps, ...roses, ...scattered])(
  'the map or rose of %s',
  (_, map) => {
    test('has names that keep clear of each other, of the labels of rings and of the dots of others, and stay within it', () => {
      if (map === undefined) throw new Error('There is nothing to draw.');
      const areas = 'areas' in map ? map.areas : [];
      const labels = [...map.labels, ...areas, ...map.rings.flatMap(({ label }) => label ?? [])];
      const dots = [...map.dots, ...map.discs].map(({ name, ...dot }) => ({ text: name, box: makeBox(dot) }));
      const collisions = labels.flatMap((a, index) => {
        const others = dots.filter(({ text }) => text !== a.text.replace('\n', ' '));
        const near = growBox(a.box, MIN_CLEARANCE);
        return [...labels.slice(index + 1), ...others].flatMap((b) =>
          isOverlapping(near, b.box) ? `${a.text} × ${b.text}` : [],
        );
      });
      expect(collisions).toEqual([]);
      const [width, height] = 'width' in map ? [map.width, map.height] : [640, 640];
      for (const { text, box } of labels) {
        const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
        expect(isInside, text).toBe(true);
      }
    });
  },
);

test('the map of all places shows each place, the names of the base and of cities, and the response bands', () => {
  expect(whole.dots).toHaveLength(site.places.length);
  const written = whole.labels.map(({ text }) => text.replace('\n', ' '));
  const cities = site.places.filter(({ kind }) => kind === 'city').map(({ name }) => name);
  expect(written).toEqual(expect.arrayContaining([site.business.address.addressLocality, ...cities]));
  expect(whole.rings.map(({ km, label }) => [km, label?.text])).toEqual([
    [10, '10 km'],
    [20, '20 km'],
    [35, '35 km'],
    [65, '65 km'],
  ]);
});

test('an outline is where its places are', () => {
  const { file, transform } = whole.outline;
  const [x = 0, y = 0, scaleX = 0, scaleY = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  for (const { name, latitude, longitude } of site.places.filter(({ kind }) => kind === 'city')) {
    const dot = whole.dots.find((candidate) => candidate.name === name);
    const there = {
      x: x + scaleX * (longitude - file.west) * file.unitsPerLongitude,
      y: y + scaleY * (file.north - latitude) * file.unitsPerLatitude,
    };
    // The dot is rounded to whole units.
    expect(Math.abs(there.x - (dot?.x ?? 0)), name).toBeLessThan(0.6);
    expect(Math.abs(there.y - (dot?.y ?? 0)), name).toBeLessThan(0.6);
  }
});

test.each([
  ['en-CA', 'Lake Ontario'],
  ['fr-CA', 'Lac Ontario'],
])('lakes are named in %s', (locale, name) => {
  const { areas } = layOutAreaMap({ ...site, country: { ...site.country, locale } }, outline);
  expect(areas.map(({ text }) => text)).toContain(name);
});

test('a rose has rings at round distances in the unit of the country, and places at their bearing and distance', () => {
  const labelsOf = (rose?: Rose) => rose?.rings.flatMap(({ label }) => label?.text ?? []);
  // The innermost rings have no room for a label between the places.
  expect(labelsOf(layOutRose(bare))).toEqual(['40 km', '60 km', '80 km']);
  expect(labelsOf(layOutRose(abroad))).toEqual(['30 miles', '40 miles']);
  const { geo } = site.business;
  const at = (name: string, latitude: number, longitude: number) =>
    ({
      ...site.places[0],
      isBase: false,
      name,
      latitude: geo.latitude + latitude,
      longitude: geo.longitude + longitude,
    }) as SitePlace;
  const places = [at('North', 0.179, 0), at('East', 0, 0.123), at('South', -0.09, 0), at('West', 0, -0.246)];
  const [north, east, south, west] = layOutRose({ ...bare, places })?.dots ?? [];
  // 20, 10, 10 and 20 km of 20.
  for (const [dot, x, y] of [
    [north, 0, -1],
    [east, 0.5, 0],
    [south, 0, 0.5],
    [west, -1, 0],
  ] as const) {
    expect(Math.abs((dot?.x ?? 0) - 320 - 274 * x), dot?.name).toBeLessThan(4);
    expect(Math.abs((dot?.y ?? 0) - 320 - 274 * y), dot?.name).toBeLessThan(4);
  }
});

test('a rose has the initials of directions in the language of the page, and only numeric distances', () => {
  const rose = layOutRose({ ...bare, country: { ...site.country, locale: 'fr-CA' } });
  const svg = rose && renderRose(rose, 'Une description.');
  expect([...(svg ?? '').matchAll(/class="direction"[^>]*>(.)</g)].map(([, letter]) => letter).join('')).toBe('NESO');
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test('a business with all places at its base has no rose', () => {
  for (const places of [[], site.places.filter(({ name }) => name === site.business.address.addressLocality)])
    expect(layOutRose({ ...bare, places })).toBeUndefined();
});

test('a rose has no name for a place whose dot lies below the mark of the base', () => {
  const [first, second] = site.places as [SitePlace, SitePlace];
  const near = { ...first, ...site.business.geo, name: 'Near', isBase: false };
  const labels = layOutRose({ ...bare, places: [near, second] })?.labels.map(({ text }) => text);
  expect(labels).toEqual([site.business.address.addressLocality, second.name]);
});

test('a rose has no second dot for the place of the base, and its name on its own page', () => {
  const [first, ...others] = site.places as [SitePlace, ...SitePlace[]];
  const town = { ...first, name: 'Town', isBase: true, latitude: first.latitude + 0.02 };
  const one = { ...bare, places: [town, ...others] };
  expect(layOutRose(one)?.dots.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
  expect(layOutRose(one, town)?.discs.map(({ name, x, y }) => [name, x, y])).toEqual([['Town', 320, 320]]);
});

test.each([
  { kms: [5, 12.4], texts: 3, across: [0, 0, 33.3, 33.3, 82.7, 66.7], numbers: '5 10' },
  { kms: [0.3, 3.5], texts: 2, across: [7.5, 0, 87.5, 50], numbers: '1 2 3' },
  {
    kms: [1, 2, 3, 4, 5, 6, 8],
    texts: 7,
    across: [12.5, 0, 25, 0, 37.5, 25, 50, 25, 62.5, 50, 75, 50, 100, 75],
    numbers: '2 4 6',
  },
])('a ruler has a line from each distance to its text: $kms', ({ kms, texts, across, numbers }) => {
  const places = kms.map((distanceKm) => ({ ...site.places[0], distanceKm, isBase: false }) as SitePlace);
  const [, down = '', wide = ''] = drawRulers(site, places, texts).split('<svg ');
  const lines = [...wide.matchAll(/class="guide" x1="([\d.]+)%"[^>]*x2="([\d.]+)%"/g)];
  expect(lines.flatMap(([, from, to]) => [Number(from), Number(to)])).toEqual(across);
  const ends = [...down.matchAll(/class="guide"[^>]*y2="([\d.]+)%"/g)].map(([, to]) => Number(to));
  expect(ends).toEqual(Array.from({ length: texts }, (_, index) => Math.round(((index + 0.5) / texts) * 1000) / 10));
  for (const svg of [down, wide])
    expect([...svg.matchAll(/>(\d+)<\/text>/g)].map(([, one]) => one).join(' ')).toBe(numbers);
});

test('a ruler is in the unit of the country, and there is none without a place away from the base', () => {
  const [place] = site.places as [SitePlace];
  expect(drawRulers(abroad, [{ ...place, isBase: false, distanceKm: 16 }], 2)).toContain('>5</text>');
  for (const places of [[], [{ ...place, isBase: true, distanceKm: 1.5 }]])
    expect(drawRulers(site, places, 1)).toBe('');
});
