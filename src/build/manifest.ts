import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ManifestEntry } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { pagePathOf } from './twins.ts';

// A smaller file goes out in one network packet as it is.
const SMALLEST_COMPRESSED = 1400;
// For the few files that every page loads. It takes fifty times as long and saves another eighth.
const BEST_QUALITY = 11;
const QUICK_QUALITY = 6;

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

/** Packs one file at a time, so that memory does not grow with their number. */
export function createPacker(directory: string, compressed: string): Packer {
  const output = openSync(compressed, 'w');
  const entries: ManifestEntry[] = [];
  let length = 0;
  const place = (form: Buffer): readonly [number, number] => {
    writeSync(output, form);
    length += form.length;
    return [length - form.length, form.length];
  };
  return {
    add(files) {
      for (const file of files) entries.push(packFile(directory, file, place));
    },
    async finish() {
      closeSync(output);
      return entries.sort((a, b) => (a.file < b.file ? -1 : 1));
    },
  };
}

function packFile(
  directory: string,
  { file, mediaType = mediaTypeOf(file) }: FileToPack,
  place: (form: Buffer) => readonly [number, number],
): ManifestEntry {
  const body = readFileSync(join(directory, file));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digest}"`, size: body.length };
  if (!isCompressible(mediaType) || body.length < SMALLEST_COMPRESSED) return entry;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file.startsWith('_astro/') ? BEST_QUALITY : QUICK_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { ...entry, brotli: place(brotliCompressSync(body, { params })), gzip: place(gzipSync(body)) };
}

/** The paths a file answers at: a page at its folder, an answer of the API at its folder and by its name. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
