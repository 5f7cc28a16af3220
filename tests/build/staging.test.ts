import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockBuild } from '../../src/build/lock.ts';
import { identifyProcess } from '../../src/build/running-process.ts';
import { createStage, replaceBuild } from '../../src/build/stage.ts';
import { buildFolders } from '../../src/system/folders.ts';

let out: string;
beforeEach(() => {
  mkdirSync('.build/test', { recursive: true });
  out = mkdtempSync('.build/test/staging-');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** Writes a build with its name in each of its folders. */
function writeBuild(folder: string, name: string) {
  const folders = buildFolders(folder);
  for (const path of [folders.published, folders.privateFolder]) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'name.txt'), name);
  }
  return folders;
}

function readBuild(folder: string): string[] {
  const { published, privateFolder } = buildFolders(folder);
  return [published, privateFolder].map((path) => readFileSync(join(path, 'name.txt'), 'utf8'));
}

/** Names in stages and locks of a process that has ended, and of one whose id this process has now. */
const endedProcesses = [`${spawnSync(process.execPath, ['--version']).pid}.1`, `${process.pid}.1`];

test('a new stage removes only stages whose process has ended', () => {
  const running = `stage-${identifyProcess()}-abcdef`;
  for (const stage of [...endedProcesses.map((name) => `stage-${name}-abcdef`), 'stage-uvwxyz', running])
    mkdirSync(join(out, stage));
  const { published } = createStage(out);
  expect(readdirSync(out).sort()).toEqual([running, basename(dirname(published))].sort());
});

test('a lock is kept while its process runs, and taken over once the process has ended', () => {
  const folders = buildFolders(out);
  const lock = `${folders.privateFolder}.lock`;
  const parent = identifyProcess(process.ppid) ?? '';
  writeFileSync(lock, parent);
  expect(() => lockBuild(folders)).toThrow(`process ${process.ppid}`);
  for (const left of [...endedProcesses, 'no process']) {
    writeFileSync(lock, left);
    const release = lockBuild(folders);
    expect(readFileSync(lock, 'utf8')).toBe(identifyProcess());
    release();
    expect(existsSync(lock)).toBe(false);
  }
  writeFileSync(lock, '');
  expect(() => lockBuild(folders), 'just being written').toThrow('Another build');
  utimesSync(lock, 0, 0);
  lockBuild(folders)();
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s removes the stage and the lock, and ends the process',
  async (signal) => {
    const script = `
    const { cleanUpAtEnd, createStage } = await import('./src/build/stage.ts');
    const { lockBuild } = await import('./src/build/lock.ts');
    const out = ${JSON.stringify(out)};
    cleanUpAtEnd(lockBuild({ published: out + '/dist', privateFolder: out + '/server' }));
    createStage(out);
    setInterval(() => {}, 1000);
    console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await once(child.stdout, 'data');
    expect(readdirSync(out)).toHaveLength(2);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(128 + constants.signals[signal]);
    expect(readdirSync(out)).toEqual([]);
  },
);

test.skipIf(!existsSync('/dev/shm'))('a full disk leaves the old build complete, on another file system too', () => {
  const far = mkdtempSync('/dev/shm/staging-');
  try {
    const target = writeBuild(far, 'old');
    const staged = writeBuild(join(out, 'stage'), 'new');
    const copy = vi.spyOn(fs, 'cpSync').mockImplementationOnce((_, to) => {
      fs.mkdirSync(String(to));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    expect(() => replaceBuild(staged, target)).toThrow('no space');
    copy.mockRestore();
    syncBuiltinESMExports();
    expect(readBuild(far)).toEqual(['old', 'old']);
    expect(readdirSync(far).sort()).toEqual(['dist', 'server']);
    replaceBuild(staged, target);
    expect(readBuild(far)).toEqual(['new', 'new']);
    expect(readdirSync(far).sort()).toEqual(['dist', 'server']);
  } finally {
    rmSync(far, { recursive: true });
  }
});

/** Replaces the build in `out` in a process that is killed after a number of renames. */
function replaceUntilKilled(stage: string, renames: number): NodeJS.Signals | null {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const rename = fs.renameSync;
    let left = ${renames};
    fs.renameSync = (...paths) => {
      rename(...paths);
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    const { replaceBuild } = await import('./src/build/stage.ts');
    const { buildFolders } = await import('./src/system/folders.ts');
    replaceBuild(buildFolders(${JSON.stringify(stage)}), buildFolders(${JSON.stringify(out)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script]).signal;
}

test('a build killed between two renames leaves a complete build or none, and the next build works', () => {
  const seen: string[] = [];
  for (const renames of [1, 2, 3, 4]) {
    rmSync(out, { recursive: true, force: true });
    const target = writeBuild(out, 'old');
    const stage = join(out, 'stage');
    writeBuild(stage, 'new');
    expect(replaceUntilKilled(stage, renames)).toBe('SIGKILL');
    const [published, privateFiles] = [target.published, target.privateFolder].map((folder) =>
      existsSync(folder) ? readFileSync(join(folder, 'name.txt'), 'utf8') : 'none',
    );
    // A server first reads the private files, and reports that there is no finished build if they are missing.
    if (privateFiles !== 'none') expect(published, `${renames}`).toBe(privateFiles);
    seen.push(`${published} ${privateFiles}`);
    rmSync(stage, { recursive: true, force: true });
    replaceBuild(writeBuild(stage, 'next'), target);
    expect(readBuild(out)).toEqual(['next', 'next']);
    expect(readdirSync(out).sort()).toEqual(['dist', 'server', 'stage']);
  }
  expect(seen).toEqual(['old none', 'none none', 'new none', 'new new']);
});
