import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Creates a folder for the output of tests, which is removed after the test file. */
export function scratchFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `${name}-`));
  folders.push(folder);
  return folder;
}

/** Removes all scratch folders. */
export function clearScratch(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// Playwright specs have no hook after each file, so clean up at exit.
process.once('exit', clearScratch);
