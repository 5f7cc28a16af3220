import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildFolders, buildFolders } from '../settings/folders.ts';

const NAME = /^stage-(\d+)-/;

/**
 * Creates a private staging folder for a build, so that builds are never seen incomplete and concurrent ones do not
 * interfere. It is inside the project, because Astro moves files between output folder and project. It is removed on
 * exit, or by the next build if the process was killed.
 */
export function createStage(parent = resolve('.build')): BuildFolders {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(parent, name));
  }
  const stage = mkdtempSync(join(parent, `stage-${process.pid}-`));
  process.once('exit', () => remove(stage));
  return buildFolders(stage);
}

/**
 * Replaces the build in `target` by a staged one. The private files are removed first and added last: if the process is
 * killed in between there is no finished build, but never new pages with old data. Throws file system errors after
 * restoring the previous build.
 */
export function replaceBuild(staged: BuildFolders, target: BuildFolders): void {
  const stage = dirname(staged.published);
  const moves = [
    [target.prepared, join(stage, 'old-server')],
    [target.published, join(stage, 'old-dist')],
    [staged.published, target.published],
    [staged.prepared, target.prepared],
  ] as const;
  const undo: (() => void)[] = [];
  try {
    for (const [from, to] of moves.filter(([path]) => existsSync(path))) {
      move(from, to);
      undo.unshift(() => move(to, from));
    }
  } catch (error) {
    for (const back of undo) back();
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Moves a folder, by copying where it cannot be renamed: to another file system. */
function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
    remove(from);
  }
}
