import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareAnswerSource } from '../../src/discovery/answer-source.ts';
import { toOpenApi } from '../../src/discovery/openapi/openapi.ts';
import { businesses } from '../../tests/support/businesses.ts';

/*
 * Generates clients from the published OpenAPI, and compiles them. The generators take 208 MB, a fifth of what `npm ci`
 * installs, so they are not dependencies: this script installs them if they are missing.
 */

const folder = resolve('.build/generators');
const packages =
  'orval@8.38.0 openapi-zod-client@1.18.3 @hey-api/openapi-ts@0.99.0 @zodios/core@10.9.6 zod@3.25.76 typescript@6.0.3';
/** Output folder for orval, whose code imports zod 4 from this project. */
const besideProject = resolve('.build/test/generators');

/** The parameters of a generator for a description and the folder of its output. */
type Parameters = (description: string, out: string) => readonly string[];
const orval =
  (client: string): Parameters =>
  (from, out) => ['--input', from, '--output', `${out}/api.ts`, '--client', client];

const generators: readonly (readonly [command: string, home: string, parameters: Parameters])[] = [
  ['orval', besideProject, orval('zod')],
  ['orval', besideProject, orval('fetch')],
  ['openapi-zod-client', folder, (from, out) => [from, '-o', `${out}/api.ts`]],
  ['openapi-ts', folder, (from, out) => ['-i', from, '-o', `${out}/api`]],
];
const settings =
  '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2023 --lib es2023,dom'.split(
    ' ',
  );

mkdirSync(folder, { recursive: true });
run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...packages.split(' ')]);
mkdirSync(besideProject, { recursive: true });
for (const { name, site } of businesses) {
  const description = join(besideProject, `${name}.json`);
  writeFileSync(description, JSON.stringify(toOpenApi(prepareAnswerSource(site))));
  for (const [index, [command, home, parameters]] of generators.entries()) {
    const out = join(home, `made-${name}-${index}`);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    run(process.execPath, [join(folder, 'node_modules/.bin', command), ...parameters(description, out)]);
    const entry = globSync('{api.ts,api/index.ts}', { cwd: out }).map((file) => join(out, file));
    run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...settings, ...entry]);
    console.log(`The client of ${command} for the ${name} compiles.`);
  }
}

/** Runs a program. Throws what it printed if it fails. */
function run(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr}`);
}
