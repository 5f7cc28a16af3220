import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
/** What is installed; the packages of this repository are linked. */
const packages = entries.filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };

/** The entry a package finds for a dependency: its own, or that of the nearest folder above. */
function resolve(from: string, name: string): LockEntry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
  }
}

/** What a package needs and the lock file does not have. */
const lacking = entries.flatMap(([path, entry]) => {
  const name = `${path.replace(/.*node_modules\//, '')} ${entry.version}`;
  const missing = (kind: 'dependencies' | 'optionalDependencies') =>
    Object.keys(entry[kind] ?? {}).filter((needed) => resolve(path, needed) === undefined);
  return [
    ...missing('dependencies').map((needed) => `${name} lacks ${needed}. Run: npm install`),
    // npm leaves these out without a word, and the next "npm ci" stops, on every platform.
    ...missing('optionalDependencies').map(
      (needed) => `${name} lacks ${needed}: the registry does not have it. Take the version before, or wait for it.`,
    ),
  ];
});

test('the lock file names every dependency of every platform, so that "npm ci" works on each', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(lacking).toEqual([]);
});

test('every package has its digest, none an address of its own', () => {
  expect(packages.filter(([, entry]) => entry.integrity === undefined)).toEqual([]);
  expect(packages.filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
});

test('no package needs to run a script when it is installed', () => {
  const scripted = packages
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/.*node_modules\//, ''));
  expect([...new Set(scripted)].filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});
