import { globSync, readFileSync } from 'node:fs';

/** Dates of the past in content files: of a price, a rating, a text. Ranges of dates are holidays. */
const PAST_DATE = /\b(?:priceAsOf|asOf|updated|from): *["']?(\d{4}-\d{2}-\d{2})(?!["']?,?\s+to:)/g;
/** The day on which tests look at the reference business where they name dates, and the earliest that others do. */
export const referenceDay = '2026-11-20';

/**
 * The day that counts as today in all tests: one on which no content that they look at is yet to come, so that a
 * price set today does not turn a test red. Holidays and notices pass; the tests stay on that day.
 */
export function testDay(): string {
  const files = globSync(['content/**/*.{yaml,mdx}', 'examples/**/*.{yaml,mdx}']);
  const dates = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PAST_DATE)].map(([, date = '']) => date),
  );
  return [referenceDay, ...dates].sort().at(-1) ?? referenceDay;
}

/** An hour of a day at which it is that day all over Canada, as `SOURCE_DATE_EPOCH` has it. */
export function testEpoch(day = testDay()): string {
  return String(Date.parse(`${day}T17:00:00Z`) / 1000);
}
