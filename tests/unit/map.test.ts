import { describe, expect, test } from 'vitest';
import { type AreaMap, drawAreaMap, drawMapSvg } from '../../src/appearance/map.ts';
import { type MapLabel, overlap } from '../../src/appearance/map-labels.ts';
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
});

test('the map of all places shows each, names the base and every city, and the response bands', () => {
  expect(whole.dots).toHaveLength(site.places.length);
  const written = whole.labels.map(({ text }) => text);
  const cities = site.places.filter(({ kind }) => kind === 'city').map(({ name }) => name);
  expect(written).toEqual(expect.arrayContaining([site.business.address.addressLocality, ...cities]));
  expect(whole.rings.map(({ km, label }) => [km, label?.text])).toEqual([
    [10, '10 km'],
    [20, '20 km'],
    [35, '35 km'],
    [65, '65 km'],
  ]);
});

test('an outline lies where its places are', () => {
  const { file, transform = '' } = { ...whole.outline, file: site.outline };
  if (file === undefined) throw new Error('The reference business has an outline.');
  const [x = 0, y = 0, scaleX = 0, scaleY = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  for (const { name, latitude, longitude } of site.places.filter(({ kind }) => kind === 'city')) {
    const dot = whole.dots.find((one) => one.name === name);
    const there = {
      x: x + scaleX * (longitude - file.west) * file.unitsPerLongitude,
      y: y + scaleY * (file.north - latitude) * file.unitsPerLatitude,
    };
    // The dot is rounded to whole units.
    expect(Math.abs(there.x - (dot?.x ?? 0)), name).toBeLessThan(0.6);
    expect(Math.abs(there.y - (dot?.y ?? 0)), name).toBeLessThan(0.6);
  }
});

test('without an outline there are rings and dots', () => {
  const bare = drawAreaMap({ ...site, outline: undefined });
  expect(bare.outline).toBeUndefined();
  expect(bare.dots).toHaveLength(site.places.length);
  expect(drawMapSvg(bare, 'A description.')).toMatch(/class="ring"/);
  expect(drawMapSvg(bare, 'A description.')).not.toMatch(/class="(?:water|outline)/);
});

test('a business with one place or none has a map too', () => {
  for (const count of [0, 1]) {
    const map = drawAreaMap({ ...site, outline: undefined, places: site.places.slice(0, count) });
    expect(drawMapSvg(map, 'A description.')).not.toMatch(/NaN|Infinity/);
  }
});
