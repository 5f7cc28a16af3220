import { globSync, readFileSync } from 'node:fs';

/** Past dates in content files: of prices, ratings and texts. Ranges of dates are holidays. */
const PAST_DATE = /\b(?:priceAsOf|asOf|updated|from): *["']?(\d{4}-\d{2}-\d{2})(?!["']?,?\s+to:)/g;
/** The date of tests that contain dates of the reference business, and the earliest possible one of other tests. */
export const referenceDay = '2026-11-20';

/** The date of all other tests: the latest one in any content file, so that a price set today fails no test. */
export function testDay(): string {
  const files = globSync(['content/**/*.{yaml,mdx}', 'examples/**/*.{yaml,mdx}']);
  const dates = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PAST_DATE)].map(([, date = '']) => date),
  );
  return [referenceDay, ...dates].sort().at(-1) ?? referenceDay;
}

/** `SOURCE_DATE_EPOCH` for an hour at which it is this day in all of Canada. */
export function testEpoch(day = testDay()): string {
  return String(Date.parse(`${day}T17:00:00Z`) / 1000);
}
