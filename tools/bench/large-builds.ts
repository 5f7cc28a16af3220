import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { listFiles } from '../../src/system/folders.ts';
import { type ContentSize, writeLargeContent } from './large-content.ts';

const content = '.build/bench/large-content';
const out = '.build/bench/large';

/** The sites that are measured, the smallest first. */
export const largeSites: readonly ContentSize[] = [
  { places: 62 },
  { places: 620 },
  { places: 5000 },
  { services: 500, posts: 2000 },
  { photos: 300 },
];

/** Starts a build that may open as many files at once as most systems allow. */
function startBuild(script = 'src/commands/build.ts') {
  const env = { ...process.env, CONTENT_DIR: content, SITE_URL: 'https://www.example.com' };
  const args = ['--max-semi-space-size=16', script, '--out', out];
  const command = ['-c', 'ulimit -n 1024 && exec "$0" "$@"', process.execPath, ...args];
  return spawn('sh', command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Measures a build beside plain Astro with the same pages, and returns a table row. Only on Linux. */
export async function measureBuild(size: ContentSize): Promise<string> {
  await writeLargeContent(content, size);
  const plain = await measure(startBuild('tools/bench/render-pages.ts'));
  const whole = await measure(startBuild());
  const files = listFiles(`${out}/dist`);
  const name = Object.entries(size).map(([kind, count]) => `${count} ${kind}`);
  const failed = [plain, whole].some(({ code }) => code !== 0) ? ' (failed)' : '';
  const cells = [
    name.join(', ') + failed,
    files.filter((file) => file.endsWith('.html')).length,
    files.length,
    `${whole.cpuSeconds} s`,
    (whole.cpuSeconds / plain.cpuSeconds).toFixed(2),
    `${whole.peakMiB.toFixed(0)} MiB`,
    (whole.peakMiB / plain.peakMiB).toFixed(2),
    whole.openFiles,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Follows a process by `/proc` until it ends. */
async function measure(child: ChildProcess) {
  const ended = once(child, 'exit');
  let [cpuSeconds, peakMiB, openFiles] = [0, 0, 0];
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
      cpuSeconds = (Number(stat[11]) + Number(stat[12])) / 100 || cpuSeconds;
      const peakKib = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      peakMiB = Number(peakKib ?? 0) / 1024 || peakMiB;
      openFiles = Math.max(openFiles, readdirSync(`/proc/${child.pid}/fd`).length);
    } catch {
      // It has just ended.
    }
    await wait(50);
  }
  const [code] = await ended;
  return { code, cpuSeconds, peakMiB, openFiles };
}

/** Ends a build while it writes with a signal, and describes which files are left. Only on Linux. */
export async function killBuild(signal: NodeJS.Signals): Promise<string> {
  await writeLargeContent(content, { places: 620 });
  const child = startBuild();
  const ended = once(child, 'exit');
  const listStages = () => globSync(`.build/stage-${child.pid}.*`);
  while (child.exitCode === null && listStages().every((stage) => readdirSync(stage).length === 0)) await wait(50);
  await wait(5000);
  const started = performance.now();
  child.kill(signal);
  await ended;
  const ms = (performance.now() - started).toFixed(0);
  return `${signal}: ended after ${ms} ms, left ${listStages().length} stages`;
}
