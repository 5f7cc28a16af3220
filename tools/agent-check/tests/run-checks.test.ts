import { describe, expect, test } from 'vitest';
import { groups } from '../check.ts';
import { checks } from '../checks.ts';
import { summarize } from '../report.ts';
import { runChecks, UnreachableSite } from '../run-checks.ts';
import { waitMs } from './limits.ts';

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
    timeout: waitMs,
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
  const ask = (fetch: typeof globalThis.fetch, timeout = waitMs) =>
    runChecks([check], { base: 'http://site.test', origin: 'http://site.test', timeout, asksDns: false, fetch });

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
    await expect(ask(hang, 50)).rejects.toThrow(/not answered within 0\.05 s/);
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
    timeout: waitMs,
    asksDns: false,
    fetch: slow,
  });
  expect(most).toBe(6);
  expect(new Set(seen).size).toBe(seen.length);
});
