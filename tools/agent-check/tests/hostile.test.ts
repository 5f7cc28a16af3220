import { expect, test } from 'vitest';
import { checks } from '../checks.ts';
import { writeReport } from '../report.ts';
import { runChecks } from '../run-checks.ts';

/** The longest a run may take, in milliseconds, whatever the site answers. */
const LIMIT = 10_000;
const base = 'http://site.test';

const run = (fetch: typeof globalThis.fetch, timeout = 5000) =>
  runChecks(checks, { base, origin: base, timeout, asksDns: false, fetch });

const links = Array.from({ length: 60_000 }, (_, index) => `[a${index}](${base}/${index})`).join('\n');
const list = (inside: string) =>
  Array.from({ length: 50_000 }, (_, index) => `<${inside}><loc>${base}/${index}.xml</loc></${inside}>`).join('');

/** What a site may answer to everything: media type and text. */
const hostile: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '3,000 nested elements': ['text/html', '<div>'.repeat(3000)],
  '180,000 nested elements': ['text/html', '<div>'.repeat(180_000)],
  '300,000 opening brackets': ['application/json', '['.repeat(300_000)],
  'deep lists': ['application/json', `${'['.repeat(300_000)}${']'.repeat(300_000)}`],
  'deep objects': ['application/json', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  'links without end': ['text/markdown', `# x\n${`[a](${base}/`.repeat(150_000)}`],
  'labels without end': ['text/markdown', `# x\n${'[\\'.repeat(500_000)}`],
  'fences without end': ['text/markdown', '```\n'.repeat(500_000)],
  'a heading of spaces': ['text/markdown', `# a${' '.repeat(1_000_000)}b`],
  'an address of dots': ['text/markdown', `# a\nhttp://${'.'.repeat(1_000_000)}x`],
  'a flood of links': ['text/markdown', `# x\n${links}`],
  'a flood of addresses': ['application/xml', `<urlset>${list('url')}</urlset>`],
  'a flood of sitemaps': ['application/xml', `<sitemapindex>${list('sitemap')}</sitemapindex>`],
  'a robots.txt of sitemaps': ['text/plain', `Sitemap: ${base}/x.xml\n`.repeat(100_000)],
};

test.each(Object.entries(hostile))(
  '%s everywhere end in a report in time',
  { timeout: 60_000 },
  async (_, [type, text]) => {
    let requests = 0;
    const start = process.cpuUsage();
    const results = await run(async () => {
      requests++;
      return new Response(text, { headers: { 'content-type': type } });
    });
    const { user, system } = process.cpuUsage(start);
    expect(results).toHaveLength(checks.length);
    expect(requests).toBeLessThanOrEqual(601);
    expect((user + system) / 1000).toBeLessThan(LIMIT);
  },
);

test('answers that never end are given up after a few', { timeout: 60_000 }, async () => {
  let requests = 0;
  const drip: typeof fetch = async (url, init) => {
    if (String(url) === `${base}/`) return new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } });
    requests++;
    const signal = init?.signal;
    return new Response(
      new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (signal?.aborted !== true) controller.enqueue(new Uint8Array(1));
        },
      }),
    );
  };
  const start = performance.now();
  const results = await run(drip, 500);
  expect(performance.now() - start).toBeLessThan(6 * 500 + 2000);
  expect(requests).toBeLessThanOrEqual(12);
  const messages = results.map(({ outcome }) => outcome.message).join('\n');
  expect(messages).toContain('was not answered within 0.5 s');
  expect(messages).toMatch(/was not asked: \d+ requests before it got no answer in time/);
});

test('what a site says cannot steer the terminal of whoever reads the report', async () => {
  const steer = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
  const results = await run(
    async () =>
      new Response(`# ${steer}\n[${steer}](http://site.test/${steer})`, {
        headers: { 'content-type': `text/plain;${'x'}` },
      }),
  );
  results[0] = { check: checks[0] as (typeof checks)[number], outcome: { status: 'pass', message: `title ${steer}` } };
  const report = writeReport(results, base);
  expect(report).toContain('title \\u001b]0;owned\\u0007\\u001b[2J\\u009b31m\\u202e');
  expect(report.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});
