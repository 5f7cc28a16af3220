import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeManyPlaces } from './many-places.ts';

const ROUNDS = 3;

/** Seconds the build of the reference site takes, and Astro's own build of one empty page, in turn. */
export function timeBuilds(): { readonly ours: number; readonly empty: number } {
  const empty = resolve('.build/bench/empty');
  rmSync(empty, { recursive: true, force: true });
  mkdirSync(`${empty}/src/pages`, { recursive: true });
  writeFileSync(`${empty}/src/pages/index.astro`, '<h1>Empty</h1>\n');
  writeFileSync(`${empty}/package.json`, '{ "type": "module" }\n');
  symlinkSync(resolve('node_modules'), `${empty}/node_modules`);
  const ours: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    others.push(timeRun(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], empty));
    ours.push(timeRun(['src/commands/build.ts', '--out', '.build/bench/site'], process.cwd()));
  }
  return { ours: Math.min(...ours), empty: Math.min(...others) };
}

/** Seconds Astro alone takes for as many pages of a sentence, each with a JSON and a Markdown file of its own. */
export function timePlainBuild(count: number): number {
  const plain = resolve(`.build/bench/plain-${count}`);
  rmSync(plain, { recursive: true, force: true });
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

/** Time, CPU time and memory of a build with so many places. */
export interface BuildCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

/** Builds a site with so many places once, from nothing. */
export function measureBuild(count: number): BuildCost {
  const content = `.build/bench/places-${count}`;
  const out = `.build/bench/built-${count}`;
  writeManyPlaces(content, count);
  rmSync(out, { recursive: true, force: true });
  const script = 'process.on("exit",()=>{const u=process.resourceUsage();console.error(JSON.stringify(u))})';
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=16', '--import', `data:text/javascript,${script}`, 'src/commands/build.ts', '--out', out],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
  );
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - started) / 1000;
  rmSync(out, { recursive: true });
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
