import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };

/** The entry a package finds for a dependency: its own, or that of the nearest folder above. */
function resolve(from: string, name: string): LockEntry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
  }
}

test('the lock file names every dependency of every platform', () => {
  expect(packages.length).toBeGreaterThan(200);
  const missing = packages.flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => resolve(path, name) === undefined)
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('native packages are there for Linux, macOS and Windows', () => {
  const names = packages.map(([path]) => path.replace(/.*node_modules\//, ''));
  for (const family of ['@biomejs/cli-', '@cloudflare/workerd-', '@astrojs/compiler-binding-', '@rolldown/binding-']) {
    const platforms = names.filter((name) => name.startsWith(family));
    for (const platform of ['linux', 'darwin', 'win']) {
      expect([family, platforms.some((name) => name.includes(platform))]).toEqual([family, true]);
    }
  }
});

test('every package has its digest, none an address of its own', () => {
  expect(packages.filter(([, entry]) => entry.integrity === undefined && entry.link !== true)).toEqual([]);
  expect(packages.filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
});

test('no package needs to run a script when it is installed', () => {
  const scripted = packages
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/.*node_modules\//, ''));
  expect([...new Set(scripted)].filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});
