import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stageHost } from '../../src/hosting/stage-host.ts';
import { workers } from '../../src/hosting/workers.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { out } from './build-for-bench.ts';

const ROUNDS = 5;
const folder = resolve('.build/bench/worker');

/**
 * Milliseconds that evaluating the function with its data takes in the Workers
 * runtime, and those of a Worker that does nothing: the best of some rounds, in turn.
 */
export async function measureWorkerStart(): Promise<{ readonly ours: number; readonly empty: number }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const main = join(folder, 'empty.js');
  writeFileSync(main, 'export default { fetch: () => new Response() };\n');
  const config = join(folder, 'wrangler.json');
  writeFileSync(config, JSON.stringify({ name: 'empty', main, compatibility_date: '2026-01-01', send_metrics: false }));
  const staged = await stageHost(workers, buildFolders(out), join(folder, 'ours'));
  const bundles = { ours: bundle('ours', join(staged.folder, 'wrangler.json')), empty: bundle('empty', config) };
  const starts = { ours: [] as number[], empty: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['empty', 'ours'] as const) starts[name].push(start(bundles[name]));
  }
  return { ours: Math.min(...starts.ours), empty: Math.min(...starts.empty) };
}

function bundle(name: string, config: string): string {
  const file = join(folder, `${name}.bundle`);
  wrangler('deploy', '--dry-run', '--config', config, '--outfile', file);
  return file;
}

function start(file: string): number {
  const said = wrangler('check', 'startup', '--worker', file, '--outfile', join(folder, 'start.cpuprofile'));
  const [, ms] = /Active: ([\d.]+) ms/.exec(said) ?? [];
  if (ms === undefined) throw new Error(`wrangler told no time:\n${said}`);
  return Number(ms);
}

function wrangler(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...parameters],
    {
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
