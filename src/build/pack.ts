import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestEntry } from '../function/data.ts';
import { pagePathOf } from '../function/reply.ts';
import { digestBody } from '../server/static-files.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Media types that are worth compressing: any kind of text. */
const TEXT = /^text\/|json|xml|javascript|manifest/;
/** A smaller file goes out in one network packet as it is. */
const SMALLEST_COMPRESSED = 1400;
// Brotli quality levels: the best takes forty times as long and saves an eighth.
const [QUICK, BEST] = [5, 11];

/** A file to be packed. */
export interface FileToPack {
  /** Path below the public folder. */
  readonly file: string;
  readonly body: Uint8Array;
  /** Media type, if the extension does not tell it. */
  readonly mediaType?: string | undefined;
  /** Whether it is worth the best compression. */
  readonly isLoadedOften?: boolean;
}

/**
 * Compresses files and writes all compressed forms into the file `compressed`, one after the other. Returns what is known
 * of each file, sorted by name, and the digest of that file.
 */
export async function packFiles(
  files: Iterable<FileToPack>,
  compressed: string,
): Promise<{ readonly files: ManifestEntry[]; readonly digest: string }> {
  const forms: Uint8Array[] = [];
  let length = 0;
  const append = (form: Uint8Array): readonly [number, number] => {
    forms.push(form);
    length += form.length;
    return [length - form.length, form.length];
  };
  const entries = (await Promise.all(Array.from(files, pack))).map(([entry, brotli, gzip]) =>
    brotli && gzip ? { ...entry, brotli: append(brotli), gzip: append(gzip) } : entry,
  );
  const body = Buffer.concat(forms);
  writeFileSync(compressed, body);
  return { files: entries.sort((a, b) => (a.file < b.file ? -1 : 1)), digest: digestBody(body) };
}

/** What is known of a file, with its compressed forms (RFC 7932, RFC 1952) if it is worth it. */
async function pack({
  file,
  body,
  mediaType = mediaTypeOf(file),
  isLoadedOften,
}: FileToPack): Promise<readonly [entry: ManifestEntry, brotli?: Buffer, gzip?: Buffer]> {
  const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digestBody(body)}"`, size: body.length };
  if (!TEXT.test(mediaType) || body.length < SMALLEST_COMPRESSED) return [entry];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLoadedOften ? BEST : QUICK,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return [entry, ...(await Promise.all([compressBrotli(body, { params }), compressGzip(body)]))];
}

/** URL paths of a file: pages and API answers at their folder, answers by file name too. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  const [, folder] = /^((?:[a-z]{2}\/)?api\/(?:.*\/)?)index\.json$/.exec(file) ?? [];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${file}`];
}
