import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { composePartDrawing, labelsOf, partsOf } from '../../src/appearance/drawing.ts';
import { measureText } from '../../src/appearance/map-labels.ts';
import { referenceDirectory } from '../reference-build.ts';
import { keepReferenceDay } from '../reference-day.ts';
import { site } from '../reference-site.ts';

keepReferenceDay();
const drawings = Object.entries(site.drawings);

interface Label {
  readonly part: string;
  /** The points of its leader line, the first where its name or its number stands. */
  readonly leader: readonly (readonly [number, number])[];
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly anchor: string }[];
}

/** The labels of a drawing as its file places them. */
function readLabels(svg: string): Label[] {
  return [...svg.matchAll(/<g data-label="([^"]+)"><path d="([^"]+)"\/>(.*?)<\/g>/g)].map(
    ([, part = '', path = '', inner = '']) => {
      const leader: [number, number][] = [];
      for (const [, letter, a = '0', b = '0'] of path.matchAll(/([MLHV])([\d.]+)(?: ([\d.]+))?/g)) {
        const [x, y] = leader.at(-1) ?? [0, 0];
        leader.push(letter === 'H' ? [Number(a), y] : letter === 'V' ? [x, Number(a)] : [Number(a), Number(b)]);
      }
      const texts = [...inner.matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(\w+)")?>([^<]+)</g)].map(
        ([, x, y, anchor = 'start', text = '']) => ({ text, x: Number(x), y: Number(y), anchor }),
      );
      return { part, leader, texts };
    },
  );
}

/** Where a name begins and ends, set at 16 units in a typeface a little narrower than the widest. */
function extentOf(text: string, { x, anchor }: { readonly x: number; readonly anchor: string }): [number, number] {
  const length = measureText(text, 16) * 0.95;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
  return [left, left + length];
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

type Segment = readonly [readonly [number, number], readonly [number, number]];

function cross([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  );
}

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));

test('the folder of drawings is the one that is read', () => {
  expect(drawings.map(([name]) => `${name}.svg`).sort()).toEqual(
    readdirSync(join(referenceDirectory, 'drawings')).sort(),
  );
  expect(drawings.length).toBeGreaterThanOrEqual(6);
});

describe.each(drawings)('%s', (name, source) => {
  const labels = readLabels(source);
  const { width, height } = sizeOf(source);

  test('keeps within its budgets: 7,000 bytes as a file, 2,500 compressed with everything marked', () => {
    expect(Buffer.byteLength(readFileSync(join(referenceDirectory, `drawings/${name}.svg`)))).toBeLessThanOrEqual(7000);
    const { svg } = composePartDrawing(source, { description: 'A description', highlight: partsOf(source) });
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(2500);
  });

  test('names every part once, in words', () => {
    expect(labels.map(({ part }) => part)).toEqual(labelsOf(source));
    expect(labelsOf(source).toSorted()).toEqual(partsOf(source).toSorted());
    for (const { texts, part } of labels) expect(texts.length, part).toBeGreaterThan(0);
  });

  test('has room for every name and every number', () => {
    const isInside = (x: number, y: number, room: number) =>
      x >= room && x <= width - room && y >= room && y <= height - room;
    for (const { part, texts, leader } of labels) {
      for (const { text, y, ...place } of texts) {
        const [left, right] = extentOf(text, place);
        expect(isInside(left, y, 0) && isInside(right, y - 14, 0), part).toBe(true);
      }
      const [x, y] = leader[0] ?? [0, 0];
      expect(isInside(x, y, 19), part).toBe(true);
    }
  });

  test('keeps its numbers apart and its leader lines from crossing', () => {
    for (const [a, b] of pairs(labels)) {
      const [[ax, ay] = [0, 0]] = a.leader;
      const [[bx, by] = [0, 0]] = b.leader;
      expect(Math.hypot(ax - bx, ay - by), `${a.part} ${b.part}`).toBeGreaterThanOrEqual(36);
      const [first, second] = [a.leader, b.leader];
      if (first.length < 2 || second.length < 2) continue;
      expect(cross(first as unknown as Segment, second as unknown as Segment), `${a.part} ${b.part}`).toBe(false);
    }
  });
});

test('every service of the reference business has a drawing with something marked in it, or a table of drawings', () => {
  for (const { id, drawing, choosing } of site.services) {
    if (choosing.length > 0) continue;
    expect(drawing !== undefined && drawing.highlight.length > 0, id).toBe(true);
    expect(Object.keys(site.drawings), id).toEqual(expect.arrayContaining([drawing?.name]));
  }
});
