import { expect, test } from 'vitest';
import { priceListRules, speculationRules } from '../../src/layouts/speculation-rules.ts';

test('pages are prefetched, and those in the price list prerendered, but never answers to questions', () => {
  const [ordinary, priceList] = [speculationRules, priceListRules].map((rules) => JSON.parse(rules));
  const prerender = [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }];
  expect(priceList).toEqual({ ...ordinary, prerender });
  const [all, { not }] = ordinary.prefetch[0].where.and;
  const matches = (patterns: string | string[], path: string) =>
    [patterns].flat().some((pathname) => new URLPattern({ pathname }).test(`https://www.example.com${path}`));
  for (const path of ['/prices/', '/fr/services/ressort/']) {
    expect(matches(all.href_matches, path)).toBe(true);
    expect(matches(not.href_matches, path)).toBe(false);
  }
  for (const path of ['/check/?q=Dundas', '/fr/check/', '/api/services/', '/fr/api/', '/openapi.json', '/vcard.vcf'])
    expect(matches(not.href_matches, path), path).toBe(true);
});
