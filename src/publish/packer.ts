import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { ManifestEntry } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from '../edge/media-types.ts';
import { digestBody } from '../server/body-digest.ts';
import { compressBrotli, compressGzip, type Effort, SMALLEST_COMPRESSED } from './compression.ts';
import { pagePathOf } from './page-file.ts';

// So many files may be under way, which bounds the memory they take.
const MOST_UNDER_WAY = 16;

/** A published file that is to be packed. */
export interface FileToPack {
  /** Path below the published folder. */
  readonly file: string;
  readonly body: Uint8Array;
  /** Its media type where the name does not tell it. */
  readonly mediaType?: string | undefined;
  readonly effort?: Effort | undefined;
}

/**
 * Packs files: compresses them into the file `compressed`, one behind the other
 * in the order they come in, some at once, so that memory does not grow with
 * their number. Tells what is known of each, in the order of their names, and a
 * digest of what was compressed.
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

/** What every page loads is worth the most. */
function effortFor(file: string): Effort {
  return file.startsWith('_astro/') ? 'best' : 'quick';
}

async function pack(body: Uint8Array, effort: Effort): Promise<Forms> {
  return { brotli: await compressBrotli(body, effort), gzip: compressGzip(body, effort) };
}

/** The compressed forms of a body. */
interface Forms {
  readonly brotli: Uint8Array | undefined;
  readonly gzip: Uint8Array;
}

/** The paths a file answers at: a page at its folder, an answer of the API at its folder and by its name. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
