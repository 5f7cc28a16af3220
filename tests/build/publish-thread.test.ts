import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFolders } from '../../src/build/folders.ts';
import { loadStaticFiles, readBuilt } from '../../src/server/static-files.ts';
import { writeManyPlaces } from '../bench/many-places.ts';

test('a build that fails does not wait for the thread that would have written it', () => {
  const script = `import { createPublishThread } from './src/build/publish-thread.ts'; createPublishThread();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stderr]).toEqual([0, '']);
});

describe('a build of more pages than may wait for the thread', () => {
  let folder = '';
  let run: SpawnSyncReturns<string>;
  beforeAll(() => {
    folder = mkdtempSync(join('.build/test', 'many-'));
    writeManyPlaces(join(folder, 'content'), 300);
    run = spawnSync(process.execPath, ['src/commands/build.ts', '--out', join(folder, 'out')], {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: join(folder, 'content') },
      timeout: 60_000,
    });
  }, 90_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('waits for it', () => {
    const pages = globSync('service-areas/*/index.html', { cwd: join(folder, 'out/dist') });
    expect([run.status, run.stderr.includes('Error'), pages.length]).toEqual([0, false, 300]);
  });

  test('has its many pages packed with gzip, which nobody gets who does not accept it', () => {
    const { published, prepared } = buildFolders(join(folder, 'out'));
    const files = loadStaticFiles(published, prepared, readBuilt(join(prepared, 'edge-data.json')));
    const [page = ''] = globSync('service-areas/*/index.html', { cwd: published });
    const encodingsAt = (path: string) => {
      const forms = files.direct(path)?.forms;
      return (['any', 'br', 'gzip', 'identity'] as const).map((accepted) => forms?.[accepted].encoding);
    };
    expect(encodingsAt('/')).toEqual(['br', 'br', 'gzip', 'identity']);
    for (const path of [`/${page.replace('index.html', '')}`, `/${page.replace('.html', '.md')}`]) {
      expect([path, encodingsAt(path)]).toEqual([path, ['gzip', 'identity', 'gzip', 'identity']]);
      const forms = files.direct(path)?.forms;
      expect(gunzipSync(forms?.any.body ?? '').equals(forms?.identity.body ?? Buffer.of())).toBe(true);
      expect(forms?.any.headers.join(' ')).toContain('Accept-Encoding');
    }
  });
});
