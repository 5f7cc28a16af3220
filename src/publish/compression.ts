import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressAlongside = promisify(brotliCompress);

/** A smaller file goes out in one network packet as it is. */
export const SMALLEST_COMPRESSED = 1400;

/**
 * How hard to try to make a file small. The best form takes forty times as long as the quick one and saves an eighth;
 * the least is gzip alone, which takes a third of the quick one and leaves a tenth more.
 */
export type Effort = 'best' | 'quick' | 'least';

// Brotli's own scale.
const qualities: Partial<Record<Effort, number>> = { best: 11, quick: 5 };
// Levels of zlib: the quick one takes two thirds of the time and leaves a fortieth more.
const [QUICK_GZIP, DEFAULT_GZIP] = [4, 6];
// Bits of the window that repetitions are looked for in (RFC 7932, section 9.1).
const SHORTEST_WINDOW = 16;
const LONGEST_WINDOW = 22;

/** A body as gzip (RFC 1952). */
export function compressGzip(body: Uint8Array, effort: Effort): Uint8Array {
  return gzipSync(body, { chunkSize: chunkSizeFor(body), level: effort === 'least' ? QUICK_GZIP : DEFAULT_GZIP });
}

/** A body as Brotli (RFC 7932), unless the effort leaves that out. */
export async function compressBrotli(body: Uint8Array, effort: Effort): Promise<Uint8Array | undefined> {
  const quality = qualities[effort];
  if (quality === undefined) return undefined;
  const options = { chunkSize: chunkSizeFor(body), params: paramsOf(body, quality) };
  // The quick form is made faster than a body is passed to the thread pool.
  return effort === 'quick' ? brotliCompressSync(body, options) : compressAlongside(body, options);
}

/** A chunk size for zlib in which the result fits, so that its chunks need not be joined. */
function chunkSizeFor(body: Uint8Array): number {
  return Math.max(SMALLEST_COMPRESSED, body.length >> 1);
}

function paramsOf(body: Uint8Array, quality: number): BrotliOptions['params'] {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // Distance codes (RFC 7932, section 4) that fit pages best: of those tried, the fewest bytes over all of them.
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
    [constants.BROTLI_PARAM_NDIRECT]: 16,
    // To allocate a longer window takes longer than to compress most files.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(LONGEST_WINDOW, Math.max(SHORTEST_WINDOW, bitsOf(body.length))),
  };
}

function bitsOf(length: number): number {
  return Math.ceil(Math.log2(length));
}
