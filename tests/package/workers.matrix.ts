import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InstalledSite, installSite } from './install.ts';

let site: InstalledSite;
beforeAll(() => {
  site = installSite('workers');
});
afterAll(() => site?.dispose());

test('H2 a site for Workers is built, held to its budgets and bundled by "deploy --dry-run"', () => {
  const { status, stdout, stderr } = site.run(['deploy', 'production', '--dry-run'], {
    SITE_URL: 'https://www.maplehill.ca',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('Nothing was uploaded.');
  expect(stdout).toMatch(/of +20,000 bytes of the function/);
});
