import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a build that fails does not wait for the thread that would have written it', () => {
  const script = `import { createPublishThread } from './src/build/publish-thread.ts'; createPublishThread();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stderr]).toEqual([0, '']);
});
