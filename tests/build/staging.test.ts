import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStage, replaceBuild } from '../../src/build/stage.ts';
import { buildFolders } from '../../src/settings/folders.ts';

let out: string;
beforeEach(() => {
  mkdirSync('.build/test', { recursive: true });
  out = mkdtempSync('.build/test/staging-');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** Writes a build that says its name in each of its folders. */
function writeBuild(folder: string, name: string) {
  const folders = buildFolders(folder);
  for (const path of [folders.published, folders.prepared]) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'name.txt'), name);
  }
  return folders;
}

function readBuild(folder: string): string[] {
  const { published, prepared } = buildFolders(folder);
  return [published, prepared].map((path) => readFileSync(join(path, 'name.txt'), 'utf8'));
}

test('the stage of a process that was killed goes with a build a day later, one of today stays', () => {
  const stages = ['stage-abcdef', 'stage-uvwxyz'].map((name) => join(out, name));
  for (const stage of stages) mkdirSync(stage);
  const before = Date.now() / 1000 - 90_000;
  utimesSync(join(out, 'stage-abcdef'), before, before);
  createStage(out);
  expect(stages.map(existsSync)).toEqual([false, true]);
});

/** Replaces the build in `out` in a process that ends, as if its power were cut, after so many of its renames. */
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
    const { buildFolders } = await import('./src/settings/folders.ts');
    replaceBuild(buildFolders(${JSON.stringify(stage)}), buildFolders(${JSON.stringify(out)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script]).signal;
}

test('a build that is killed between any two renames leaves one build, or none that is served, and the next one works', () => {
  const seen: string[] = [];
  for (const renames of [1, 2, 3, 4]) {
    rmSync(out, { recursive: true, force: true });
    const target = writeBuild(out, 'old');
    const stage = join(out, 'stage');
    writeBuild(stage, 'new');
    expect(replaceUntilKilled(stage, renames)).toBe('SIGKILL');
    const [published, prepared] = [target.published, target.prepared].map((folder) =>
      existsSync(folder) ? readFileSync(join(folder, 'name.txt'), 'utf8') : 'none',
    );
    // A server reads what is prepared first, and says that there is no finished build where it is missing.
    if (prepared !== 'none') expect(published, `${renames}`).toBe(prepared);
    seen.push(`${published} ${prepared}`);
    rmSync(stage, { recursive: true, force: true });
    replaceBuild(writeBuild(stage, 'next'), target);
    expect(readBuild(out)).toEqual(['next', 'next']);
    expect(readdirSync(out).sort()).toEqual(['dist', 'server', 'stage']);
  }
  expect(seen).toEqual(['old none', 'none none', 'new none', 'new new']);
});
