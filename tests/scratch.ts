import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new folder for what tests write, which goes when the tests of a file are over. */
export function scratchFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `${name}-`));
  folders.push(folder);
  return folder;
}

/** Takes away every such folder. */
export function clearScratch(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// What runs no test file, such as the specs of the browser, ends with its process.
process.once('exit', clearScratch);
