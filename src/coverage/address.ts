import type { CoverageAnswer } from '../schemas/answers/coverage.ts';

/**
 * What pages say where an address was typed whose last words are a served place. The API only suggests that place
 * (contract B15): a page leads to it, so that somebody sees whether it is meant.
 */
export function placeOfAddress(typed: string, { covered, suggestions }: CoverageAnswer) {
  const text = typed.replace(/[ ,]+[a-z]{2}$/i, '').toLowerCase();
  const place = suggestions.find(({ name }) => {
    const street = text.endsWith(name.toLowerCase()) ? text.slice(0, -name.length) : '';
    return covered === null && /^\S*\d\S* +\S.*(?<! of| near| from)[ ,]$/.test(street);
  });
  return place && { place, message: `Yes, we come to ${place.name}.` };
}
