import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Site } from '../domain/site.ts';
import type { Manifest, ManifestEntry } from '../edge/manifest.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { pagePathOf } from './twins.ts';

// A smaller file goes out in one network packet as it is.
const SMALLEST_COMPRESSED = 1400;
// For the few files that every page loads. It takes fifty times as long and saves another eighth.
const BEST_QUALITY = 11;
const QUICK_QUALITY = 6;
const hostingFiles = ['_headers', '_redirects'];

/**
 * Looks at every published file once: entity tag, media type, and its
 * compressed forms, which are written one behind the other into one file. One
 * at a time, so that memory does not grow with the number of files.
 */
export function packFiles(
  directory: string,
  compressed: string,
  site: Site,
  mediaTypes: ReadonlyMap<string, string>,
): Manifest {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !hostingFiles.includes(file))
    .sort();
  const output = openSync(compressed, 'w');
  let length = 0;
  const place = (form: Buffer): readonly [number, number] => {
    writeSync(output, form);
    length += form.length;
    return [length - form.length, form.length];
  };
  const files = names.map((file): ManifestEntry => {
    const mediaType = mediaTypes.get(`/${file}`) ?? mediaTypeOf(file);
    const body = readFileSync(join(directory, file));
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const entry = { file, paths: pathsOf(file), mediaType, etag: `"${digest}"`, size: body.length };
    if (!isCompressible(mediaType) || body.length < SMALLEST_COMPRESSED) return entry;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: file.startsWith('_astro/') ? BEST_QUALITY : QUICK_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { ...entry, brotli: place(brotliCompressSync(body, { params })), gzip: place(gzipSync(body)) };
  });
  closeSync(output);
  return { origin: site.origin, contentDigest: site.contentDigest, files };
}

/** The paths a file answers at: a page at its folder, an answer of the API at its folder and by its name. */
function pathsOf(file: string): string[] {
  if (file.endsWith('.html')) return [pagePathOf(file)];
  if (file.startsWith('api/') && file.endsWith('/index.json'))
    return [`/${file.replace(/index\.json$/, '')}`, `/${file}`];
  return [`/${file}`];
}
