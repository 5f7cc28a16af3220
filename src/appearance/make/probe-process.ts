import { openPhoto } from './pictures.ts';

// Decodes the picture whose path it is called with completely, and writes its size after rotation.
const image = await openPhoto(process.argv[2] ?? '');
const { autoOrient } = await image.metadata();
await image.resize(1, 1).raw().toBuffer();
process.stdout.write(JSON.stringify(autoOrient));
