import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeManyPlaces } from './many-places.ts';

const ROUNDS = 3;

/**
 * Lets builds be measured in a new folder, which is removed when all of them
 * are: some file systems create files slowly where others were just deleted.
 */
export function inNewFolder(measure: (folder: string) => void): void {
  mkdirSync('.build/bench', { recursive: true });
  const folder = mkdtempSync(resolve('.build/bench/build-'));
  try {
    measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Seconds the build of the reference site takes, and Astro's own build of one empty page, in turn. */
export function timeBuilds(folder: string): { readonly ours: number; readonly empty: number } {
  const empty = join(folder, 'empty');
  mkdirSync(`${empty}/src/pages`, { recursive: true });
  writeFileSync(`${empty}/src/pages/index.astro`, '<h1>Empty</h1>\n');
  writeFileSync(`${empty}/package.json`, '{ "type": "module" }\n');
  symlinkSync(resolve('node_modules'), `${empty}/node_modules`);
  const ours: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    others.push(timeRun(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], empty));
    ours.push(timeRun(['src/commands/build.ts', '--out', join(folder, `site-${round}`)], process.cwd()));
  }
  return { ours: Math.min(...ours), empty: Math.min(...others) };
}

/** What a build with so many places takes, and what Astro takes for the same pages with nothing published beside them, in turn. */
export function compareBuilds(folder: string, count: number): { readonly ours: BuildCost; readonly plain: BuildCost } {
  const content = join(folder, `places-${count}`);
  writeManyPlaces(content, count);
  const [ours, plain]: [BuildCost[], BuildCost[]] = [[], []];
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--silent'];
  for (let round = 0; round < ROUNDS; round++) {
    const pages = relative('.', join(folder, `pages-${count}-${round}`));
    plain.push(measureBuild(content, [...astro, '--config', 'tests/bench/pages-only.config.mjs', '--outDir', pages]));
    ours.push(measureBuild(content, ['src/commands/build.ts', '--out', join(folder, `built-${count}-${round}`)]));
  }
  return { ours: leastOf(ours), plain: leastOf(plain) };
}

function leastOf(costs: readonly BuildCost[]): BuildCost {
  const of = (key: keyof BuildCost) => costs.map((cost) => cost[key]);
  return {
    seconds: Math.min(...of('seconds')),
    cpuSeconds: Math.min(...of('cpuSeconds')),
    peakMiB: Math.max(...of('peakMiB')),
  };
}

/** What a build takes: the least time, and the most memory. */
export interface BuildCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

function measureBuild(content: string, parameters: readonly string[]): BuildCost {
  const script = 'process.on("exit",()=>{const u=process.resourceUsage();console.error(JSON.stringify(u))})';
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${script}`, ...parameters],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - started) / 1000;
  const usage = JSON.parse(/\{"userCPUTime".*\}/.exec(stderr)?.[0] ?? '') as NodeJS.ResourceUsage;
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { seconds, cpuSeconds, peakMiB: usage.maxRSS / 1024 };
}

function timeRun(parameters: string[], cwd: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1000;
}
