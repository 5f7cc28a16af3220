import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
/** Installed packages; those of this repository are linked. */
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };

test('every package has a digest and no separate address', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(([, entry]) => entry.integrity === undefined)).toEqual([]);
  expect(packages.filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
});

test('no package needs to run a script when it is installed', () => {
  const scripted = packages
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/.*node_modules\//, ''));
  expect([...new Set(scripted)].filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});
