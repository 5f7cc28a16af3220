import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { allBusinesses } from './businesses.ts';
import { buildIfNeeded } from './reference-build.ts';
import { inFrench, inSpanish, twoLanguages } from './two-languages.ts';

/** Builds every site for the tests, unless there are builds of exactly this content and code. */
export async function setup(): Promise<void> {
  // In a process of its own: the tool that writes translations reads the engine by its name.
  execFileSync(process.execPath, ['-C', 'open-local-business', 'tests/write-two-languages.ts']);
  const waiting = [twoLanguages, ...allBusinesses, inSpanish, inFrench];
  const buildNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    const { directory, origin, folders } = next;
    await buildIfNeeded(dirname(folders.published), { SITE_URL: origin, CONTENT_DIR: directory });
    await buildNext();
  };
  // Two at a time: each is single-threaded for most of its time.
  await Promise.all([buildNext(), buildNext()]);
}
