import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/sample-of.ts';
import { checks } from '../checks.ts';
import { writeReport } from '../report.ts';
import { base, hostileAnswers, run, runOn } from './hostile.table.ts';

test.each(sampleOf(hostileAnswers, 6))('%s everywhere end in a report', async (_name, type, count, write) => {
  const { results, requests } = await runOn(type, write(count));
  expect(results).toHaveLength(checks.length);
  expect(requests).toBeLessThanOrEqual(601);
});

test('answers that never end are given up after a few', async () => {
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
  const results = await run(drip, 500);
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
