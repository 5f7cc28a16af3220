import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BuildFolders, preparedBeside } from '../settings/folders.ts';

const POLL_MS = 20;
// Four renames take milliseconds: a lock of this age is from a process that was killed.
const LOCK_LIFETIME_MS = 10_000;

/**
 * Makes a folder in which one build works, so that nobody sees half of a build
 * and two at once never meet. It lies in the project, because Astro moves files
 * between the output folder and the project. It is removed when the process
 * ends, or by the next build if the process was killed.
 */
export function createStage(): BuildFolders {
  const stage = makeStage(resolve('.build'));
  process.once('exit', () => remove(stage));
  const published = join(stage, 'dist');
  return { published, prepared: preparedBeside(published) };
}

/**
 * Replaces the build in `target` by a staged one. The files for servers leave
 * first and arrive last: a process that is killed in between leaves no finished
 * build, never new pages beside old data. One process at a time replaces
 * builds in a folder. Throws errors of the file system; the build before is
 * back in its place then.
 */
export async function replaceBuild(staged: BuildFolders, target: BuildFolders): Promise<void> {
  const folder = dirname(resolve(target.prepared));
  const near = makeStage(folder);
  const path = (name: string) => join(near, name);
  try {
    move(staged.published, path('dist'));
    move(staged.prepared, path('server'));
    await withLock(join(folder, 'replacing.lock'), () =>
      renameAll([
        [target.prepared, path('old-server')],
        [target.published, path('old-dist')],
        [path('dist'), target.published],
        [path('server'), target.prepared],
      ]),
    );
  } finally {
    remove(near);
  }
}

/** Makes a stage in a folder, and removes those of processes that were killed. */
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
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Moves a folder; to another file system it is copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}

/** Renames one folder after the other, leaving out what is not there; undoes all of it if one cannot be renamed. */
function renameAll(renames: readonly (readonly [from: string, to: string])[]): void {
  const done: (readonly [from: string, to: string])[] = [];
  try {
    for (const [from, to] of renames.filter(([path]) => existsSync(path))) {
      renameSync(from, to);
      done.unshift([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from);
    throw error;
  }
}

async function withLock(lock: string, action: () => void): Promise<void> {
  while (!take(lock)) await setTimeout(POLL_MS);
  try {
    action();
  } finally {
    rmdirSync(lock);
  }
}

/** Takes a lock, a folder because making one is atomic; false while another process holds it. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LOCK_LIFETIME_MS) remove(lock);
    return false;
  }
}
