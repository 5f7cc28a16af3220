import { readFileSync } from 'node:fs';
import { checks } from '@open-local-business/agent-check/checks';
import { summarize, writeJson, writeReport } from '@open-local-business/agent-check/report';
import type { Result } from '@open-local-business/agent-check/run-checks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../../../tests/businesses.ts';
import { inSpanish } from '../../../tests/two-languages.ts';
import { discoveryFaults } from './faults/discovery.table.ts';
import { pageFaults } from './faults/pages.table.ts';
import { protocolFaults } from './faults/protocols.table.ts';
import { remedies } from './faults/remedies.table.ts';
import { findCheck, type ServedSite, serveSite } from './served-site.ts';

/** At least one fault for every check. */
const faults = [...discoveryFaults, ...pageFaults, ...protocolFaults];
const documentedFails = ['a2aAgentCard', 'oauthDiscovery', 'authMd'];

const [first] = businesses;
if (first === undefined) throw new Error('There is no business.');
let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(first);
});
afterAll(() => site.stop());

test.each([...businesses, { name: 'electrician in two languages', site: first.site, ...inSpanish }])(
  'the site of the $name passes every check that applies, but for the documented ones',
  async (business) => {
    const served = await serveSite(business);
    const results = await served.run(checks, []);
    await served.stop();
    const wrong = results.filter(({ outcome }) => outcome.status === 'fail');
    expect(wrong.map(({ check, outcome }) => `${check.id}: ${outcome.message}`)).toEqual([]);
    const expected = results.filter(({ outcome }) => outcome.status === 'expected-fail');
    // Whoever withholds the OAuth documents has one more.
    const withheld = business.site.policy.publishOAuthDocuments ? [] : ['oauthProtectedResource'];
    expect(expected.map(({ check }) => check.id).toSorted()).toEqual([...documentedFails, ...withheld].toSorted());
    // Each says what is missing, and what the documentation says of it.
    const documentation = readFileSync('docs/agent-readiness.md', 'utf8');
    for (const { check, outcome } of expected) {
      expect(outcome.message).toMatch(/\b(?:no|not|nothing|none|without)\b/i);
      if (documentedFails.includes(check.id)) expect(documentation).toContain(`| \`${check.id}\` |`);
    }
  },
);

describe('the reference site', () => {
  let results: Result[];
  beforeAll(async () => {
    results = await site.run(checks, []);
  });

  test('what does not apply is known, with a reason', () => {
    const skipped = results.filter(({ outcome }) => outcome.status === 'not-applicable');
    expect(skipped.map(({ check }) => check.id)).toEqual([
      'dnsAid',
      'webBotAuth',
      'x402',
      'mpp',
      'ucp',
      'acp',
      'ap2',
      'tabbed-content-serialization',
      'auth-alternative-access',
    ]);
    for (const { outcome } of skipped) expect(outcome.message).toMatch(/^[A-Z].{15,}\.$/);
  });

  test('the score counts expected fails as fails', () => {
    expect(summarize(results).score).toEqual({ passed: 12, counted: 15, percent: 80 });
    const report = writeReport(results, 'https://www.example.com');
    expect(report.trimEnd().split('\n').at(-1)).toMatch(
      /^\d+ passed, 0 failed, 3 expected to fail, 9 not applicable\. Score as isitagentready\.com counts: 80 \(12 of 15\)\.$/,
    );
    for (const { id } of checks) expect(report).toContain(` ${id}: `);
  });

  test('the JSON report holds what the text holds', () => {
    const report = JSON.parse(writeJson(results, 'https://www.example.com'));
    expect(report.checks).toHaveLength(checks.length);
    expect(report.summary).toMatchObject({ failed: 0, expectedFails: 3 });
    expect(report.checks[0]).toEqual({
      id: 'robotsTxt',
      title: expect.any(String),
      group: 'Discoverability',
      source: expect.any(String),
      isScored: true,
      status: 'pass',
      message: expect.any(String),
    });
  });
});

describe('every check can fail', () => {
  test.each(faults.map((fault) => ({ ...fault, title: `${fault.id} says ${fault.says.source}` })))(
    '$title',
    async ({ id, changes, says }) => {
      const [result] = await site.run([findCheck(id)], changes);
      expect(result?.outcome).toMatchObject({ status: 'fail', message: expect.stringMatching(says) });
      expect(result?.outcome).toHaveProperty('remedy', expect.stringMatching(/^[A-Z].{15,}/));
    },
  );

  test('none is without a fault in the table', () => {
    expect(checks.map(({ id }) => id).filter((id) => !faults.some((fault) => fault.id === id))).toEqual([]);
  });
});

describe('what the reference site has no use for passes where it is in order', () => {
  test.each(remedies)('$id', async ({ id, changes }) => {
    const [result] = await site.run([findCheck(id)], changes);
    expect(result?.outcome).toMatchObject({ status: 'pass' });
  });
});

test('withheld OAuth documents are no fault where everything is open', async () => {
  const withheld = [{ path: /^\/\.well-known\/oauth-/, status: 404 }];
  const ids = ['oauthDiscovery', 'oauthProtectedResource', 'no-empty-endpoints'];
  const results = await site.run(ids.map(findCheck), withheld);
  expect(results.map(({ outcome }) => outcome.status)).toEqual(['expected-fail', 'expected-fail', 'not-applicable']);
});
