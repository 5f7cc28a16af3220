import { expect, test } from 'vitest';
import { speculationRules } from '../../src/layouts/speculation-rules.ts';

test('pages are prefetched, but never what answers a question', () => {
  const [all, { not }] = JSON.parse(speculationRules).prefetch[0].where.and;
  const matches = (patterns: string | string[], path: string) =>
    [patterns].flat().some((pathname) => new URLPattern({ pathname }).test(`https://www.example.com${path}`));
  for (const path of ['/prices/', '/fr/services/ressort/']) {
    expect(matches(all.href_matches, path)).toBe(true);
    expect(matches(not.href_matches, path)).toBe(false);
  }
  for (const path of ['/check/?q=Dundas', '/fr/check/', '/api/services/', '/fr/api/', '/openapi.json', '/vcard.vcf'])
    expect(matches(not.href_matches, path), path).toBe(true);
});
