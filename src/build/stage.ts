import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildFolders, buildFolders } from '../settings/folders.ts';

const DAY_MS = 86_400_000;

/**
 * Creates a private staging folder for a build, so that builds are never seen incomplete and concurrent ones do not
 * interfere. It is inside the project, because Astro moves files between output folder and project. It is removed on
 * exit, or by a build a day later if the process was killed.
 */
export function createStage(parent = resolve('.build')): BuildFolders {
  mkdirSync(parent, { recursive: true });
  for (const name of globSync('stage-*', { cwd: parent })) {
    const { mtimeMs = Infinity } = statSync(join(parent, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY_MS) remove(join(parent, name));
  }
  const stage = mkdtempSync(join(parent, 'stage-'));
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
