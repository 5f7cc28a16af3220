import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '../domain/site.ts';
import type { Manifest, ManifestEntry } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { pagePathOf } from './twins.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
// Below this a compressed form saves less than a network packet.
const SMALLEST_COMPRESSED = 256;
const hostingFiles = ['_headers', '_redirects'];

/** A manifest and the compressed forms it points into, one behind the other. */
export interface PackedFiles {
  readonly manifest: Manifest;
  readonly compressed: Buffer;
}

/** Looks at every published file once: entity tag, media type, and its compressed forms. */
export async function packFiles(
  directory: string,
  site: Site,
  mediaTypes: ReadonlyMap<string, string>,
): Promise<PackedFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !hostingFiles.includes(file))
    .sort();
  const packed = await Promise.all(
    files.map((file) => packFile(directory, file, mediaTypes.get(`/${file}`) ?? mediaTypeOf(file))),
  );
  const chunks: Buffer[] = [];
  let length = 0;
  const place = (chunk: Buffer | undefined): readonly [number, number] | undefined => {
    if (chunk === undefined) return undefined;
    chunks.push(chunk);
    length += chunk.length;
    return [length - chunk.length, chunk.length];
  };
  const manifestFiles = packed.map(({ entry, brotli, gzipped }): ManifestEntry => {
    const brotliAt = place(brotli);
    const gzipAt = place(gzipped);
    return {
      ...entry,
      ...(brotliAt === undefined ? {} : { brotli: brotliAt }),
      ...(gzipAt === undefined ? {} : { gzip: gzipAt }),
    };
  });
  return {
    manifest: { origin: site.origin, contentDigest: site.contentDigest, files: manifestFiles },
    compressed: Buffer.concat(chunks),
  };
}

async function packFile(
  directory: string,
  file: string,
  mediaType: string,
): Promise<{ entry: ManifestEntry; brotli?: Buffer; gzipped?: Buffer }> {
  const body = await readFile(join(directory, file));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digest}"`, size: body.length };
  if (!isCompressible(mediaType) || body.length < SMALLEST_COMPRESSED) return { entry };
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipAsync(body, { level: 9 }),
  ]);
  return { entry, brotli, gzipped };
}

/** The paths a file answers at: a page at its folder, an answer of the API at its folder and by its name. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
