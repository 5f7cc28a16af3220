import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AreaMap, drawAreaMap, drawMapSvg, frameMap } from '../../src/appearance/map.ts';
import { boxAround, type MapLabel, type MapPoint, overlap } from '../../src/appearance/map-labels.ts';
import { greatCircleKm } from '../../src/coverage/distance.ts';
import { site } from '../reference-site.ts';
import { sampleOf } from '../sample-of.ts';

const maps: [string, AreaMap][] = [
  ['all places', drawAreaMap(site)],
  ...sampleOf(site.places, 5).map((place): [string, AreaMap] => [place.name, drawAreaMap(site, place)]),
];
const [[, whole]] = maps as [[string, AreaMap]];
const labelsOf = (map: AreaMap) => [...map.labels, ...map.rings.flatMap(({ label }) => label ?? [])];
const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));

const collisions = (labels: readonly MapLabel[]) => pairs(labels).filter(([a, b]) => overlap(a.box, b.box));

describe.each(maps)('the map of %s', (_, map) => {
  test('has names that neither touch each other nor leave the map', () => {
    expect(collisions(labelsOf(map)).map(([a, b]) => `${a.text} × ${b.text}`)).toEqual([]);
    for (const { text, box } of labelsOf(map)) {
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= map.width && box.bottom <= map.height;
      expect(isInside, text).toBe(true);
    }
  });

  test('has names that cover no city, not the base and not the place in question, and hardly any town', () => {
    const at = (radius: number) => (dot: MapPoint) => boxAround({ ...dot, radius });
    const dots = [
      ...map.dots.city.map(at(8)),
      ...[map.base, map.focus].flatMap((disc) => (disc === undefined ? [] : [disc])).map(at(14)),
    ];
    const isOverTown = ({ box }: MapLabel) => map.dots.town.some((dot) => overlap(box, at(6)(dot)));
    expect(labelsOf(map).filter(isOverTown).length).toBeLessThanOrEqual(3);
    const covering = labelsOf(map).filter(({ box }) => dots.some((dot) => overlap(box, dot)));
    expect(covering.map(({ text }) => text)).toEqual([]);
  });
});

test('the map of all places shows each, names the base and every city, and the response bands', () => {
  expect(Object.values(whole.dots).flat()).toHaveLength(site.places.length);
  const written = whole.labels.map(({ text }) => text);
  const cities = site.places.filter(({ kind }) => kind === 'city').map(({ name }) => name);
  expect(written).toEqual(expect.arrayContaining([site.business.address.addressLocality, ...cities]));
  expect(whole.rings.map(({ km, label }) => [km, label?.text])).toEqual([
    // Close around the base there is no room beside its name.
    [10, undefined],
    [20, '20 km'],
    [35, '35 km'],
    [65, '65 km'],
  ]);
});

test('an outline lies where its places are', () => {
  const { file, transform = '' } = { ...whole.outline, file: site.outline };
  if (file === undefined) throw new Error('The reference business has an outline.');
  const [x = 0, y = 0, scaleX = 0, scaleY = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const cities = site.places.filter(({ kind }) => kind === 'city');
  expect(whole.dots.city).toHaveLength(cities.length);
  for (const [index, { latitude, longitude }] of cities.entries()) {
    const dot = whole.dots.city[index];
    expect(x + scaleX * (longitude - file.west) * file.unitsPerLongitude).toBeCloseTo(dot?.x ?? 0, 0);
    expect(y + scaleY * (file.north - latitude) * file.unitsPerLatitude).toBeCloseTo(dot?.y ?? 0, 0);
  }
});

test('maps keep within their budgets', () => {
  for (const [name, map] of maps) {
    expect(brotliCompressSync(drawMapSvg(map, 'A description.')).byteLength, name).toBeLessThanOrEqual(2500);
  }
});

test('without an outline there are rings and dots', () => {
  const bare = drawAreaMap({ ...site, outline: undefined });
  expect(bare.outline).toBeUndefined();
  expect(Object.values(bare.dots).flat()).toHaveLength(site.places.length);
  expect(drawMapSvg(bare, 'A description.')).toMatch(/class="ring"/);
  expect(drawMapSvg(bare, 'A description.')).not.toMatch(/class="(?:water|outline)/);
});

test('a business with one place or none has a map too', () => {
  for (const count of [0, 1]) {
    const map = drawAreaMap({ ...site, outline: undefined, places: site.places.slice(0, count) });
    expect(drawMapSvg(map, 'A description.')).not.toMatch(/NaN|Infinity/);
  }
});

const latitude = fc.double({ min: 42, max: 60, noNaN: true });
const longitude = fc.double({ min: -95, max: -60, noNaN: true });
const nearby = fc.double({ min: -0.6, max: 0.6, noNaN: true });
const point = fc.record({ latitude: nearby, longitude: nearby });
const settings = { width: 720, minHeight: 360, maxHeight: 720, padding: 48, leastKm: 12 };

test('the projection keeps every point inside and distances true within two in a hundred', () => {
  fc.assert(
    fc.property(latitude, longitude, fc.array(point, { minLength: 2, maxLength: 12 }), (lat, lon, offsets) => {
      const points = offsets.map((offset) => ({ latitude: lat + offset.latitude, longitude: lon + offset.longitude }));
      const frame = frameMap(points, settings);
      for (const projected of points.map(frame.project)) {
        expect(projected.x).toBeGreaterThanOrEqual(47.99);
        expect(projected.x).toBeLessThanOrEqual(frame.width - 47.99);
        expect(projected.y).toBeGreaterThanOrEqual(47.99);
        expect(projected.y).toBeLessThanOrEqual(frame.height - 47.99);
      }
      for (const [a, b] of pairs(points)) {
        const [from, to] = [frame.project(a), frame.project(b)];
        const km = Math.hypot(from.x - to.x, from.y - to.y) / frame.unitsPerKm;
        expect(Math.abs(km - greatCircleKm(a, b))).toBeLessThanOrEqual(0.02 * greatCircleKm(a, b) + 0.001);
      }
    }),
    { numRuns: 300 },
  );
});
