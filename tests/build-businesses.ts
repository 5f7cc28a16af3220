import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { allBusinesses } from './businesses.ts';
import { buildForTests } from './reference-build.ts';
import { inSpanish, twoLanguages } from './two-languages.ts';

/** Builds every site for the tests, unless there are builds of exactly this content and code. */
export function setup(): void {
  // In a process of its own: the tool that writes translations reads the engine by its name.
  execFileSync(process.execPath, ['-C', 'open-local-business', 'tests/write-two-languages.ts']);
  for (const { directory, origin, folders } of [...allBusinesses, twoLanguages, inSpanish])
    buildForTests(dirname(folders.published), { SITE_URL: origin, CONTENT_DIR: directory }, ['--if-needed']);
}
