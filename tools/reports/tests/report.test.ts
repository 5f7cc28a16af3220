import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../../src/content/load/load-site.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { referenceDirectory } from '../../../tests/support/reference-build.ts';
import { prepareTargets } from '../moving/propose-target.ts';
import { readLog } from '../traffic/read-log.ts';
import { formatTrafficReport, freeCallsPerDay, Tally } from '../traffic/traffic-report.ts';

const run = (...files: string[]) => runCommand('traffic', files, { CONTENT_DIR: 'content' });

test('a log becomes a report', async () => {
  const { status, stdout } = await run(
    'tools/reports/tests/fixtures/traffic/server.ndjson',
    'tools/reports/tests/fixtures/traffic/tail.ndjson',
  );
  expect(status).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "12 requests answered by the function on 2 days, 1 other lines left out.
    Busiest day: 2026-11-18 with 9, 0 % of the 100,000 that are free each day.
    Time in the function: median 0.09 ms, 99 of 100 within 2.00 ms.

    Programs
            3  browser (api)
            3  node (mcp)
            1  ClaudeBot (page)
            1  GPTBot (api)
            1  browser (check)
            1  browser (page)
            1  curl (api)
            1  python-requests (api)

    MCP clients
            3  other

    Tools and methods
            1  check_service_area
            1  get_pricing
            1  initialize

    Operations
            4  checkCoverage
            2  listServices

    Pages by the function
            1  /prices/

    Missing pages
            1  /our-work.html

    Requested services
            2  spring

    Requested places that are served
            1  dundas

    Postal areas
            1  L8P (covered)
            1  M5V (not covered)

    Requested places that are known but not served
            1  kitchener

    Other place names, which the log does not keep
            2  unclear

    Errors
            1  not-found
            1  service-not-found
    "
  `);
});

const line = { time: '2026-11-01T12:00:00Z', surface: 'api', method: 'GET', status: 200, agent: 'x', ms: 1 };

async function tallyOf(pieces: Iterable<string>): Promise<Tally> {
  const tally = new Tally();
  await readLog(pieces, tally);
  return tally;
}

test('a day that takes most of the free calls is an alert', { tags: 'thorough' }, async () => {
  const log = (times: number) =>
    tallyOf(
      Array.from(
        { length: times },
        (_, index) => `${JSON.stringify({ ...line, time: `2026-11-0${1 + (index % 2)}T12:00:00Z` })}\n`,
      ),
    );
  expect(formatTrafficReport(await log(freeCallsPerDay))).not.toContain('ALERT');
  expect(formatTrafficReport(await log(freeCallsPerDay * 1.5))).toContain(
    'ALERT: see "When you outgrow the free plan" in docs/deploy.md.',
  );
});

const broken: Readonly<Record<string, string>> = {
  'a time that is no number': JSON.stringify({ ...line, ms: 'x' }),
  'no time': JSON.stringify({ ...line, ms: null }),
  'an object in a place of a name': JSON.stringify({ ...line, service: { a: 1 } }),
  'a line cut short': JSON.stringify(line).slice(0, 30),
  'nesting without end': '['.repeat(100_000),
  'nested messages': `${'{"logs":['.repeat(5000)}1${']}'.repeat(5000)}`,
  'a line of two million characters': 'x'.repeat(2_000_000),
};
test.each(Object.entries(broken))('%s is counted and does not affect other lines', async (_, text) => {
  const good = JSON.stringify(line);
  const tally = await tallyOf([`${good}\n${text}`, `\n${good.slice(0, 5)}`, good.slice(5)]);
  expect(tally).toMatchObject({ lines: 2, others: 1 });
  expect(formatTrafficReport(tally)).toContain('2 requests answered by the function on 1 day, 1 other lines left out.');
});

test('a log with many names is counted in little memory, and names cannot control the terminal', {
  tags: 'thorough',
}, async () => {
  function* flood() {
    for (let index = 0; index < 30_000; index++)
      yield `${JSON.stringify({ ...line, agent: `\u001b[31m${index % 3 === 0 ? 'red' : index}` })}\n`;
  }
  const tally = await tallyOf(flood());
  expect(tally.lines).toBe(30_000);
  expect(tally.counts.get('Programs')?.size).toBeLessThanOrEqual(10_001);
  const report = formatTrafficReport(tally);
  expect(report).toContain('10,000  ␛[31mred (api)');
  expect(report).toContain('(further names)');
  expect(report).not.toContain('\u001b');
});

test('a file without log lines and a missing file are reported', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'traffic-'));
  writeFileSync(join(directory, 'other.log'), 'Serving 413 files\n{"a":1}\n[1]\nnull\n');
  expect((await run(join(directory, 'other.log'))).stdout).toBe('No log lines were found (4 other lines).\n');
  rmSync(directory, { recursive: true });
  expect(await run('nowhere.log')).toMatchObject({ status: 1, stderr: expect.stringContaining('nowhere.log') });
  expect(await run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: npm run traffic') });
});

test('an unknown address with many requests becomes a line for redirects.yaml if a page is similar', async () => {
  const asked = (path: string, times: number) =>
    `${JSON.stringify({ ...line, surface: 'page', status: 404, path })}\n`.repeat(times);
  const tally = await tallyOf([
    asked('/contact-us.html', 3),
    asked('/our-prices/', 2),
    asked('/quote-form', 1),
    asked('/wp-login.php', 9),
    asked('/.env', 5),
    asked('/services/*', 7),
  ]);
  const { site } = await loadSite(referenceDirectory, 'http://localhost');
  const report = formatTrafficReport(tally, site && prepareTargets(site).propose);
  expect(report.slice(report.indexOf('Lines for'))).toBe(
    'Lines for content/redirects.yaml. Check each target.\n- { from: /contact-us.html, to: /contact/ }\n- { from: /our-prices/, to: /prices/ }\n',
  );
  expect(formatTrafficReport(tally)).not.toContain('Lines for');
});
