import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeManyPlaces } from './many-places.ts';

const ROUNDS = 3;

/** What a build takes: the least time, and the most memory. */
interface BuildCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

/**
 * Tells what a build with so many places takes, and what Astro takes for the same pages with nothing published beside
 * them, in turn. Each is in a new folder: some file systems create files slowly where others were just deleted.
 */
export function compareBuilds(count: number): string {
  mkdirSync('.build/bench', { recursive: true });
  const folder = mkdtempSync(resolve('.build/bench/build-'));
  try {
    const content = join(folder, 'content');
    writeManyPlaces(content, count);
    const astro = [
      'node_modules/astro/bin/astro.mjs',
      'build',
      '--silent',
      '--config',
      'tests/bench/pages-only.config.mjs',
    ];
    const costs: { ours: BuildCost; plain: BuildCost }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const pages = relative('.', join(folder, `pages-${round}`));
      const plain = measure(content, [...astro, '--outDir', pages]);
      costs.push({ plain, ours: measure(content, ['src/commands/build.ts', '--out', join(folder, `site-${round}`)]) });
    }
    const least = (whose: 'ours' | 'plain', key: keyof BuildCost) => Math.min(...costs.map((cost) => cost[whose][key]));
    const ratio = (key: keyof BuildCost) =>
      `${(least('ours', key) / least('plain', key)).toFixed(2)} of Astro’s for the pages`;
    return [
      `${count} places: ${least('ours', 'seconds').toFixed(1)} s (${ratio('seconds')})`,
      `${least('ours', 'cpuSeconds').toFixed(1)} s of CPU time (${ratio('cpuSeconds')})`,
      `${least('ours', 'peakMiB').toFixed(0)} MiB (${ratio('peakMiB')})`,
    ].join(', ');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(content: string, parameters: readonly string[]): BuildCost {
  const script = 'process.on("exit",()=>{const u=process.resourceUsage();console.error(JSON.stringify(u))})';
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${script}`, ...parameters],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - started) / 1000;
  const spent = JSON.parse(/\{"userCPUTime".*\}/.exec(stderr)?.[0] ?? '') as NodeJS.ResourceUsage;
  return { seconds, cpuSeconds: (spent.userCPUTime + spent.systemCPUTime) / 1e6, peakMiB: spent.maxRSS / 1024 };
}
