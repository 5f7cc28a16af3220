import { checkPath } from '../edge/target.ts';

/** Path of the file that pages name in their `Speculation-Rules` header. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Lets a browser fetch the page behind a link when it is pressed, which is a
 * tenth of a second before it is let go, and not earlier: nothing is fetched
 * that nobody asked for (HTML Standard, speculation rules, eagerness "conservative").
 */
export function writeSpeculationRules(): string {
  const isPage = [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*', `${checkPath}*`] } },
    { not: { selector_matches: '[download]' } },
  ];
  return JSON.stringify({ prefetch: [{ where: { and: isPage }, eagerness: 'conservative' }] });
}
