import sharp from 'sharp';

/** A photograph for tests: its pixels and metadata. */
interface TestPhotograph {
  readonly width: number;
  readonly height: number;
  /** Noise is the hardest to compress. Otherwise a gradient: red on the left, green on the right, blue towards the bottom. */
  readonly isNoise?: boolean;
  /** EXIF orientation, 1 to 8: how the camera was held (CIPA DC-008, 4.6.4). */
  readonly orientation?: number;
  /** Whether the metadata has the position and the camera. */
  readonly hasPosition?: boolean;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif';
}

/** Makes a photograph as a phone would. */
export async function makePhotograph({
  width,
  height,
  isNoise = false,
  orientation,
  hasPosition = false,
  format = 'jpeg',
}: TestPhotograph): Promise<Buffer> {
  const pixels = isNoise ? drawNoise(width, height) : drawGradient(width, height);
  const drawn = sharp(pixels, { raw: { width, height, channels: 3 } });
  // A PNG with a quality is reduced to a palette, which takes a minute for noise.
  const options = format === 'png' ? {} : { quality: 90, ...(format === 'avif' && { effort: 0 }) };
  const written = await drawn.toFormat(format, options).toBuffer();
  if (orientation === undefined && !hasPosition) return written;
  const position = {
    IFD0: { Make: 'Telephone', Model: 'Sixteen', Copyright: 'Somebody' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '43/1 13/1 3000/100',
      GPSLongitudeRef: 'W',
      GPSLongitude: '79/1 45/1 0/1',
    },
  };
  return sharp(written)
    .withMetadata({ ...(orientation === undefined ? {} : { orientation }) })
    .withExifMerge(hasPosition ? position : {})
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

/** The same noise each time, so that its sizes are cached (a linear congruential generator). */
function drawNoise(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return pixels;
}

function drawGradient(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      pixels[at] = 255 - Math.round((x / width) * 255);
      pixels[at + 1] = Math.round((x / width) * 255);
      pixels[at + 2] = Math.round((y / height) * 255);
    }
  }
  return pixels;
}
