import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../support/scratch.ts';

test('compressing many files keeps few of them open at once', () => {
  const folder = scratchFolder('uncompressed');
  for (let n = 0; n < 400; n++) writeFileSync(join(folder, `${n}.html`), `${n}`.repeat(1000));
  const target = join(scratchFolder('compressed'), 'bodies.bin');
  const script = `
    const { compressFiles } = await import('./src/build/compress-files.ts');
    const { files } = await compressFiles(...${JSON.stringify([folder, target])}, new Map(), () => {});
    console.log(files.length);`;
  const limited = 'ulimit -n 100 && exec "$0" --input-type=module --eval "$1"';
  const { stdout, stderr } = spawnSync('sh', ['-c', limited, process.execPath, script], { encoding: 'utf8' });
  expect(stdout, stderr).toBe('400\n');
});
