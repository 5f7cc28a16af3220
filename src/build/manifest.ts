import { hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ManifestEntry } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { pagePathOf } from './page-file.ts';

const compressAlongside = promisify(brotliCompress);

// A smaller file goes out in one network packet as it is.
const SMALLEST_COMPRESSED = 1400;
/**
 * How hard to try to make a file small. The best form takes forty times as long as the quick one and saves an eighth;
 * the least is gzip alone, which takes a third of the quick one and leaves a tenth more.
 */
export type Effort = 'best' | 'good' | 'quick' | 'least';

// Brotli's own scale, of which 10 takes less than half the time of 11 and leaves a fortieth more.
const qualities: Partial<Record<Effort, number>> = { best: 11, good: 10, quick: 5 };
// So many files may be under way, which bounds the memory they take.
const MOST_UNDER_WAY = 16;
// Bits of the window that repetitions are looked for in (RFC 7932, section 9.1).
const SHORTEST_WINDOW = 16;
const LONGEST_WINDOW = 22;

/** A published file that is to be packed. */
export interface FileToPack {
  /** Path below the published folder. */
  readonly file: string;
  readonly body: Uint8Array;
  /** Its media type where the name does not tell it. */
  readonly mediaType?: string | undefined;
  readonly effort?: Effort | undefined;
}

/** Looks at published files: entity tag, media type, and compressed forms, written one behind the other into one file. */
export interface Packer {
  /** Settles when there is room for another one. */
  add(file: FileToPack): Promise<void>;
  /** What is known of all files that were added, in the order of their names. */
  finish(): Promise<ManifestEntry[]>;
}

/**
 * Packs files side by side into the file `compressed`, in the order they come
 * in and so many at once, so that memory does not grow with their number.
 */
export function createPacker(compressed: string): Packer {
  const output = openSync(compressed, 'w');
  const entries: ManifestEntry[] = [];
  const underWay: { readonly entry: ManifestEntry; readonly forms: Promise<Forms> }[] = [];
  let length = 0;
  const place = (form: Buffer): readonly [number, number] => {
    writeSync(output, form);
    length += form.length;
    return [length - form.length, form.length];
  };
  const placeFirst = async () => {
    const first = underWay.shift();
    if (first === undefined) return;
    const { brotli, gzip } = await first.forms;
    entries.push({ ...first.entry, ...(brotli && { brotli: place(brotli) }), gzip: place(gzip) });
  };
  return {
    async add({ file, body, mediaType = mediaTypeOf(file), effort = file.startsWith('_astro/') ? 'best' : 'quick' }) {
      const digest = hash('sha256', body, 'base64url').slice(0, 22);
      const entry: ManifestEntry = { file, paths: pathsOf(file), mediaType, etag: `"${digest}"`, size: body.length };
      const isPacked = isCompressible(mediaType) && body.length >= SMALLEST_COMPRESSED;
      if (isPacked) underWay.push({ entry, forms: pack(body, effort) });
      else entries.push(entry);
      if (underWay.length > MOST_UNDER_WAY) await placeFirst();
    },
    async finish() {
      while (underWay.length > 0) await placeFirst();
      closeSync(output);
      return entries.sort((a, b) => (a.file < b.file ? -1 : 1));
    },
  };
}

/** The compressed forms of a body. */
interface Forms {
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer;
}

async function pack(body: Uint8Array, effort: Effort): Promise<Forms> {
  const quality = qualities[effort];
  // Room for the result in one piece, and for hardly more.
  const chunkSize = Math.max(SMALLEST_COMPRESSED, body.length >> 1);
  const gzip = gzipSync(body, { chunkSize });
  if (quality === undefined) return { brotli: undefined, gzip };
  const options = { chunkSize, params: paramsOf(body, quality) };
  // To hand a body to another thread takes several times as long as to make its quick forms.
  const brotli = effort === 'quick' ? brotliCompressSync(body, options) : await compressAlongside(body, options);
  return { brotli, gzip };
}

function paramsOf(body: Uint8Array, quality: number): BrotliOptions['params'] {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // What a longer window takes to set up is more than most files take to compress.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(LONGEST_WINDOW, Math.max(SHORTEST_WINDOW, bitsOf(body.length))),
  };
}

function bitsOf(length: number): number {
  return Math.ceil(Math.log2(length));
}

/** The paths a file answers at: a page at its folder, an answer of the API at its folder and by its name. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
