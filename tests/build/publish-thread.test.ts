import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadStaticFiles, readBuilt } from '../../src/server/static-files.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { writeManyPlaces } from '../bench/many-places.ts';

describe('the thread that writes', () => {
  let folder = '';
  let job = '';
  /** Runs a script that has the thread for a job of its own. */
  const run = (content: string, script: string) => {
    job = join(folder, 'dist');
    const file = join(folder, 'script.mjs');
    const begin = `import { sharePublishThread } from ${JSON.stringify(resolve('src/publish/publish-thread.ts'))};
      const job = ${JSON.stringify({ content, origin: 'http://localhost', directory: resolve(job) })};`;
    writeFileSync(file, `${begin} ${script}`);
    return spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 30_000 });
  };
  beforeEach(() => {
    folder = mkdtempSync(join('.build/test', 'thread-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is not waited for by a build that fails elsewhere', () => {
    const { status, stderr } = run('content', 'sharePublishThread(job);');
    expect([status, stderr]).toEqual([0, '']);
  });

  test('is one for each job, also when it has failed, until it is closed', () => {
    mkdirSync(join(folder, 'server', 'compressed.bin'), { recursive: true });
    const script = `const thread = sharePublishThread(job);
      const other = sharePublishThread({ ...job, origin: 'http://example.org' });
      console.log(thread === sharePublishThread({ ...job }), thread === other);
      other.close();
      await thread.finish({ scripts: [], styles: [] }).catch(({ code }) => console.log(code));
      await sharePublishThread(job).readContent().catch(({ code }) => console.log(code));
      thread.close();
      console.log(thread === sharePublishThread(job));`;
    const { stdout, stderr } = run('content', script);
    expect([stdout, stderr]).toEqual(['true false\nEISDIR\nEISDIR\nfalse\n', '']);
  });

  test('publishes no site without its pages', () => {
    const script = `const thread = sharePublishThread(job);
      await thread.finish({ scripts: [], styles: [] }).catch(({ message }) => console.log(message.slice(0, 33)));`;
    const { stdout } = run('content', script);
    expect(stdout).toBe('These pages were not rendered: /,\n');
  });

  test('tells what is wrong with the content, and leaves the folder as it was', () => {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'index.html'), 'published');
    const script = `const { site, problems } = await sharePublishThread(job).readContent();
      console.log(site === undefined, problems.map(({ message }) => message).join());`;
    const { status, stdout } = run('no-such-folder', script);
    expect([status, stdout]).toEqual([
      0,
      'true is not a folder. Let CONTENT_DIR name the folder that holds business.yaml.\n',
    ]);
    expect(readdirSync(job)).toEqual(['index.html']);
  });

  test('empties the folder before it tells that the content is sound', () => {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'gone.html'), 'published');
    const script = `const { site } = await sharePublishThread(job).readContent();
      console.log(site.places.length > 0, (await import('node:fs')).existsSync(job.directory + '/gone.html'));`;
    const { status, stdout, stderr } = run('content', script);
    expect([status, stdout, stderr]).toEqual([0, 'true false\n', '']);
  });

  test('ends the build when it fails itself', () => {
    mkdirSync(join(folder, 'server', 'compressed.bin'), { recursive: true });
    const script = `const thread = sharePublishThread(job);
      await thread.readContent();
      const page = { html: new Uint8Array(), gzip: new Uint8Array() };
      for (let count = 0; count < 400; count++) await thread.addPage('/', page);
      await thread.finish({ scripts: [], styles: [] });`;
    const { status, stderr } = run('content', script);
    expect([status, stderr.includes('EISDIR')]).toEqual([1, true]);
  });
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
