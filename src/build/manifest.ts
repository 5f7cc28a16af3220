import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ManifestEntry } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { pagePathOf } from './twins.ts';

const compress = promisify(brotliCompress);

// A smaller file goes out in one network packet as it is.
const SMALLEST_COMPRESSED = 1400;
// Takes thirty times as long and saves an eighth: for what every page loads, and for pages while they are few.
const BEST_QUALITY = 11;
const QUICK_QUALITY = 6;
const FEW_FILES = 250;

/** A published file that is to be packed. */
export interface FileToPack {
  /** Path below the published folder. */
  readonly file: string;
  /** Its media type where the name does not tell it. */
  readonly mediaType?: string;
}

/** Looks at published files: entity tag, media type, and compressed forms, written one behind the other into one file. */
export interface Packer {
  add(files: readonly FileToPack[]): void;
  /** What is known of all files that were added, in the order of their names. */
  finish(): Promise<ManifestEntry[]>;
}

/**
 * Packs one file after the other, so that memory does not grow with their
 * number. A few pages are packed tighter, side by side.
 */
export function createPacker(directory: string, compressed: string): Packer {
  const output = openSync(compressed, 'w');
  const entries: ManifestEntry[] = [];
  const best: { readonly entry: ManifestEntry; readonly brotli: Promise<Buffer>; readonly gzip: Buffer }[] = [];
  let length = 0;
  const place = (form: Buffer): readonly [number, number] => {
    writeSync(output, form);
    length += form.length;
    return [length - form.length, form.length];
  };
  return {
    add(files) {
      for (const file of files) {
        const { entry, body } = readEntry(directory, file);
        if (!isCompressible(entry.mediaType) || body.length < SMALLEST_COMPRESSED) {
          entries.push(entry);
        } else if (isWorthMore(entry.file, files.length)) {
          best.push({ entry, brotli: compress(body, paramsOf(body, BEST_QUALITY)), gzip: gzipSync(body) });
        } else {
          const brotli = place(brotliCompressSync(body, paramsOf(body, QUICK_QUALITY)));
          entries.push({ ...entry, brotli, gzip: place(gzipSync(body)) });
        }
      }
    },
    async finish() {
      for (const { entry, brotli, gzip } of best)
        entries.push({ ...entry, brotli: place(await brotli), gzip: place(gzip) });
      closeSync(output);
      return entries.sort((a, b) => (a.file < b.file ? -1 : 1));
    },
  };
}

function readEntry(directory: string, { file, mediaType = mediaTypeOf(file) }: FileToPack) {
  const body = readFileSync(join(directory, file));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const entry: ManifestEntry = { file, paths: pathsOf(file), mediaType, etag: `"${digest}"`, size: body.length };
  return { entry, body };
}

/** Whether a file is worth the best compression, among so many that are packed with it. */
function isWorthMore(file: string, fileCount: number): boolean {
  return file.startsWith('_astro/') || (file.endsWith('.html') && fileCount <= FEW_FILES);
}

function paramsOf(body: Buffer, quality: number): BrotliOptions {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
}

/** The paths a file answers at: a page at its folder, an answer of the API at its folder and by its name. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
