import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionData as EdgeData } from '../function/data.ts';
import type { Files, StoredFile as Found } from '../function/files.ts';
import { headersOfPath, kindOfPath } from '../function/headers.ts';
import type { Manifest, ManifestEntry } from '../function/manifest.ts';
import { formPaths } from '../function/url.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { BuildError, readPrepared, readPreparedJson } from '../settings/prepared.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { digestBody } from './body-digest.ts';

/** Content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';
/** The encodings a client accepts besides identity. */
export type Accepted = Encoding | 'any';

/** A published file in memory, with the prepared headers of a 200 for each encoding. */
export interface StaticFile {
  /** Whether it is a page, for which clients may want another representation. */
  readonly isPage: boolean;
  readonly etag: string;
  readonly forms: Readonly<Record<Accepted, Form>>;
}

/** One encoding of a file, ready to be sent. */
export interface Form {
  readonly encoding: Encoding;
  readonly body: Buffer;
  readonly headers: readonly string[];
}

/** All published files in memory, indexed by path. */
export interface StaticFiles extends Files<StaticFile> {
  /** The file that answers a raw request target, if only the representation of a page is left to decide. */
  direct(target: string): StaticFile | undefined;
  readonly count: number;
}

/** A loaded build: the data of the function, and every published file in memory. */
export interface LoadedBuild {
  readonly data: EdgeData;
  readonly files: StaticFiles;
}

/** Loads a build and verifies by digest that all of its files belong together. Throws a `BuildError` otherwise. */
export function loadBuild({ published, prepared }: Pick<BuildFolders, 'published' | 'prepared'>): LoadedBuild {
  const manifest = readPreparedJson(join(prepared, 'manifest.json')) as Manifest;
  const read = (name: keyof Manifest['prepared']) => {
    const path = join(prepared, name);
    const body = readPrepared(path);
    if (digestBody(body) !== manifest.prepared[name]) throw otherBuild(path);
    return body;
  };
  const data = JSON.parse(read('edge-data.json').toString('utf8')) as EdgeData;
  return { data, files: loadStaticFiles(published, manifest, read('compressed.bin'), data) };
}

function otherBuild(path: string): BuildError {
  return new BuildError(`${path} is not what the build has written. Run: npm run build`);
}

function loadStaticFiles(published: string, manifest: Manifest, compressed: Buffer, data: EdgeData): StaticFiles {
  const byPath = new Map<string, Found<StaticFile>>();
  const direct = new Map<string, StaticFile>();
  /**
   * Texts of the pages that are filled in for each request. Decoding them each time would allocate memory that is freed
   * late.
   */
  const texts = new Map<StaticFile, string>();
  const forms = new Set([...formPaths, ...formPaths.map(markdownPathOf)]);
  // One allocation for all files: hundreds of small buffers take twice as much.
  const bodies = Buffer.allocUnsafeSlow(manifest.files.reduce((sum, { size }) => sum + size, 0));
  let end = 0;
  for (const entry of manifest.files) {
    const body = bodies.subarray(end, end + entry.size);
    end += entry.size;
    readPublished(join(published, entry.file), body, entry.etag);
    const file = loadFile(entry, body, compressed, data);
    for (const path of entry.paths) {
      byPath.set(path, { file, mediaType: entry.mediaType, etag: entry.etag });
      if (forms.has(path)) texts.set(file, readText(file));
      if (path !== '/404/' && !formPaths.includes(path)) direct.set(path, file);
    }
  }
  return {
    find: (path) => byPath.get(path),
    read: (file) => texts.get(file) ?? readText(file),
    direct: (target) => direct.get(target),
    count: manifest.files.length,
  };
}

function readText({ forms }: StaticFile): string {
  return forms.identity.body.toString('utf8');
}

function loadFile(entry: ManifestEntry, body: Buffer, compressed: Buffer, data: EdgeData): StaticFile {
  const part = ([offset, length]: readonly [number, number]) => compressed.subarray(offset, offset + length);
  const headers = headersOf(entry, data);
  const form = (encoding: Encoding, encoded: Buffer): Form => ({
    encoding,
    body: encoded,
    headers: flatten(headers, entry.etag, encoding, encoded.length),
  });
  const identity = form('identity', body);
  const brotli = entry.brotli && form('br', part(entry.brotli));
  const gzip = entry.gzip && form('gzip', part(entry.gzip));
  return {
    isPage: kindOfPath(entry.paths[0] ?? '') === 'page',
    etag: entry.etag,
    forms: { identity, br: brotli ?? identity, gzip: gzip ?? identity, any: brotli ?? gzip ?? identity },
  };
}

/** Reads a file into a buffer of its size, and verifies its entity tag. */
function readPublished(path: string, body: Buffer, etag: string): void {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const isWhole = fstatSync(file).size === body.length && readSync(file, body, 0, body.length, 0) === body.length;
    if (isWhole && `"${digestBody(body)}"` === etag) return;
  } catch {
    // Missing or unreadable: reported below.
  } finally {
    if (file !== undefined) closeSync(file);
  }
  throw otherBuild(path);
}

function headersOf(entry: ManifestEntry, data: EdgeData): Record<string, string> {
  const [path = ''] = entry.paths;
  const table = headersOfPath(data, path, kindOfPath(path));
  const vary = [table.vary, entry.gzip === undefined ? undefined : 'Accept-Encoding'].filter(Boolean);
  return {
    ...table,
    'content-type': entry.mediaType,
    ...(vary.length === 0 ? {} : { vary: vary.join(', ') }),
  };
}

function flatten(headers: Record<string, string>, etag: string, encoding: Encoding, length: number): string[] {
  const own = {
    ...headers,
    // A strong entity tag identifies one sequence of bytes, so each encoding has its own (RFC 9110, section 8.8.3.3).
    etag: encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(length),
  };
  return Object.entries(own).flat();
}
