import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groups } from '../../tools/agent-check/check.ts';
import { checks } from '../../tools/agent-check/checks.ts';
import { summarize, writeJson, writeReport } from '../../tools/agent-check/report.ts';
import { type Result, runChecks, UnreachableSite } from '../../tools/agent-check/run-checks.ts';
import { businesses, reference } from '../businesses.ts';
import { faults, remedies } from './faults.table.ts';
import { findCheck, type ServedSite, serveSite } from './served-site.ts';

const documentedFails = ['a2aAgentCard', 'oauthDiscovery', 'authMd'];

const [first] = businesses;
if (first === undefined) throw new Error('There is no business.');
let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(first);
});
afterAll(() => site.stop());

test.each(businesses)(
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

describe.runIf(reference)('the reference site', () => {
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

describe.runIf(reference)('every check can fail', () => {
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

describe.runIf(reference)('what the reference site has no use for passes where it is in order', () => {
  test.each(remedies)('$id', async ({ id, changes }) => {
    const [result] = await site.run([findCheck(id)], changes);
    expect(result?.outcome).toMatchObject({ status: 'pass' });
  });
});

test.runIf(reference)('withheld OAuth documents are no fault where everything is open', async () => {
  const withheld = [{ path: /^\/\.well-known\/oauth-/, status: 404 }];
  const ids = ['oauthDiscovery', 'oauthProtectedResource', 'no-empty-endpoints'];
  const results = await site.run(ids.map(findCheck), withheld);
  expect(results.map(({ outcome }) => outcome.status)).toEqual(['expected-fail', 'expected-fail', 'not-applicable']);
});

const nonsense = {
  'an empty body': '',
  'one page for everything': '<!doctype html><html><head><link rel="alternate"></head><body><a href="::">x</a></body>',
  null: 'null',
  'a list': '[null, 1]',
  'members of wrong types':
    '{"linkset":[null,{"anchor":1}],"skills":[null,{"url":7}],"remotes":[null],"endpoint":"http://[","entries":[1],"openapi":"3.1.0","paths":{"/x":null,"y":1},"servers":[{"url":":"}],"issuer":[],"result":{"tools":{}}}',
  'half an address': '# x\n[a](http://[) [b](//) <loc>http://[</loc> https://[',
  'a broken sitemap': '<urlset><url><loc>http://[</loc><lastmod>x</lastmod></url><url/></urlset>',
};
test.each(Object.entries(nonsense))('%s everywhere stops no check', async (_, text) => {
  const headers = { 'content-type': 'application/json', link: '<http://[>; rel="service-desc", <<>;;', etag: '""' };
  const results = await runChecks(checks, {
    base: 'http://site.test',
    origin: 'http://site.test',
    timeout: 5000,
    asksDns: true,
    fetch: async () => new Response(text, { headers }),
  });
  expect(results).toHaveLength(checks.length);
  expect(summarize(results).failed).toBeGreaterThan(10);
});

test('ids are unique, groups are known, titles and sources say something', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  for (const { title, source, group } of checks) {
    expect(title.length).toBeGreaterThan(10);
    expect(source).not.toBe('');
    expect(groups).toContain(group);
  }
});

describe('a site that does not answer', () => {
  const [check] = checks;
  if (check === undefined) throw new Error('There are no checks.');
  const ask = (fetch: typeof globalThis.fetch) =>
    runChecks([check], { base: 'http://site.test', origin: 'http://site.test', timeout: 50, asksDns: false, fetch });

  test('is unreachable, with the cause', async () => {
    const refuse = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    await expect(ask(refuse)).rejects.toThrow(/cannot be reached: GET \/ was not answered: connect ECONNREFUSED/);
    await expect(ask(refuse)).rejects.toThrow(UnreachableSite);
  });

  test('within the time is told so', async () => {
    const hang: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    await expect(ask(hang)).rejects.toThrow(/not answered within 0\.05 s/);
  });

  test('on one path only fails the check that asks there', async () => {
    const half: typeof fetch = async (url) => {
      if (String(url).endsWith('/robots.txt')) throw new TypeError('socket hang up');
      return new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } });
    };
    const [result] = await ask(half);
    expect(result?.outcome).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/robots\.txt was not answered/),
    });
  });

  test('with no end to its answer is cut off', async () => {
    const endless: typeof fetch = async (url) =>
      String(url).endsWith('/')
        ? new Response('')
        : new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) }));
    const [result] = await ask(endless);
    expect(result?.outcome).toMatchObject({ status: 'fail', message: expect.stringMatching(/more than 5 MB/) });
  });

  test('but sends visitors elsewhere names that address', async () => {
    const move = async () => new Response(null, { status: 301, headers: { location: 'https://www.site.test/' } });
    await expect(ask(move)).rejects.toThrow(/sends its visitors to https:\/\/www\.site\.test\. Check that address/);
  });
});

test('no more than six requests are under way at once, and none is sent twice', async () => {
  let [running, most] = [0, 0];
  const seen: string[] = [];
  const slow: typeof fetch = async (url, init) => {
    most = Math.max(most, ++running);
    seen.push(JSON.stringify([init?.method, url, init?.headers, init?.body]));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    return new Response('', { status: 404 });
  };
  await runChecks(checks, {
    base: 'http://site.test',
    origin: 'http://site.test',
    timeout: 5000,
    asksDns: false,
    fetch: slow,
  });
  expect(most).toBe(6);
  expect(new Set(seen).size).toBe(seen.length);
});
