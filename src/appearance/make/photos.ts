import { basename, join } from 'node:path';
import { listPhotoForms, type PhotoForm } from '../../business/photos.ts';
import type { SitePhoto } from '../../business/site.ts';
import { white } from '../palette.ts';
import { cached, readCached } from './cache.ts';

/** More pixels than any phone or camera takes in one picture. */
export const MOST_PIXELS = 120_000_000;

// From visually lossless to barely recognisable; only pictures of plain noise need the last ones.
const qualities = {
  'image/avif': [58, 48, 38, 30, 22, 16, 10, 5],
  'image/jpeg': [80, 72, 64, 54, 44, 34, 24, 16, 10, 5],
} as const;
// The default, 4, takes ten times as long for a file of the same size.
const AVIF_EFFORT = 2;
/** After how many photographs a line tells how far it is. */
const TOLD_EVERY = 20;

/** Makes the missing sizes and formats of all photographs. `say` gets a line about the progress now and then. */
export async function makePhotos(
  photos: readonly SitePhoto[],
  directory: string,
  say: (line: string) => unknown,
): Promise<void> {
  const missing = photos.filter((photo) =>
    listPhotoForms(photo).some((form) => readCached(nameOf(form)) === undefined),
  );
  if (missing.length > 0)
    say(`Making ${missing.length} new photographs ready; what is made is kept for the next build.`);
  for (const [index, photo] of missing.entries()) {
    if (index > 0 && index % TOLD_EVERY === 0) say(`${index} of ${missing.length} photographs are ready`);
    for (const form of listPhotoForms(photo)) await readPhoto(photo, form, directory);
  }
}

/**
 * One size and format of a photograph, from the cache or made now: upright, in sRGB, without metadata, and within its
 * limit of bytes. Rejects with the name of the photograph if the decoder fails.
 */
export function readPhoto(photo: SitePhoto, form: PhotoForm, directory: string): Promise<Uint8Array> {
  return cached(nameOf(form), async () => {
    try {
      return await convert(join(directory, photo.file), form);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The photograph ${photo.file} could not be made ready: ${reason}`, { cause: error });
    }
  });
}

/** Encodes at decreasing quality until the file is small enough. */
async function convert(file: string, { path, type, width, height, isCut, mostBytes }: PhotoForm): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .flatten({ background: white })
    .toColourspace('srgb')
    .resize(width, height, isCut ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of qualities[type]) {
    const pixels = sharp(data, { raw: info });
    const body = await (type === 'image/avif'
      ? pixels.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
      : pixels.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (body.length <= mostBytes) return body;
  }
  throw new Error(`${path} stays larger than ${mostBytes} bytes`);
}

/** The name of its file on the site holds the digest of the picture, so it is the key of the cache too. */
function nameOf({ path }: PhotoForm): string {
  return `photos/${basename(path)}`;
}
