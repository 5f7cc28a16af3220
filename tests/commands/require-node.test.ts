import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../sample-of.ts';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const oldest = engines.node.replace('>=', '');
const folder = mkdtempSync(join(tmpdir(), 'require-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Options for a Node that takes itself for another version. */
function pretend(version: string): string[] {
  const file = join(folder, `${version}.cjs`);
  writeFileSync(file, `Object.defineProperty(process.versions, 'node', { value: '${version}' });\n`);
  return ['-r', file];
}

function run(program: string, words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

const refusal = (version: string) => ({
  status: 1,
  stdout: '',
  stderr: `Node ${oldest} or newer is needed; this is ${version}. See https://nodejs.org/en/download\n`,
});

const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, words] = /^node (.+?)(?: \|\| exit 0)?$/.exec(line) ?? [];
  return words === undefined ? [] : [[name, words.split(' ')] as const];
});

test('every script is seen', () => {
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['check', 'start', 'test', 'prepare']));
});

test.each(sampleOf(commands, 6))('npm run %s says in one line that Node is too old', (_, words) => {
  expect(run(process.execPath, [...pretend('22.17.1'), ...words])).toEqual(refusal('22.17.1'));
});

test('so does Astro, which itself runs on older versions', () => {
  const { status, stderr } = run(process.execPath, [
    ...pretend('22.12.0'),
    'node_modules/astro/bin/astro.mjs',
    ...['build', '--outDir', join(folder, 'site')],
  ]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: refusal('22.12.0').stderr });
});

test.each(['22.18.0', '23.0.0', '100.0.0'])('Node %s is taken', (version) => {
  const words = [...pretend(version), '-r', './src/commands/require-node.cjs', '--eval', 'console.log("taken")'];
  expect(run(process.execPath, words)).toEqual({ status: 0, stdout: 'taken\n', stderr: '' });
});

test('a Node that really is too old can read the file that says so', async ({ skip }) => {
  const found = (process.env.PATH ?? '').split(delimiter).flatMap((part) => {
    const program = join(part, 'node');
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    return /^v(?:[1-9]|1\d|2[01])\./.test(stdout ?? '') ? [{ program, version: stdout.trim().slice(1) }] : [];
  });
  if (found[0] === undefined) return skip('No Node before 22 is installed.');
  const { program, version } = found[0];
  for (const script of ['src/commands/check.ts', 'src/commands/serve.cjs'])
    expect(run(program, ['-r', './src/commands/require-node.cjs', script])).toEqual(refusal(version));
});
