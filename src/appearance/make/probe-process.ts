import { readFileSync } from 'node:fs';
import { white } from '../palette.ts';
import { MOST_PIXELS } from './pictures.ts';
import { type Decoded, refused } from './probe-pictures.ts';

// Decodes the pictures whose paths it reads from stdin, and writes a line of JSON for each.
for (const path of JSON.parse(readFileSync(0, 'utf8')) as string[]) {
  process.stdout.write(`${JSON.stringify([path, await decode(path)])}\n`);
}

/** Decodes a picture completely: its size after rotation, and its average colour. */
async function decode(path: string): Promise<Decoded> {
  const sharp = await loadSharp();
  if (sharp === undefined) return refused('no-decoder');
  try {
    const image = sharp(path, { limitInputPixels: MOST_PIXELS });
    const { autoOrient } = await image.metadata();
    const pixel = await image
      .autoOrient()
      .flatten({ background: white })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer();
    return { problem: null, detail: '', ...autoOrient, colour: `#${pixel.toString('hex', 0, 3)}` };
  } catch (error) {
    return refused('undecodable', error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}

/** The decoder, if it is installed on this machine: sharp has native code for each system. */
async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch {
    return undefined;
  }
}
