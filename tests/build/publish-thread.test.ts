import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeManyPlaces } from '../bench/many-places.ts';

test('a build that fails does not wait for the thread that would have written it', () => {
  const script = `import { createPublishThread } from './src/build/publish-thread.ts'; createPublishThread();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('a build of more pages than may wait for the thread waits for it', () => {
  const folder = mkdtempSync(join('.build/test', 'many-'));
  writeManyPlaces(join(folder, 'content'), 300);
  const { status, stderr } = spawnSync(process.execPath, ['src/commands/build.ts', '--out', join(folder, 'out')], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: join(folder, 'content') },
    timeout: 60_000,
  });
  const pages = globSync('service-areas/*/index.html', { cwd: join(folder, 'out/dist') });
  rmSync(folder, { recursive: true });
  expect([status, stderr.includes('Error'), pages.length]).toEqual([0, false, 300]);
}, 90_000);
