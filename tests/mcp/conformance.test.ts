import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';

const run = promisify(execFile);

/** Every scenario of the official suite that fits a server with tools alone, in every version it knows. */
const scenarios: readonly (readonly [scenario: string, version: string])[] = [
  ['server-initialize', '2025-06-18'],
  ['server-initialize', '2025-11-25'],
  ['server-session-lifecycle', '2025-03-26'],
  ['server-session-lifecycle', '2025-06-18'],
  ['server-session-lifecycle', '2025-11-25'],
  ['ping', '2025-06-18'],
  ['ping', '2025-11-25'],
  ['tools-list', '2025-06-18'],
  ['tools-list', '2025-11-25'],
  ['tools-list', '2026-07-28'],
  ['dns-rebinding-protection', '2025-11-25'],
  ['dns-rebinding-protection', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
  ['server-stateless', '2026-07-28'],
  ['caching', '2026-07-28'],
  ['input-required-result-unsupported-methods', '2026-07-28'],
  ['server-sse-multiple-streams', '2026-07-28'],
];

// The protocol is the same code for every business; each is asked once, the reference on both engines.
const asked = servedBusinesses.filter(({ business, engineName }) => business.isReference || engineName === 'node');

describe.each(asked)('the $business.name on $engineName', ({ start }) => {
  let engine: Engine & { readonly port: number };
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test.concurrent.each(scenarios)('D1 D2 D5 conforms in %s, version %s', async (scenario, version) => {
    const parameters = [
      'server',
      '--url',
      `http://127.0.0.1:${engine.port}/api/mcp`,
      '--scenario',
      scenario,
      '--spec-version',
      version,
    ];
    const { stdout, stderr } = await run(process.execPath, [
      'node_modules/@modelcontextprotocol/conformance/dist/index.js',
      ...parameters,
      '--expected-failures',
      'tests/mcp/baseline.yml',
    ]).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}${error.stderr}`);
    });
    const printed = `${stdout}${stderr}`;
    // A version the suite does not know for a scenario is skipped with success.
    expect(printed).not.toMatch(/^SKIPPED: scenario/m);
    expect(printed).toMatch(/Passed: \d+\/\d+, 0 failed|Baseline check passed/);
  });
});
