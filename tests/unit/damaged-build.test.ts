import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPublishedBuild } from '../../functions/hosting/host.ts';
import { loadBuild } from '../../functions/node/static-files.ts';
import { UserError } from '../../src/settings/environment.ts';
import { scratchFolder } from '../scratch.ts';

const texts = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"files":null,"prepared":null,"others":null}',
  '{"files":{}}',
  '{"files":[{}]}',
];

test.each(texts)('serving or staging a build with the JSON %j fails with the advice to build again', (text) => {
  const folder = scratchFolder('damaged');
  mkdirSync(join(folder, '_astro'));
  for (const file of ['manifest.json', '_astro/function.abc.json']) writeFileSync(join(folder, file), text);
  for (const read of [loadBuild, readPublishedBuild]) {
    const find = () => read({ published: folder, prepared: folder });
    expect(find).toThrow(UserError);
    expect(find).toThrow(/^There is no finished build \(\S+\.json is missing or damaged\)\. Run: npm run build$/);
  }
});
