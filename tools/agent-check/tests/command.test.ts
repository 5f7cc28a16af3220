import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { groups } from '@open-local-business/agent-check/check';
import { checks } from '@open-local-business/agent-check/checks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../tests/engines/engine.ts';
import { startNode } from '../../../tests/engines/node.ts';
import { referenceFolders, referenceOrigin } from '../../../tests/reference-build.ts';

interface Run {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

let poor: Server;
let address: string;
let site: Engine & { readonly port: number };
beforeAll(async () => {
  site = await startNode(referenceFolders);
  poor = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<h1>Home</h1>');
  });
  await new Promise<void>((resolve) => poor.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(poor.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await site.stop();
  await new Promise((resolve) => poor.close(resolve));
});

function runCommand(...parameters: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/agent-check/commands/agent-check.ts', ...parameters], (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
  });
}

/** Checks the built reference site, served elsewhere than at its origin. */
const checkSite = (...parameters: string[]) =>
  runCommand(`http://127.0.0.1:${site.port}`, '--origin', referenceOrigin, ...parameters);

test('--help explains use, options and exit codes', async () => {
  const { code, output } = await runCommand('--help');
  expect(code).toBe(0);
  expect(output).toMatch(/^Usage: local-business agent-check/);
  for (const option of ['--only', '--list', '--json', '--origin', '--timeout', '--dns', '--built', 'Exit code: 0'])
    expect(output).toContain(option);
});

test('--list names every check', async () => {
  const { code, output } = await runCommand('--list');
  expect([
    code,
    output
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ]).toEqual([0, checks.map(({ id }) => id)]);
});

test('expected fails are no failure', async () => {
  const { code, output } = await checkSite('--only', 'robotsTxt, a2aAgentCard');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Checked https:\/\/www\.example\.com, served at http:\/\/127\.0\.0\.1:\d+\n\nDiscoverability\n/,
  );
  expect(output).toMatch(/^ {2}pass {12}robotsTxt: .*\n\nProtocols\n {2}expected fail {3}a2aAgentCard: /m);
  expect(output).toMatch(/\n1 passed, 0 failed, 1 expected to fail, 0 not applicable\.\n$/);
});

test('the documentation says of the built site what the command says', async () => {
  const { code, output } = await checkSite();
  expect(code).toBe(0);
  const documentation = readFileSync('docs/agent-readiness.md', 'utf8');
  for (const group of groups) expect(documentation).toContain(`\n| ${group} | `);
  const expected = [...output.matchAll(/^ {2}expected fail +(\w+):/gm)].map(([, id]) => id);
  const documented = [...documentation.matchAll(/^\| `(\w+)` \|/gm)].map(([, id]) => id);
  expect(documented.sort()).toEqual(expected.sort());
});

test('a fail is told with its remedy, and the exit code is 1', async () => {
  const { code, output } = await runCommand(address, '--only', 'robotsTxt');
  expect(code).toBe(1);
  expect(output).toContain('FAIL            robotsTxt: robots.txt is there and readable\n');
  expect(output).toContain('/robots.txt answers 404.\n');
  expect(output).toContain('To do: Publish /robots.txt as text/plain');
});

test('--json prints the whole report as JSON', async () => {
  const { code, output } = await runCommand(address, '--json');
  const report = JSON.parse(output);
  expect(code).toBe(1);
  expect(report).toMatchObject({ site: address, summary: { failed: expect.any(Number) } });
  expect(report.checks.map(({ id }: { id: string }) => id)).toEqual(checks.map(({ id }) => id));
});

test.each([
  [['--jsn'], /Unknown option '--jsn'[\s\S]*Usage:/],
  [['--only', 'robotTxt'], /There is no check "robotTxt"\. The checks are robotsTxt, /],
  [['--timeout', 'soon'], /--timeout is "soon"\. Write a number of seconds/],
  [['www.example.com'], /The address is "www\.example\.com"\. Write an origin without a path, for example https:/],
  [['https://www.example.com/shop'], /Write an origin without a path/],
  [['--origin', 'x', 'http://127.0.0.1:9'], /--origin is "x"/],
  [['http://127.0.0.1:9', 'http://127.0.0.1:10'], /One address at a time: leave out http:\/\/127\.0\.0\.1:10\./],
  [['http://127.0.0.1:9', '--timeout', '5'], /http:\/\/127\.0\.0\.1:9 cannot be reached: .*Is the address right/],
])('%j is answered with what to write instead, and exit code 2', async (parameters, says) => {
  const { code, output, errors } = await runCommand(...parameters);
  expect([code, output]).toEqual([2, '']);
  expect(errors).toMatch(says);
  expect(errors).not.toMatch(/\n\s+at /);
});
