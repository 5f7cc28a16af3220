import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PhotoRendition } from '../../business/photos.ts';
import type { SitePhoto } from '../../business/site.ts';
import { white } from '../palette.ts';
import { readOrMake } from './cache.ts';

/**
 * Renders an SVG as a PNG of a given width. Its text is in the first of the TrueType fonts, with characters it lacks
 * from the others. Results are cached by content.
 */
export function renderPng(svg: string, width: number, fontFiles: readonly string[]): Promise<Uint8Array> {
  const hash = createHash('sha256').update(`${width}\n${svg}\n`);
  for (const file of fontFiles) hash.update(readFileSync(file));
  const key = hash.digest('hex');
  return readOrMake(`pictures/${key}.png`, async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
    return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
  });
}

/** Wraps a square PNG in a Windows icon file, which browsers and programs request at /favicon.ico. */
export function wrapIcon(png: Uint8Array, width: number): Uint8Array {
  const header = Buffer.alloc(22);
  // One image of type 1 (an icon).
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  // One plane of 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Maximum number of pixels that are decoded. */
export const MAX_PIXELS = 64_000_000;
/** Maximum for AVIF, which is decoded as a whole and takes 20 bytes of memory for each pixel. */
export const MAX_AVIF_PIXELS = 16_000_000;

/** Opens a photograph of at most `MAX_PIXELS`: upright, in sRGB, on white. */
export async function openPhoto(file: string) {
  const { default: sharp } = await import('sharp');
  const image = sharp(file, { limitInputPixels: MAX_PIXELS });
  return image.autoOrient().flatten({ background: white }).toColourspace('srgb');
}

// From visually lossless to barely recognisable; only photographs of plain noise need the last ones.
const qualities = {
  'image/avif': [58, 48, 38, 30, 22, 16, 10, 5],
  'image/jpeg': [80, 72, 64, 54, 44, 34, 24, 16, 10, 5],
} as const;
// The default effort, 4, takes ten times as long for a file of the same size.
const avif = { effort: 2, chromaSubsampling: '4:2:0' };

/**
 * Returns one size and format of a photograph, from the cache or made now, without metadata and at the highest quality
 * that fits its maximum size. The name of the published file contains the digest of the image, so it is the key of
 * the cache.
 */
export function readPhoto({ file }: SitePhoto, rendition: PhotoRendition, directory: string): Promise<Uint8Array> {
  return readOrMake(`photos/${basename(rendition.path)}`, () => encodePhoto(join(directory, file), rendition));
}

async function encodePhoto(
  file: string,
  { type, width, height, isCropped, maxBytes }: PhotoRendition,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await (await openPhoto(file))
    .resize(width, height, isCropped ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  for (const quality of qualities[type]) {
    const encoded = type === 'image/avif' ? pixels.avif({ ...avif, quality }) : pixels.jpeg({ quality, mozjpeg: true });
    const body = await encoded.toBuffer();
    if (body.length <= maxBytes) return body;
  }
  throw new Error(`The photograph ${file} stays larger than ${maxBytes} bytes.`);
}
