import sharp from 'sharp';
import { openPhoto } from './images.ts';

// Called with the path of an image and a number of pixels: writes its size after rotation, and decodes it completely
// unless it has more.
const [, , path = '', maxPixels] = process.argv;
const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
if (autoOrient.width * autoOrient.height <= Number(maxPixels))
  await (await openPhoto(path)).resize(1, 1).raw().toBuffer();
process.stdout.write(JSON.stringify(autoOrient));
