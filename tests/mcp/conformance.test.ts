import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runsAll } from '../support/sample-of.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';

/** Scenarios of the official suite for servers that only have tools, in every version. */
const scenarios = [
  ['D1', 'server-initialize', '2025-06-18', '2025-11-25'],
  ['D1', 'server-session-lifecycle', '2025-03-26', '2025-06-18', '2025-11-25'],
  ['D1', 'ping', '2025-06-18', '2025-11-25'],
  ['D3', 'tools-list', '2025-06-18', '2025-11-25', '2026-07-28'],
  ['D7', 'dns-rebinding-protection', '2025-11-25', '2026-07-28'],
  ['D5', 'http-header-validation', '2026-07-28'],
  ['D1', 'server-stateless', '2026-07-28'],
  ['D1', 'caching', '2026-07-28'],
  ['D5', 'input-required-result-unsupported-methods', '2026-07-28'],
  ['D2', 'server-sse-multiple-streams', '2026-07-28'],
].flatMap(([rule = '', scenario = '', ...versions]) => versions.map((version) => [rule, scenario, version] as const));

/** The exit code and output of a run. */
interface Outcome {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs the suite in a separate process. */
async function runAlone(parameters: readonly string[]): Promise<Outcome> {
  const command = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
  const child = spawn(process.execPath, [command, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, printed };
}

// The protocol is the same code for every business and on every server.
const tested = servedBusinesses.filter(
  ({ business, serverName }) => runsAll || (business.isReference && serverName === 'node'),
);

describe.each(tested)('the $business.name on $serverName', ({ start }) => {
  const server = serve(start);
  let suite: ChildProcess;
  beforeAll(() => {
    suite = fork('tests/mcp/conformance-process.mjs');
  });
  afterAll(() => {
    suite.kill();
  });

  test.each(scenarios)('%s conforms in %s, version %s', async (_rule, scenario, version) => {
    const scenarioArgs = ['--scenario', scenario, '--spec-version', version];
    const baseline = ['--expected-failures', 'tests/mcp/baseline.yml'];
    const withBaseline = ['server', '--url', `http://127.0.0.1:${server.port}/api/mcp`, ...scenarioArgs, ...baseline];
    suite.send(withBaseline);
    const [found] = (await once(suite, 'message')) as [Outcome];
    // Late output of an earlier run may appear in this one, so a failure counts only if a separate run fails too.
    const { code, printed } = found.code === 0 ? found : await runAlone(withBaseline);
    expect([code, code === 0 ? '' : printed]).toEqual([0, '']);
    // A version the suite does not know for a scenario is skipped with success.
    expect(printed).not.toMatch(/^SKIPPED: scenario/m);
    expect(printed).toMatch(/Passed: \d+\/\d+, 0 failed|Baseline check passed/);
  });
});
