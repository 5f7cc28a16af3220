/** Formats recognised by the first bytes of a file, whatever its name. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'tiff' | 'bmp' | 'svg' | 'unknown';

/** Accepted formats. */
const taken: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'avif'];

/** Whether photographs of this format are accepted. */
export function isTaken(format: PictureFormat): boolean {
  return taken.includes(format);
}

/** Recognises a format. The decoder would accept many more, some of which load other files. */
export function recogniseFormat(bytes: Uint8Array): PictureFormat {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') return recogniseBrand(text(8, Math.min(bytes.length, 40)));
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'tiff';
  if (text(0, 2) === 'BM') return 'bmp';
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!DOCTYPE svg)/i.test(text(0, 100)) ? 'svg' : 'unknown';
}

/** The picture format in a HEIF container (ISO/IEC 23008-12), by its major brand, then by its compatible ones. */
function recogniseBrand(brands: string): PictureFormat {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'unknown';
}
