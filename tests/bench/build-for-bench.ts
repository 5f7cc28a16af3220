import { spawnSync } from 'node:child_process';

/** Where the benchmarks have their build. */
export const out = '.build/bench/site';

/** Builds the reference site for the benchmarks, unless it is built. */
export function buildForBench(): void {
  const { status } = spawnSync(process.execPath, ['src/commands/build.ts', '--out', out, '--if-needed'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}
