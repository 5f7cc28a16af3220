// Photos: raster images of the content, converted to the sizes and formats that pages load.

import { join } from 'node:path';
import { listPhotoForms, type PhotoForm } from '../../business/photo-forms.ts';
import type { SitePhoto } from '../../business/site.ts';
import { white } from '../palette.ts';
import { MOST_PIXELS } from './decode-picture.ts';
import { readCached, writeCached } from './photo-cache.ts';
import { createProgress } from './progress.ts';

// From visually lossless to barely recognisable; only pictures of plain noise need the last ones.
const qualities = {
  'image/avif': [58, 48, 38, 30, 22, 16, 10, 5],
  'image/jpeg': [80, 72, 64, 54, 44, 34, 24, 16, 10, 5],
} as const;
// The default, 4, takes ten times as long for a file of the same size.
const AVIF_EFFORT = 2;

/** One size and format of a photograph, ready to be published. */
export interface MadePhoto {
  readonly path: string;
  readonly body: Uint8Array;
}

/**
 * Makes the missing sizes and formats of all photographs: upright, in sRGB, without metadata, and within their limits
 * of bytes. `say` gets a line about the progress now and then. Rejects with the name of the photograph if the decoder
 * fails.
 */
export async function makePhotos(
  photos: readonly SitePhoto[],
  directory: string,
  say: (line: string) => unknown,
): Promise<void> {
  const missing = photos
    .map((photo) => ({
      photo,
      forms: listPhotoForms(photo).filter(({ path }) => readCached(fileOf(path)) === undefined),
    }))
    .filter(({ forms }) => forms.length > 0);
  if (missing.length > 0)
    say(`Making ${missing.length} new photographs ready; what is made is kept for the next build.`);
  const progress = createProgress(missing.length, say);
  for (const { photo, forms } of missing) {
    await convertPhoto(photo, forms, directory);
    progress.step('photographs are ready');
  }
}

/** One size and format of a photograph, from the cache or made now. */
export async function readMadePhotos(photo: SitePhoto, form: PhotoForm, directory: string): Promise<Uint8Array> {
  const cached = readCached(fileOf(form.path));
  if (cached !== undefined) return cached;
  const [made] = await convertPhoto(photo, [form], directory);
  if (made === undefined) throw new Error(`${form.path} was not made.`);
  return made.body;
}

async function convertPhoto(photo: SitePhoto, forms: readonly PhotoForm[], directory: string): Promise<MadePhoto[]> {
  const { default: sharp } = await import('sharp');
  const made: MadePhoto[] = [];
  try {
    const upright = () => sharp(join(directory, photo.file), { limitInputPixels: MOST_PIXELS }).autoOrient();
    for (const form of forms) {
      const { data, info } = await upright()
        .flatten({ background: white })
        .toColourspace('srgb')
        .resize(
          form.width,
          form.height,
          form.isCut ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' },
        )
        .raw()
        .toBuffer({ resolveWithObject: true });
      const body = await encode(form, (quality) => {
        const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
        return form.type === 'image/avif'
          ? pixels.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }).toBuffer()
          : pixels.jpeg({ quality, mozjpeg: true }).toBuffer();
      });
      writeCached(fileOf(form.path), body);
      made.push({ path: form.path, body });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The photograph ${photo.file} could not be made ready: ${reason}`, { cause: error });
  }
  return made;
}

/** Encodes at decreasing quality until the file is small enough. */
async function encode(
  { type, mostBytes, path }: PhotoForm,
  write: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  for (const quality of qualities[type]) {
    const body = await write(quality);
    if (body.length <= mostBytes) return body;
  }
  throw new Error(`${path} stays larger than ${mostBytes} bytes`);
}

/** The name of its file on the site holds the digest of the picture, so it is the key of the cache too. */
function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
