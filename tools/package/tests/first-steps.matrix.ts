import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InstalledSite, installSite } from './install.ts';

/* What has to work on every system: packing, beginning a site, installing, checking and building it. */

let site: InstalledSite;
beforeAll(() => {
  site = installSite('netlify');
});
afterAll(() => site?.dispose());

test('H2 a new site passes its check and builds', () => {
  for (const args of [['check'], ['build', '--host', 'netlify']]) {
    const { status, stdout, stderr } = site.run(args, { SITE_URL: 'https://www.maplehill.ca' });
    expect(status, stdout + stderr).toBe(0);
  }
  for (const file of ['dist/index.html', 'dist/index.md', '.build/netlify/functions/site.mjs'])
    expect(existsSync(join(site.folder, file)), file).toBe(true);
});
