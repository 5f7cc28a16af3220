import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestBody, loadBuild } from '../../functions/node/static-files.ts';
import { UserError } from '../../src/settings/environment.ts';
import { scratchFolder } from '../scratch.ts';

const digest = digestBody('{}');
const digests = `{"function-data.json":"${digest}","compressed.bin":"${digest}"}`;

test.each(['{}', '[]', 'null', '1', '{"files":{}}', `{"files":[{}],"prepared":${digests}}`])(
  'a manifest of %s gets a message that says what to run',
  (manifest) => {
    const prepared = scratchFolder('load-build');
    writeFileSync(join(prepared, 'manifest.json'), manifest);
    for (const name of ['function-data.json', 'compressed.bin']) writeFileSync(join(prepared, name), '{}');
    expect(() => loadBuild({ published: prepared, prepared })).toThrow(UserError);
    expect(() => loadBuild({ published: prepared, prepared })).toThrow('Run: npm run build');
  },
);

test.skipIf(process.platform === 'win32').each(['manifest.json', 'function-data.json', 'page.html'])(
  'a named pipe in place of %s gets a message, and nothing waits for its writer',
  (pipe) => {
    const prepared = scratchFolder('load-build');
    const manifest = `{"files":[{"file":"page.html","paths":[],"etag":"","size":1}],"prepared":${digests}}`;
    for (const [name, text] of [
      ['manifest.json', manifest],
      ['function-data.json', '{}'],
      ['compressed.bin', '{}'],
    ] as const)
      if (name !== pipe) writeFileSync(join(prepared, name), text);
    spawnSync('mkfifo', [join(prepared, pipe)]);
    expect(() => loadBuild({ published: prepared, prepared })).toThrow(UserError);
  },
);
