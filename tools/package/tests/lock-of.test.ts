import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { type LockFile, lockOf } from '../lock-of.ts';

const whole = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the lock file for Wrangler holds all that it needs, with digests, and nothing of the tests', () => {
  const { packages } = lockOf('wrangler', whole);
  const { '': root, ...entries } = packages;
  expect(root).toEqual({ dependencies: { wrangler: devDependencies.wrangler } });
  const lacking = Object.entries(entries).flatMap(([path, { dependencies = {} }]) =>
    Object.keys(dependencies).filter((name) => !isFound(name, path)),
  );
  expect(lacking).toEqual([]);
  expect(Object.values(entries).filter((entry) => !('integrity' in entry) || 'dev' in entry)).toEqual([]);
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(['node_modules/workerd', 'node_modules/miniflare']));
  for (const name of ['vitest', 'astro', '@playwright/test'])
    expect(entries).not.toHaveProperty([`node_modules/${name}`]);

  function isFound(name: string, from: string): boolean {
    if (`${from}/node_modules/${name}` in entries) return true;
    return from === '.' ? `node_modules/${name}` in entries : isFound(name, dirname(from));
  }
});
