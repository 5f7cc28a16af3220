import { readFileSync } from 'node:fs';
import { decodePicture } from './decode-picture.ts';
import { createProgress } from './progress.ts';

// Decodes the pictures whose paths it reads from stdin, and writes a line of JSON for each.
const paths = JSON.parse(readFileSync(0, 'utf8')) as string[];
const progress = createProgress(paths.length, (line) => process.stderr.write(`${line}\n`));
for (const path of paths) {
  const decoded = await decodePicture(path);
  process.stdout.write(`${JSON.stringify({ path, decoded })}\n`);
  progress.step('photographs looked at');
}
