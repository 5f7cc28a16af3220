import { expect, test } from 'vitest';
import { checkFileCount } from '../../functions/hosting/host.ts';
import { hosts } from '../../functions/hosting/hosts.ts';
import { workers } from '../../functions/hosting/workers.ts';
import { countFiles } from '../../src/build/published-files.ts';
import { listFiles } from '../../src/system/folders.ts';
import { referenceFolders } from '../support/reference-build.ts';
import { site } from '../support/reference-site.ts';

test.each([
  [20_000, undefined],
  [20_001, 'The site has about 20,001 files. workers allows 20,000 on the free plan, 100,000 on the paid plan.'],
  [100_000, expect.stringContaining('about 100,000 files')],
])('a build of %i files for Workers is checked before it starts: %s', (count, message) =>
  expect(checkFileCount(workers, count)).toEqual(message),
);

test('more files than any plan of a host allows stop the build before it starts', () => {
  expect(() => checkFileCount(workers, 100_001)).toThrow(/about 100,001 files.*The site was not built\./);
  for (const host of hosts) expect(checkFileCount(host, 1)).toBeUndefined();
});

test('the number of files estimated before a build is close to the published one', () => {
  const built = listFiles(referenceFolders.published).length;
  expect(Math.abs(countFiles([site]) - built)).toBeLessThan(built / 30);
});
