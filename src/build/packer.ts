import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { pagePathOf } from '../function/headers.ts';
import type { ManifestEntry } from '../function/manifest.ts';
import { isCompressible, mediaTypeOf } from '../function/media-types.ts';
import { digestBody } from '../server/body-digest.ts';
import { compressBrotli, compressGzip, type Effort, SMALLEST_COMPRESSED } from './compression.ts';

// Limits concurrency and thereby memory.
const MOST_UNDER_WAY = 16;

/** A file to be packed. */
export interface FileToPack {
  /** Path below the public folder. */
  readonly file: string;
  readonly body: Uint8Array;
  /** Media type, if the extension does not tell it. */
  readonly mediaType?: string | undefined;
  readonly effort?: Effort | undefined;
}

/**
 * Compresses files and appends them to the file `compressed`, in order of arrival, with limited concurrency, so that
 * memory does not grow with their number. Returns metadata sorted by name and a digest of the input.
 */
export async function packFiles(
  files: Iterable<FileToPack>,
  compressed: string,
): Promise<{ readonly files: ManifestEntry[]; readonly digest: string }> {
  const output = openSync(compressed, 'w');
  const entries: ManifestEntry[] = [];
  const underWay: { readonly entry: ManifestEntry; readonly forms: Promise<Forms> }[] = [];
  let length = 0;
  const append = (form: Uint8Array): readonly [number, number] => {
    writeSync(output, form);
    length += form.length;
    return [length - form.length, form.length];
  };
  const appendFirst = async () => {
    const first = underWay.shift();
    if (first === undefined) return;
    const { brotli, gzip } = await first.forms;
    entries.push({ ...first.entry, ...(brotli && { brotli: append(brotli) }), gzip: append(gzip) });
  };
  for (const { file, body, mediaType = mediaTypeOf(file), effort = effortFor(file) } of files) {
    const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digestBody(body)}"`, size: body.length };
    const isPacked = isCompressible(mediaType) && body.length >= SMALLEST_COMPRESSED;
    if (isPacked) underWay.push({ entry, forms: pack(body, effort) });
    else entries.push(entry);
    if (underWay.length > MOST_UNDER_WAY) await appendFirst();
  }
  while (underWay.length > 0) await appendFirst();
  closeSync(output);
  const digest = digestBody(readFileSync(compressed));
  return { files: entries.sort((a, b) => (a.file < b.file ? -1 : 1)), digest };
}

/** Files that every page loads get the best compression. */
function effortFor(file: string): Effort {
  return file.startsWith('_astro/') ? 'best' : 'quick';
}

async function pack(body: Uint8Array, effort: Effort): Promise<Forms> {
  return { brotli: await compressBrotli(body, effort), gzip: compressGzip(body, effort) };
}

/** Compressed representations of a body. */
interface Forms {
  readonly brotli: Uint8Array | undefined;
  readonly gzip: Uint8Array;
}

/** URL paths of a file: pages and API answers at their folder, answers by file name too. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
