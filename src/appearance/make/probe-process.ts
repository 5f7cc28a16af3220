import { openPhoto } from './pictures.ts';

// Decodes the picture whose path it is called with completely; writes its size after rotation and its average colour.
const image = await openPhoto(process.argv[2] ?? '');
const { autoOrient } = await image.metadata();
const pixel = await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
process.stdout.write(JSON.stringify({ ...autoOrient, colour: `#${pixel.toString('hex', 0, 3)}` }));
