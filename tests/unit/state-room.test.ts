import { expect, test } from 'vitest';
import { longestStateText } from '../../src/hours/schedule.ts';
import { allBusinesses } from '../businesses.ts';
import { markHours } from '../expected-state.ts';

test.each(allBusinesses)('F7 room is kept for all that is said of the hours of the $name', ({ site }) => {
  const { length } = longestStateText(site.business, site.today, site.country.locale);
  const ruler = markHours(site.business, site.today, 45);
  for (let hour = 0; hour < 24 * 45; hour += 7)
    expect(ruler.expectedAt(hour * 60).said.length).toBeLessThanOrEqual(length);
});
