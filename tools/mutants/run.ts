import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../../tests/support/project-copy.ts';
import { type Mutant, mutants } from './mutants.ts';

const usage = `Usage: npm run test:mutants [-- --only TEXT]

Applies the deliberate errors of tools/mutants/mutants.ts one by one to a copy of
the project, and runs the tests that have to fail. Ends with 1 if an error is
not caught.
  --only TEXT  the errors whose description or file contains it`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string', default: '' } },
});
if (values.help) console.log(usage);
else
  process.exitCode = tryAll(mutants.filter(({ description, file }) => `${description} ${file}`.includes(values.only)))
    ? 0
    : 1;

/** Applies errors to a copy of the project. Returns whether all are caught. */
function tryAll(chosen: readonly Mutant[]): boolean {
  mkdirSync('.build', { recursive: true });
  const copy = copyProject(mkdtempSync(resolve('.build/mutants-')));
  try {
    const missed = chosen.filter((mutant) => !isCaught(mutant, copy));
    console.log(`${chosen.length - missed.length} of ${chosen.length} errors caught`);
    return missed.length === 0 && chosen.length > 0;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Applies an error, runs its tests, and reverts it. */
function isCaught({ description, file, from, to, tests, needsBuilds }: Mutant, copy: string): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} must contain this exactly once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const config = needsBuilds ? 'vitest.config.ts' : 'tools/mutants/vitest.config.ts';
  const { status } = spawnSync('vitest', ['run', '--bail=1', '--config', config, ...tests], {
    cwd: copy,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  writeFileSync(path, text);
  console.log(`${status === 0 ? 'MISSED' : 'caught'}  ${file}: ${description}`);
  return status !== 0;
}
