import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyContent } from '../support/content-copy.ts';
import { programOf } from './run-command.ts';

// The shell limits the size of files like a full disk: half of a text is written, then the system refuses.
describe.skipIf(process.platform === 'win32')('with a limit of 512 bytes for each file', () => {
  test('record changes no file and reports the failure in one line', () => {
    const copy = copyContent();
    rmSync(join(copy.directory, 'price-history.yaml'), { force: true });
    const read = () =>
      readdirSync(copy.directory, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
    const before = read();
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 1; exec "$@"', 'sh', process.execPath, ...programOf('record')],
      { env: { ...process.env, CONTENT_DIR: copy.directory, NODE_COMPILE_CACHE: undefined }, encoding: 'utf8' },
    );
    expect({ status, lines: stderr.trim().split('\n').length, stderr }).toEqual({
      status: 1,
      lines: 1,
      stderr: expect.stringMatching(/^\S*published\.json was not written: EFBIG/),
    });
    expect(read()).toEqual(before);
  });
});
