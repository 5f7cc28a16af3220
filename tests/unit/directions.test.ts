import { expect, test } from 'vitest';
import { abbreviateMinutes } from '../../src/format/wording.ts';
import { compassPoint } from '../../src/places/distance.ts';

test.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.6, 'north-east'],
  [337.4, 'north-west'],
  [337.6, 'north'],
  [359.9, 'north'],
])('%d degrees are %s', (degrees, direction) => expect(compassPoint(degrees)).toBe(direction));

test.each([
  [{ min: 45, max: 90 }, '45–90 min'],
  [{ min: 90, max: 180 }, '1½–3 h'],
  [{ min: 60, max: 60 }, '60 min'],
  [{ min: 20, max: 125 }, '20–125 min'],
])('%o is short for a narrow column: %s', (range, short) => expect(abbreviateMinutes(range, 'en')).toBe(short));
