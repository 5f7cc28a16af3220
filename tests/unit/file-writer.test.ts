import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileWriter } from '../../src/build/file-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files are all there when it has finished, with the folders above them', async () => {
  const writer = createFileWriter();
  for (let index = 0; index < 300; index++)
    await writer.write(join(folder, 'many', `${index % 7}`, `${index}.txt`), Buffer.from(`${index}`));
  await writer.finish();
  expect(readdirSync(join(folder, 'many'))).toHaveLength(7);
  for (let index = 0; index < 300; index++)
    expect(readFileSync(join(folder, 'many', `${index % 7}`, `${index}.txt`), 'utf8')).toBe(`${index}`);
});

test('what cannot be written is told at the end, and the rest is written', async () => {
  writeFileSync(join(folder, 'occupied'), '');
  const writer = createFileWriter();
  await writer.write(join(folder, 'occupied', 'x.txt'), Buffer.from('x'));
  await writer.write(join(folder, 'y.txt'), Buffer.from('y'));
  await expect(writer.finish()).rejects.toThrow(/occupied/);
  expect(readFileSync(join(folder, 'y.txt'), 'utf8')).toBe('y');
});
