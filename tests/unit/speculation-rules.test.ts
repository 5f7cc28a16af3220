import { expect, test } from 'vitest';
import { chooseSpeculationRules, speculationRules } from '../../src/layouts/speculation-rules.ts';
import { site } from '../reference-site.ts';

const own = { ...site.policy, pageScripts: [], embeds: [] };
const pageScripts = [{ src: 'https://chat.example.com/start.js', data: [] }];

test('pages behind the menu are rendered in advance, unless they bring scripts of others', () => {
  const plausible = { ...own, embeds: [{ kind: 'plausible' as const, domain: 'www.example.com' }] };
  expect(chooseSpeculationRules('/', { prefix: '', policy: own })).toContain('"prerender"');
  for (const [path, policy] of [
    ['/prices/', own],
    ['/', plausible],
    ['/', { ...own, pageScripts }],
  ] as const) {
    const rules = chooseSpeculationRules(path, { prefix: '', policy });
    expect(rules).not.toContain('"prerender"');
    expect(speculationRules).toContain(rules);
  }
});

test('what depends on a question is fetched in advance in no language', () => {
  const rules = chooseSpeculationRules('/', { prefix: '/fr', policy: own });
  expect(rules).toContain('"href_matches":["/:language/api/*","/*.*","/:language/check/*"]');
  expect(speculationRules).toContain(rules);
});
