import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

/** What a build with so many places takes, and what Astro alone takes for as many pages of a sentence, in turn. */
export function compareBuilds(folder: string, count: number): { readonly ours: BuildCost; readonly plain: number } {
  const content = join(folder, `places-${count}`);
  writeManyPlaces(content, count);
  const ours: BuildCost[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(timePlainBuild(join(folder, `plain-${count}-${round}`), count));
    ours.push(measureBuild(content, join(folder, `built-${count}-${round}`)));
  }
  const seconds = Math.min(...ours.map((cost) => cost.seconds));
  const cpuSeconds = Math.min(...ours.map((cost) => cost.cpuSeconds));
  const peakMiB = Math.max(...ours.map((cost) => cost.peakMiB));
  return { ours: { seconds, cpuSeconds, peakMiB }, plain: Math.min(...plain) };
}

/** Seconds Astro alone takes for as many pages, each with a JSON and a Markdown file of its own. */
function timePlainBuild(plain: string, count: number): number {
  for (const [path, text] of Object.entries(plainProject(count))) {
    mkdirSync(dirname(join(plain, path)), { recursive: true });
    writeFileSync(join(plain, path), text);
  }
  symlinkSync(resolve('node_modules'), `${plain}/node_modules`);
  return timeRun(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], plain);
}

function plainProject(count: number): Readonly<Record<string, string>> {
  return {
    'package.json': '{ "type": "module" }\n',
    'src/places.js': `const places = Array.from({ length: ${count} }, (_, index) => ({ slug: \`place-\${index}\`, name: \`Place \${index}\` }));
export const getStaticPaths = () => places.map((place) => ({ params: { slug: place.slug }, props: { place } }));
`,
    'src/pages/places/[slug].astro': `---
export { getStaticPaths } from '../../places.js';
const { place } = Astro.props;
---
<html lang="en"><head><title>{place.name}</title></head><body><h1>{place.name}</h1><p>We come to {place.name}.</p></body></html>
`,
    'src/pages/places/[slug].md.js': `export { getStaticPaths } from '../../places.js';
export const GET = ({ props }) => new Response(\`# \${props.place.name}\n\nWe come to \${props.place.name}.\n\`);
`,
    'src/pages/api/[slug].json.js': `export { getStaticPaths } from '../../places.js';
export const GET = ({ props }) => Response.json(props.place);
`,
  };
}

/** What a build takes: the least time, and the most memory. */
export interface BuildCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

function measureBuild(content: string, out: string): BuildCost {
  const script = 'process.on("exit",()=>{const u=process.resourceUsage();console.error(JSON.stringify(u))})';
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=16', '--import', `data:text/javascript,${script}`, 'src/commands/build.ts', '--out', out],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
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
