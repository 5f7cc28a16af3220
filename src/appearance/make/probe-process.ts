import { openPhoto } from './pictures.ts';
import { type Decoded, refused } from './probe-pictures.ts';

/** Decodes a picture completely: its size after rotation, and its average colour. */
async function decode(path: string): Promise<Decoded> {
  try {
    const image = await openPhoto(path);
    const { autoOrient } = await image.metadata();
    const pixel = await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return { problem: null, detail: '', ...autoOrient, colour: `#${pixel.toString('hex', 0, 3)}` };
  } catch (error) {
    return refused('undecodable', error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}

// Decodes the picture whose path it is called with, and writes what it finds as JSON.
process.stdout.write(JSON.stringify(await decode(process.argv[2] ?? '')));
