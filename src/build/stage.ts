import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type BuildFolders, buildFolders } from '../system/folders.ts';
import { identifyProcess, isRunning } from './running-process.ts';

/** Functions to call when the process ends, the latest first. */
const cleanups: (() => void)[] = [];

/**
 * Creates a private staging folder for a build, so that builds are never seen incomplete and concurrent ones do not
 * interfere. It is inside the project, because Astro moves files between output folder and project. It is removed when
 * the process ends, by a signal too, or by the next build if the process was killed.
 */
export function createStage(parent = resolve('.build')): BuildFolders {
  mkdirSync(parent, { recursive: true });
  for (const name of globSync('stage-*', { cwd: parent }))
    if (!isRunning(name.split('-')[1] ?? '')) remove(join(parent, name));
  const stage = mkdtempSync(join(parent, `stage-${identifyProcess()}-`));
  cleanUpAtEnd(() => remove(stage));
  return buildFolders(stage);
}

/** Calls a function when the process ends, unless it is killed with SIGKILL. */
export function cleanUpAtEnd(cleanup: () => void): void {
  if (cleanups.length === 0) {
    process.once('exit', () => {
      for (const next of cleanups) next();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  cleanups.unshift(cleanup);
}

/**
 * Replaces the build in `target` with a staged one. The private files are removed first and added last: if the process
 * is killed in between there is no finished build, but never new pages with old data. A build on another file system
 * is first copied next to the target, so that a full disk leaves the target unchanged. Throws file system errors after
 * restoring the previous build.
 */
export function replaceBuild(staged: BuildFolders, target: BuildFolders): void {
  const parent = dirname(target.published);
  mkdirSync(parent, { recursive: true });
  if (statSync(dirname(staged.published)).dev === statSync(parent).dev) {
    swap(staged, target);
    return;
  }
  const copy = createStage(parent);
  try {
    cpSync(staged.published, copy.published, { recursive: true });
    cpSync(staged.privateFolder, copy.privateFolder, { recursive: true });
    swap(copy, target);
  } finally {
    remove(dirname(copy.published));
  }
}

function swap(staged: BuildFolders, target: BuildFolders): void {
  const stage = dirname(staged.published);
  const moves = [
    [target.privateFolder, join(stage, 'old-server')],
    [target.published, join(stage, 'old-dist')],
    [staged.published, target.published],
    [staged.privateFolder, target.privateFolder],
  ] as const;
  const done: (typeof moves)[number][] = [];
  try {
    for (const [from, to] of moves) {
      if (!existsSync(from)) continue;
      move(from, to);
      done.unshift([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done) move(to, from);
    throw error;
  }
}

/** Removes a folder, even while files are still being written to it. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** Moves a folder. Copies it if it cannot be renamed, as in a lower layer of a container. */
function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch {
    try {
      cpSync(from, to, { recursive: true });
    } catch (error) {
      remove(to);
      throw error;
    }
    remove(from);
  }
}
