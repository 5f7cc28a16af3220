import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildFolders, preparedBeside } from '../settings/folders.ts';

/**
 * Creates a private staging folder for a build, so that builds are never seen incomplete and concurrent ones do not
 * interfere. It is inside the project, because Astro moves files between output folder and project. It is removed on
 * exit, or by the next build if the process was killed.
 */
export function createStage(): BuildFolders {
  const stage = makeStage(resolve('.build'));
  process.once('exit', () => remove(stage));
  const published = join(stage, 'dist');
  return { published, prepared: preparedBeside(published) };
}

/**
 * Replaces the build in `target` by a staged one. The private files are removed first and added last: if the process is
 * killed in between there is no finished build, but never new pages with old data. Throws file system errors after
 * restoring the previous build.
 */
export function replaceBuild(staged: BuildFolders, target: BuildFolders): void {
  const near = makeStage(dirname(resolve(target.prepared)));
  const moves = [
    [staged.published, join(near, 'dist')],
    [staged.prepared, join(near, 'server')],
    [target.prepared, join(near, 'old-server')],
    [target.published, join(near, 'old-dist')],
    [join(near, 'dist'), target.published],
    [join(near, 'server'), target.prepared],
  ] as const;
  const undo: (() => void)[] = [];
  try {
    for (const [from, to] of moves.filter(([path]) => existsSync(path) || path.startsWith(near))) {
      move(from, to);
      undo.unshift(() => move(to, from));
    }
  } catch (error) {
    for (const back of undo) back();
    throw error;
  } finally {
    remove(near);
  }
}

/** Creates a staging folder and removes those of killed processes. */
function makeStage(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const [, pid] = /^stage-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(folder, name));
  }
  return mkdtempSync(join(folder, `stage-${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Moves a folder, by copying if the target is on another file system. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}
