import sharp from 'sharp';
import { MAX_PIXELS, openPhoto } from './pictures.ts';

// Writes the size of the picture whose path it is called with, after rotation, and decodes it completely unless it is
// too large.
const path = process.argv[2] ?? '';
const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
if (autoOrient.width * autoOrient.height <= MAX_PIXELS) await (await openPhoto(path)).resize(1, 1).raw().toBuffer();
process.stdout.write(JSON.stringify(autoOrient));
