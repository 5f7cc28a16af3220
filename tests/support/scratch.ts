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

/** Removes every such folder. */
export function clearScratch(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// What runs no test file, such as the specs of the browser, ends with its process.
process.once('exit', clearScratch);
