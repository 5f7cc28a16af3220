import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rebuiltBusinesses } from '../businesses.ts';
import { fingerprint } from '../fingerprint.ts';
import { buildForTests } from '../reference-build.ts';

function canCutNetwork(): boolean {
  return spawnSync('unshare', ['-rn', 'true']).status === 0;
}

describe.each(rebuiltBusinesses)('the $name', ({ name, directory, origin, folders }) => {
  test('A12 a second build, with the network cut off, gives the same bytes', ({ annotate }) => {
    const out = `.build/test/again-${name}`;
    if (canCutNetwork()) {
      execFileSync('unshare', ['-rn', process.execPath, 'src/commands/build.ts', '--out', out], {
        env: { ...process.env, SITE_URL: origin, CONTENT_DIR: directory },
        stdio: 'pipe',
      });
    } else {
      void annotate('This machine does not let a test cut off the network (unshare -rn): built with it.');
      buildForTests(out, { SITE_URL: origin, CONTENT_DIR: directory });
    }
    expect(fingerprint(join(out, 'dist'))).toEqual(fingerprint(folders.published));
    rmSync(out, { recursive: true });
  });
});
