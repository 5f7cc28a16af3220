import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionData } from '../function/data.ts';
import type { StoredFile } from '../function/files.ts';
import { headersOfPath, kindOfPath } from '../function/headers.ts';
import type { Manifest, ManifestEntry } from '../function/manifest.ts';
import { formPaths } from '../function/url.ts';
import { type BuildFolders, readPreparedJson } from '../settings/folders.ts';
import { UserError } from '../settings/user-error.ts';
import { digestBody } from './body-digest.ts';

/** A published file in memory, with the prepared headers of a 200 for each encoding. */
export interface StaticFile {
  /** Whether it is a page, for which clients may want another representation. */
  readonly isPage: boolean;
  readonly etag: string;
  /** Its encodings, the smallest first. */
  readonly forms: readonly Form[];
}

/** One encoding of a file, ready to be sent. */
export interface Form {
  /** Matches the Accept-Encoding header of clients that take it. */
  readonly acceptEncoding: RegExp;
  readonly body: Buffer;
  /** Headers of the encoded body alone. */
  readonly encoded: Readonly<Record<string, string>>;
  /** All headers of a 200, names and values in turn. */
  readonly headers: string[];
}

/** Accept-Encoding headers that name a coding with a quality above 0 (RFC 9110, section 12.5.3). */
export const accepted = { br: matchCoding('br'), gzip: matchCoding('gzip') };

function matchCoding(name: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0{0,3})?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
}

/** Loads a build and verifies by digest that all of its files belong together. Throws a `UserError` otherwise. */
export function loadBuild({ published, prepared }: Pick<BuildFolders, 'published' | 'prepared'>) {
  const manifest = readPreparedJson(join(prepared, 'manifest.json')) as Manifest;
  const read = (name: keyof Manifest['prepared']) => readVerified(join(prepared, name), manifest.prepared[name]);
  const data = JSON.parse(read('edge-data.json').toString('utf8')) as FunctionData;
  return { data, files: loadStaticFiles(published, manifest, read('compressed.bin'), data) };
}

/** Reads a file of the build and verifies its digest. */
function readVerified(path: string, digest: string): Buffer {
  try {
    const body = readFileSync(path);
    if (digestBody(body) === digest) return body;
  } catch {
    // Missing or unreadable: reported below.
  }
  throw new UserError(`${path} is not what the build has written. Run: npm run build`);
}

/** All published files in memory, indexed by path. */
function loadStaticFiles(published: string, manifest: Manifest, compressed: Buffer, data: FunctionData) {
  const byPath = new Map<string, StoredFile<StaticFile>>();
  const direct = new Map<string, StaticFile>();
  // One allocation for all files: hundreds of small buffers take twice as much.
  const bodies = Buffer.allocUnsafeSlow(manifest.files.reduce((sum, { size }) => sum + size, 0));
  let end = 0;
  for (const entry of manifest.files) {
    const { paths, mediaType, etag } = entry;
    const start = end;
    end += readVerified(join(published, entry.file), etag.slice(1, -1)).copy(bodies, start);
    const file = loadFile(entry, bodies.subarray(start, end), compressed, data);
    for (const path of paths) {
      byPath.set(path, { file, mediaType, etag });
      if (path !== '/404/' && !formPaths.includes(path)) direct.set(path, file);
    }
  }
  return {
    find: (path: string) => byPath.get(path),
    read: ({ forms }: StaticFile) => forms.at(-1)?.body.toString('utf8') ?? '',
    /** The file that answers a raw request target, if only the representation of a page is left to decide. */
    direct: (target: string) => direct.get(target),
    count: manifest.files.length,
  };
}

function loadFile(entry: ManifestEntry, body: Buffer, compressed: Buffer, data: FunctionData): StaticFile {
  const { etag, brotli, gzip } = entry;
  const [path = ''] = entry.paths;
  const kind = kindOfPath(path);
  const table = headersOfPath(data, path, kind);
  const vary = [table.vary, gzip && 'Accept-Encoding'].filter(Boolean).join(', ');
  const form = (acceptEncoding: RegExp, bytes: Buffer, own: Record<string, string>): Form => {
    const encoded = { ...(vary === '' ? {} : { vary }), ...own, 'content-length': String(bytes.length) };
    const headers = { ...table, 'content-type': entry.mediaType, etag, ...encoded };
    return { acceptEncoding, body: bytes, encoded, headers: Object.entries(headers).flat() };
  };
  const pack = (coding: 'br' | 'gzip', [offset, length]: readonly [number, number]) =>
    form(accepted[coding], compressed.subarray(offset, offset + length), {
      'content-encoding': coding,
      // A strong entity tag identifies one sequence of bytes, so each encoding has its own (RFC 9110, section 8.8.3.3).
      etag: `${etag.slice(0, -1)}-${coding}"`,
    });
  const packed = [...(brotli ? [pack('br', brotli)] : []), ...(gzip ? [pack('gzip', gzip)] : [])];
  return { isPage: kind === 'page', etag, forms: [...packed, form(/^/, body, {})] };
}
