import { openPhoto } from './pictures.ts';
import { type Decoded, undecodable } from './probe-pictures.ts';

/** Decodes a picture completely: its size after rotation. */
async function decode(path: string): Promise<Decoded> {
  try {
    const image = await openPhoto(path);
    const { autoOrient } = await image.metadata();
    await image.resize(1, 1).raw().toBuffer();
    return { problem: null, ...autoOrient };
  } catch (error) {
    return undecodable(error instanceof Error ? error.message : String(error));
  }
}

// Decodes the picture whose path it is called with, and writes what it finds as JSON.
process.stdout.write(JSON.stringify(await decode(process.argv[2] ?? '')));
