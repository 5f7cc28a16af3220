import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressAlongside = promisify(brotliCompress);

/** A smaller file goes out in one network packet as it is. */
export const SMALLEST_COMPRESSED = 1400;

/**
 * Compression effort. `best` takes forty times as long as `quick` and saves an eighth; `least` is gzip alone, at a
 * third of the time of `quick` and a tenth larger.
 */
export type Effort = 'best' | 'quick' | 'least';

// Brotli quality levels.
const qualities: Partial<Record<Effort, number>> = { best: 11, quick: 5 };
// zlib levels: `quick` saves a third of the time and is 2.5 per cent larger.
const [QUICK_GZIP, DEFAULT_GZIP] = [4, 6];
// Distances of a code of their own (RFC 7932, section 4): pages come out smaller with one or the other, by up to 70 bytes.
const [DIRECT, NO_DIRECT] = [16, 0];
// Window size in bits (RFC 7932, section 9.1).
const SHORTEST_WINDOW = 16;
const LONGEST_WINDOW = 22;

/** Compresses a body with gzip (RFC 1952). */
export function compressGzip(body: Uint8Array, effort: Effort): Uint8Array {
  return gzipSync(body, { chunkSize: chunkSizeFor(body), level: effort === 'least' ? QUICK_GZIP : DEFAULT_GZIP });
}

/** Compresses a body with Brotli (RFC 7932); undefined if the effort excludes it. */
export async function compressBrotli(body: Uint8Array, effort: Effort): Promise<Uint8Array | undefined> {
  const quality = qualities[effort];
  if (quality === undefined) return undefined;
  // The quick form is made faster than a body is passed to the thread pool.
  if (effort === 'quick') return brotliCompressSync(body, optionsFor(body, quality, DIRECT));
  const [one, other] = await Promise.all([
    compressAlongside(body, optionsFor(body, quality, DIRECT)),
    compressAlongside(body, optionsFor(body, quality, NO_DIRECT)),
  ]);
  return other.length < one.length ? other : one;
}

/** A chunk size for zlib in which the result fits, so that its chunks need not be joined. */
function chunkSizeFor(body: Uint8Array): number {
  return Math.max(SMALLEST_COMPRESSED, body.length >> 1);
}

function optionsFor(body: Uint8Array, quality: number, direct: number): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
    // To allocate a longer window takes longer than to compress most files.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(LONGEST_WINDOW, Math.max(SHORTEST_WINDOW, bitsOf(body.length))),
  };
  return { chunkSize: chunkSizeFor(body), params };
}

function bitsOf(length: number): number {
  return Math.ceil(Math.log2(length));
}
