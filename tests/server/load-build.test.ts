import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPublishedBuild } from '../../functions/hosting/host.ts';
import { loadBuild } from '../../functions/node/static-files.ts';
import { prepareFunctionData, serializeFunctionData } from '../../src/function/prepare-data.ts';
import { digestBody } from '../../src/system/digest.ts';
import { UserError } from '../../src/system/user-error.ts';
import { site } from '../support/reference-site.ts';
import { scratchFolder } from '../support/scratch.ts';

const digest = digestBody('{}');
const digests = `{"function-data.json":"${digest}","bodies.bin":"${digest}"}`;

test.skipIf(process.platform === 'win32').each(['manifest.json', 'function-data.json', 'page.html'])(
  'a named pipe in place of %s is an error, without waiting for its writer',
  (pipe) => {
    const folder = scratchFolder('load-build');
    const manifest = `{"files":[{"file":"page.html","paths":[],"etag":"","size":1,"encodings":[]}],"digests":${digests}}`;
    for (const [name, text] of [
      ['manifest.json', manifest],
      ['function-data.json', '{}'],
      ['bodies.bin', '{}'],
    ] as const)
      if (name !== pipe) writeFileSync(join(folder, name), text);
    spawnSync('mkfifo', [join(folder, pipe)]);
    expect(() => loadBuild({ published: folder, privateFolder: folder })).toThrow(UserError);
  },
);

test.each([0, 5000])('files that compress are the same with %i bytes kept decompressed', (maxDecompressedBytes) => {
  const folder = scratchFolder('load-build');
  const texts = ['a', 'b', 'c'].map((letter) => `<p>${letter.repeat(2000)}</p>`);
  const packed = texts.map((text) => gzipSync(text));
  const files = texts.map((text, index) => {
    writeFileSync(join(folder, `${index}.html`), text);
    const start = packed.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    const encodings = index === 1 ? [] : [['gzip', start, packed[index]?.length]];
    const entry = { file: `${index}.html`, paths: [`/${index}/`], etag: `"${digestBody(text)}"`, size: text.length };
    return { ...entry, encodings };
  });
  const data = serializeFunctionData(prepareFunctionData([{ site }]));
  const compressed = Buffer.concat(packed);
  const digests = { 'function-data.json': digestBody(data), 'bodies.bin': digestBody(compressed) };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files, digests }));
  writeFileSync(join(folder, 'function-data.json'), data);
  writeFileSync(join(folder, 'bodies.bin'), compressed);
  const { findFile } = loadBuild({ published: folder, privateFolder: folder }, maxDecompressedBytes);
  const found = texts.map((_, index) => findFile(`/${index}/`));
  expect(found.map((file) => file?.text())).toEqual(texts);
  expect(found.map((file) => file?.encodings.map(({ read }) => read().length))).toEqual([
    [packed[0]?.length, texts[0]?.length],
    [texts[1]?.length],
    [packed[2]?.length, texts[2]?.length],
  ]);
});

const damaged = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"files":null,"digests":null,"otherLanguages":null}',
  '{"files":{}}',
  '{"files":[{}]}',
];

test.each(damaged)('serving or staging a build with the JSON %j fails with the advice to build again', (text) => {
  const folder = scratchFolder('damaged');
  mkdirSync(join(folder, '_astro'));
  for (const file of ['manifest.json', '_astro/function.abc.json']) writeFileSync(join(folder, file), text);
  for (const read of [loadBuild, readPublishedBuild]) {
    const find = () => read({ published: folder, privateFolder: folder });
    expect(find).toThrow(UserError);
    expect(find).toThrow(/^There is no finished build \(\S+\.json is missing or damaged\)\. Run: npm run build$/);
  }
});
