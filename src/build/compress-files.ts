import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isApiPath } from '../endpoints/routes.ts';
import type { ManifestEntry } from '../function/data.ts';
import { getPagePath } from '../function/reply.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import { DIGEST_LENGTH, digestBody } from '../system/digest.ts';
import { listFiles, toPosixPath } from '../system/folders.ts';
import type { Progress } from './progress.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Media types that are worth compressing: any kind of text. */
const TEXT = /^text\/|json|xml|javascript|manifest/;
/** Smaller files fit into one network packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1400;
/**
 * Returns the Brotli level of a published file. 11 takes almost three times as long and saves 1.4 %, so only home pages
 * have it, where most visits begin.
 */
export function getBrotliLevel(file: string): number {
  return /^(?:\w\w\/)?index\.html$/.test(file) ? 11 : 10;
}

/** Maximum number of files that are open at once. Systems limit it, and only a few threads compress them anyway. */
const MAX_OPEN = 32;

/**
 * Describes every file of a folder, sorted by name, and writes the bodies that servers send into the file `target`:
 * texts compressed (RFC 7932, RFC 1952), small files unchanged. Large files that do not compress, such as pictures, are
 * not copied. `mediaTypes` has the media types that do not follow from the file extension, by path. Returns the files and the
 * digest of `target`.
 */
export async function compressFiles(
  folder: string,
  target: string,
  mediaTypes: ReadonlyMap<string, string>,
  report: Progress,
): Promise<{ readonly files: readonly ManifestEntry[]; readonly digest: string }> {
  const names = listFiles(folder);
  const files: ManifestEntry[] = [];
  const [digest, output] = [createHash('sha256'), await open(target, 'w')];
  let end = 0;
  try {
    while (files.length < names.length) {
      const batch = names.slice(files.length, files.length + MAX_OPEN);
      for (const { bodies, ...entry } of await Promise.all(batch.map(compressFile))) {
        const encodings: ManifestEntry['encodings'][number][] = [];
        for (const [coding, body] of bodies) {
          encodings.push([coding, end, body.length]);
          end += body.length;
          digest.update(body);
          await output.write(body);
        }
        files.push({ ...entry, encodings });
      }
      report('Compressing files', files.length, names.length);
    }
  } finally {
    await output.close();
  }
  return { files, digest: digest.digest('base64url').slice(0, DIGEST_LENGTH) };

  async function compressFile(name: string) {
    const file = toPosixPath(relative(folder, name));
    const body = await readFile(name);
    const mediaType = mediaTypes.get(`/${file}`) ?? mediaTypeOf(file);
    const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digestBody(body)}"`, size: body.length };
    return { ...entry, bodies: await encode(body, mediaType, getBrotliLevel(file)) };
  }
}

type Encoded = readonly (readonly [coding: 'br' | 'gzip' | 'identity', body: Uint8Array])[];

/** Encodes a file for servers, the smallest encoding first. */
async function encode(body: Uint8Array, mediaType: string, level: number): Promise<Encoded> {
  if (body.length < MIN_COMPRESSED_BYTES) return [['identity', body]];
  if (!TEXT.test(mediaType)) return [];
  const [br, gzip] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    compressGzip(body),
  ]);
  return [
    ['br', br],
    ['gzip', gzip],
  ];
}

/** Lists the URL paths of a file. A page has the path of its folder; an API answer has that path and its own. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [getPagePath(file)];
  const folder = isApiPath(file) ? file.replace(/(?<=\/)index\.json$/, '') : file;
  return [...new Set([`/${folder}`, `/${file}`])];
}
