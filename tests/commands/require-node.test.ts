import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/sample-of.ts';
import { scratchFolder } from '../support/scratch.ts';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const oldest = engines.node.replace('>=', '');
const folder = scratchFolder('require-node');

/** Options that make Node report another version. */
function pretend(version: string): string[] {
  const file = join(folder, `${version}.cjs`);
  writeFileSync(file, `Object.defineProperty(process.versions, 'node', { value: '${version}' });\n`);
  return ['-r', file];
}

function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
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
  const [, args] = /^node (.+?)(?: \|\| exit 0)?$/.exec(line) ?? [];
  return args === undefined ? [] : [[name, args.split(' ')] as const];
});

test.each(sampleOf(commands, 6))('npm run %s says in one line that Node is too old', (_, args) => {
  expect(run(process.execPath, [...pretend('22.17.1'), ...args])).toEqual(refusal('22.17.1'));
});

test.each(['22.18.0', '23.0.0', '100.0.0'])('Node %s is accepted', (version) => {
  const args = [...pretend(version), '-r', './src/commands/require-node.cjs', '--eval', 'console.log("accepted")'];
  expect(run(process.execPath, args)).toEqual({ status: 0, stdout: 'accepted\n', stderr: '' });
});
