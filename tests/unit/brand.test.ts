import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, fromOklch, toOklch } from '../../src/appearance/colour.ts';
import { findLowPairs, findUnreadable } from '../../src/appearance/contrast.ts';
import { derivePalette } from '../../src/appearance/derive-palette.ts';
import type { Palette } from '../../src/appearance/palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white, and known pairs, have the ratios of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  // The lightest grey that passes AA on white.
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
});

test.each([
  // As https://www.w3.org/TR/css-color-4/ has the primaries.
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.62796, 0.25768, 29.23],
  ['#00ff00', 0.86644, 0.29483, 142.5],
  ['#0000ff', 0.45201, 0.31321, 264.05],
] as const)('%s has the known place in OKLCH', (colour, lightness, chroma, hue) => {
  const found = toOklch(colour);
  expect(found.lightness).toBeCloseTo(lightness, 3);
  expect(found.chroma).toBeCloseTo(chroma, 3);
  expect(found.hue).toBeCloseTo(hue, 0);
});

test('every colour comes back from OKLCH as it was', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(fromOklch(toOklch(colour))).toBe(colour);
    }),
  );
});

test('a colour that sRGB does not have keeps its hue and lightness', () => {
  const found = toOklch(fromOklch({ lightness: 0.6, chroma: 0.4, hue: 200 }));
  expect(found.lightness).toBeCloseTo(0.6, 1);
  expect(found.hue).toBeCloseTo(200, -1);
  expect(found.chroma).toBeLessThan(0.2);
});

test('what is derived of any two colours can be read, by day and by night; only what is named can fail', () => {
  fc.assert(
    fc.property(hex, hex, (sign, accent) => {
      expect(
        findLowPairs(derivePalette({ sign, accent })).filter(({ field }) => field === 'paper' || field === 'ink'),
      ).toEqual([]);
    }),
  );
});

test('the colour that is proposed passes, and has the hue of the one that does not', () => {
  let refused = 0;
  fc.assert(
    fc.property(hex, hex, (sign, accent) => {
      for (const { field, nearest } of findUnreadable({ sign, accent })) {
        refused++;
        expect(nearest, field).toMatch(/^#[0-9a-f]{6}$/);
        const mended = { sign, accent, [field]: nearest };
        expect(findUnreadable(mended).filter((unreadable) => unreadable.field === field)).toEqual([]);
        const [before, after] = [toOklch(mended[field as 'sign']), toOklch(field === 'sign' ? sign : accent)];
        // The hue of what is nearly grey is a matter of rounding.
        if (before.chroma > 0.04 && after.chroma > 0.04) {
          const apart = Math.abs(before.hue - after.hue);
          expect(Math.min(apart, 360 - apart)).toBeLessThan(12);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(refused).toBeGreaterThan(10);
});

test('a pale sign is refused, whatever else would carry it', () => {
  for (const sign of ['#ffe08a', '#9fd3c7', '#cccccc', '#ffffff'] as const) {
    const [unreadable] = findUnreadable({ sign, accent: '#222222' });
    expect(unreadable?.field).toBe('sign');
    expect(unreadable?.pairs.map(({ words }) => words)).toContain('white text');
  }
});

test('a pale accent is refused, because nobody sees a button there', () => {
  const [unreadable] = findUnreadable({ sign: '#7a1f3d', accent: '#fff3c4' });
  expect(unreadable).toMatchObject({
    field: 'accent',
    pairs: [{ words: 'the call button' }, { words: 'the call button' }],
  });
});

test('a dark paper is refused, and a pale ink', () => {
  const colours = { sign: '#12355b', accent: '#e4572e' } as const;
  expect(findUnreadable({ ...colours, paper: '#444444' }).map(({ field }) => field)).toEqual(['paper']);
  expect(findUnreadable({ ...colours, paper: '#faf6ef', ink: '#999999' }).map(({ field }) => field)).toEqual(['ink']);
  expect(findUnreadable({ ...colours, paper: '#faf6ef', ink: '#222222' })).toEqual([]);
});

test('by day, signs and links have the very colour that is named, and white stands on signs', () => {
  const { sign, link, onSign, accent }: Palette = derivePalette({ sign: '#7a1f3d', accent: '#f2a900' });
  expect([sign.light, link.light, accent.light]).toEqual(['#7a1f3d', '#7a1f3d', '#f2a900']);
  expect([onSign.light, onSign.dark]).toEqual(['#ffffff', '#ffffff']);
});

test('by night, a sign and a button of dark colours do not sink into the ground', () => {
  const { sign, accent, paper } = derivePalette({ sign: '#0a1428', accent: '#14213d' });
  expect(contrastOf(sign.dark, paper.dark)).toBeGreaterThan(1.8);
  expect(contrastOf(accent.dark, paper.dark)).toBeGreaterThan(3);
});
