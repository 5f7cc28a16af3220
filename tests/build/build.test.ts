import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../support/content-copy.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { referenceFolders, secondBusiness } from '../support/reference-build.ts';
import { scratchFolder } from '../support/scratch.ts';

const scratch = scratchFolder('build');

test('a build that fails halfway does not change the published folder', { tags: 'thorough' }, () => {
  const out = join(scratch, 'full');
  cpSync(secondBusiness.folders.published, join(out, 'dist'), { recursive: true });
  const before = fingerprint(join(out, 'dist'));
  // Limit for files, which `bodies.bin` exceeds when half of it is written.
  const command = `ulimit -f 900 && exec ${JSON.stringify(process.execPath)} src/commands/build.ts --out ${out}`;
  const run = spawnSync('sh', ['-c', command], {
    env: { ...process.env, CONTENT_DIR: secondBusiness.directory },
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 1, stderr: expect.stringContaining('EFBIG') });
  expect([fingerprint(join(out, 'dist')), existsSync(join(out, 'server'))]).toEqual([before, false]);
});

test('invalid content fails the build with all problems of all files, and does not change the published folder', () => {
  const { directory, edit } = copyContent();
  const out = join(scratch, 'out');
  cpSync(referenceFolders.published, join(out, 'dist'), { recursive: true });
  const before = fingerprint(join(out, 'dist'));
  edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 249 dollars');
  edit('places/dundas.yaml', 'postalAreas: [L9H]', 'postalAreas: [L8A]');
  edit('business.yaml', 'opens: "07:30"', 'opens: 7h30');

  const run = spawnSync(process.execPath, ['src/commands/build.ts', '--out', out], {
    env: { ...process.env, CONTENT_DIR: directory, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  for (const place of ['business.yaml:32:12', 'places/dundas.yaml:8:15', 'services/spring.mdx:8:16'])
    expect(run.stderr).toContain(`/${place}  `);
  expect(run.stderr).toMatch(/\n3 problems in 3 files \(\d+ files checked\)\. The site was not built\.\n$/);
  expect(fingerprint(join(out, 'dist'))).toEqual(before);
  expect(existsSync(join(out, 'server'))).toBe(false);
});
