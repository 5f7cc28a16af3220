import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareAnswerSource } from '../../src/discovery/documents.ts';
import { toOpenApi } from '../../src/discovery/openapi/openapi.ts';
import { businesses } from '../businesses.ts';
import { asksAll } from '../sample-of.ts';

/**
 * Generators of clients that read the published OpenAPI. They take 208 MB, a fifth of what `npm ci` installs, so they are
 * no dependencies: whoever wants these tests installs them here (CONTRIBUTING.md), and without them they are skipped.
 */
const folder = resolve('.build/generators');
const packages =
  'orval@8.38.0 openapi-zod-client@1.18.3 @hey-api/openapi-ts@0.99.0 @zodios/core@10.9.6 zod@3.25.76 typescript@6.0.3';
const isInstalled = existsSync(join(folder, 'node_modules'));
const advice = `Install the generators: mkdir -p .build/generators && npm install --no-save --prefix .build/generators ${packages}`;

/** The arguments of a generator for a description and the folder of its output. */
type Arguments = (description: string, out: string) => readonly string[];

/** Generators by the name of their command. Code of orval imports zod 4, which the project has. */
const generators: readonly (readonly [command: string, home: string, parameters: Arguments])[] = [
  ['orval', '.build/test/generators', (from, out) => ['--input', from, '--output', `${out}/api.ts`, '--client', 'zod']],
  [
    'orval',
    '.build/test/generators',
    (from, out) => ['--input', from, '--output', `${out}/api.ts`, '--client', 'fetch'],
  ],
  ['openapi-zod-client', folder, (from, out) => [from, '-o', `${out}/api.ts`]],
  ['openapi-ts', folder, (from, out) => ['-i', from, '-o', `${out}/api`]],
];

const run = promisify(execFile);
const settings =
  '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2023 --lib es2023,dom'.split(
    ' ',
  );
const compiler = resolve('node_modules/typescript/bin/tsc');

describe.each(businesses)('the $name', ({ name, site }) => {
  const description = resolve('.build/test/generators', `${name}.json`);
  const made: string[] = [];
  beforeAll(() => {
    mkdirSync(resolve('.build/test/generators'), { recursive: true });
    writeFileSync(description, JSON.stringify(toOpenApi(prepareAnswerSource(site))));
  });
  afterAll(() => made.forEach((out) => void rmSync(out, { recursive: true, force: true })));

  test.runIf(asksAll).for(generators)('E1 code of %s compiles', async ([command, home, parameters], { skip }) => {
    if (!isInstalled) return skip(advice);
    const out = resolve(home, `${command}-${name}-${made.length}`);
    made.push(out);
    mkdirSync(out, { recursive: true });
    await run(process.execPath, [join(folder, 'node_modules/.bin', command), ...parameters(description, out)]);
    const entry = globSync('{api.ts,api/index.ts}', { cwd: out }).map((file) => join(out, file));
    const compiled = await run(process.execPath, [compiler, ...settings, ...entry]).catch((error) => error);
    expect(compiled.stdout).toBe('');
  });
});
