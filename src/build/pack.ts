import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestBody } from '../../functions/node/static-files.ts';
import { isAnswer } from '../endpoints/routes.ts';
import type { ManifestEntry } from '../function/data.ts';
import { pagePathOf } from '../function/reply.ts';
import { listFiles, slashed } from '../settings/folders.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import type { Progress } from './progress.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Media types that are worth compressing: any kind of text. */
const TEXT = /^text\/|json|xml|javascript|manifest/;
/** A smaller file goes out in one network packet as it is. */
const MIN_COMPRESSED_BYTES = 1400;
/** The best level, 11, takes almost three times as long and saves a seventieth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Files that are open at once: systems allow few, and more than there are threads to compress them gain nothing. */
const MAX_OPEN = 32;

/**
 * Describes every file of a folder, sorted by name, and joins what servers send of them: texts compressed (RFC 7932,
 * RFC 1952), small files as they are. Large files that do not compress, such as pictures, are not copied.
 * `mediaTypes` names those that no ending tells, by path.
 */
export async function packFiles(folder: string, mediaTypes: ReadonlyMap<string, string>, report: Progress) {
  const pack = async (name: string) => {
    const file = slashed(relative(folder, name));
    const body = await readFile(name);
    const mediaType = mediaTypes.get(`/${file}`) ?? mediaTypeOf(file);
    const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digestBody(body)}"`, size: body.length };
    if (body.length < MIN_COMPRESSED_BYTES) return { entry, forms: [['identity', body] as const] };
    if (!TEXT.test(mediaType)) return { entry, forms: [] };
    const [br, gzip] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
    return { entry, forms: [['br', br] as const, ['gzip', gzip] as const] };
  };
  const names = listFiles(folder);
  const packed: Awaited<ReturnType<typeof pack>>[] = [];
  while (packed.length < names.length) {
    packed.push(...(await Promise.all(names.slice(packed.length, packed.length + MAX_OPEN).map(pack))));
    report('Compressing files', packed.length, names.length);
  }
  let end = 0;
  const files = packed.map(({ entry, forms }): ManifestEntry => {
    const encodings = forms.map(([coding, { length }]) => {
      end += length;
      return [coding, end - length, length] as const;
    });
    return { ...entry, encodings };
  });
  return { files, bodies: Buffer.concat(packed.flatMap(({ forms }) => forms.map(([, body]) => body))) };
}

/** URL paths of a file: pages and API answers at their folder, answers by file name too. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  const folder = isAnswer(file) ? file.replace(/(?<=\/)index\.json$/, '') : file;
  return [...new Set([`/${folder}`, `/${file}`])];
}
