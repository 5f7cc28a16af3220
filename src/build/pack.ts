import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestEntry } from '../function/data.ts';
import { pagePathOf } from '../function/reply.ts';
import { digestBody } from '../server/static-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Media types that are worth compressing: any kind of text. */
const TEXT = /^text\/|json|xml|javascript|manifest/;
/** A smaller file goes out in one network packet as it is. */
const SMALLEST_COMPRESSED = 1400;
// Brotli quality levels: the best takes forty times as long and saves an eighth.
const [QUICK, BEST] = [5, 11];

/** What is known of a published file, with its compressed forms (RFC 7932, RFC 1952) if it is worth it. */
export async function packFile(
  { file, mediaType, body }: Pick<ManifestEntry, 'file' | 'mediaType'> & { readonly body: Uint8Array },
  isLoadedOften: boolean,
) {
  const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digestBody(body)}"`, size: body.length };
  if (!TEXT.test(mediaType) || body.length < SMALLEST_COMPRESSED) return { entry };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLoadedOften ? BEST : QUICK,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [brotli, gzip] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { entry, forms: { brotli, gzip } };
}

/** Joins the compressed forms of all files into one body, and tells each file, sorted by name, where its own lie. */
export function joinForms(packed: readonly Awaited<ReturnType<typeof packFile>>[]) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const append = (form: Uint8Array): readonly [number, number] => {
    parts.push(form);
    length += form.length;
    return [length - form.length, form.length];
  };
  const files = packed.map(
    ({ entry, forms }): ManifestEntry =>
      forms ? { ...entry, brotli: append(forms.brotli), gzip: append(forms.gzip) } : entry,
  );
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)), body: Buffer.concat(parts) };
}

/** URL paths of a file: pages and API answers at their folder, answers by file name too. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  const [, folder] = /^((?:[a-z]{2}\/)?api\/(?:.*\/)?)index\.json$/.exec(file) ?? [];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${file}`];
}
