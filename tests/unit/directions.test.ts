import { expect, test } from 'vitest';
import { abbreviateMinutes } from '../../src/format/amounts.ts';
import { findDirection } from '../../src/places/distance.ts';

test.each([
  [1, 0, 'north'],
  [1, 0.41, 'north'],
  [1, 0.42, 'north-east'],
  [0, 1, 'east'],
  [-1, 1, 'south-east'],
  [-1, 0, 'south'],
  [-1, -1, 'south-west'],
  [0, -1, 'west'],
  [1, -0.42, 'north-west'],
  [1, -0.41, 'north'],
  [0, 0, 'north'],
])('%d degrees north and %d east are %s', (latitude, longitude, direction) =>
  expect(findDirection({ latitude: 0, longitude: 0 }, { latitude, longitude })).toBe(direction),
);

test.each([
  [{ min: 45, max: 90 }, '45–90 min'],
  [{ min: 90, max: 180 }, '1½–3 h'],
  [{ min: 60, max: 60 }, '60 min'],
  [{ min: 20, max: 125 }, '20–125 min'],
])('%o is short for a narrow column: %s', (range, short) => expect(abbreviateMinutes(range, 'en')).toBe(short));
