import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EdgeData } from '../edge/edge-data.ts';
import type { Files, Found } from '../edge/files.ts';
import type { Manifest, ManifestEntry } from '../edge/manifest.ts';
import { headersOfPath } from '../edge/reply.ts';
import { kindOfPath } from '../edge/response-kind.ts';

/** How a body is encoded for the way to the client. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A published file in memory: its forms, and the headers of a 200 with each, ready to be written. */
export interface StaticFile {
  /** Whether it is a page, which clients may want in another form. */
  readonly isPage: boolean;
  readonly etag: string;
  readonly forms: Readonly<Record<Encoding, { readonly body: Buffer; readonly headers: readonly string[] }>>;
}

/** All published files in memory, found by path in one step. */
export interface StaticFiles extends Files<StaticFile> {
  /** The file that answers a target as it was sent, if no decision is left to make but the form of a page. */
  direct(target: string): StaticFile | undefined;
  readonly count: number;
}

/** A build that is missing or not whole. Its message says what to do. */
export class BuildError extends Error {}

/** Reads a JSON file that a build has written. */
export function readBuilt<Data>(path: string): Data {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Data;
  } catch {
    throw new BuildError(`There is no finished build (${path} cannot be read). Run: npm run build`);
  }
}

/** Loads every published file into memory and makes sure that each is the one that was built. */
export function loadStaticFiles(published: string, prepared: string, data: EdgeData): StaticFiles {
  const manifest = readBuilt<Manifest>(join(prepared, 'manifest.json'));
  const compressed = readFileSync(join(prepared, 'compressed.bin'));
  const byPath = new Map<string, Found<StaticFile>>();
  const direct = new Map<string, StaticFile>();
  for (const entry of manifest.files) {
    const file = loadFile(published, entry, compressed, data);
    for (const path of entry.paths) {
      byPath.set(path, { file, mediaType: entry.mediaType, etag: entry.etag });
      if (path !== '/404/' && path !== '/check/') direct.set(path, file);
    }
  }
  return {
    find: (path) => byPath.get(path),
    read: (file) => file.forms.identity.body.toString('utf8'),
    direct: (target) => direct.get(target),
    count: manifest.files.length,
  };
}

function loadFile(published: string, entry: ManifestEntry, compressed: Buffer, data: EdgeData): StaticFile {
  const body = readPublished(join(published, entry.file));
  if (body?.length !== entry.size) {
    throw new BuildError(`${join(published, entry.file)} is not what the build has written. Run: npm run build`);
  }
  const part = ([offset, length]: readonly [number, number]) => compressed.subarray(offset, offset + length);
  const headers = headersOf(entry, data);
  const form = (encoding: Encoding, encoded: Buffer) => ({
    body: encoded,
    headers: flatten(headers, entry.etag, encoding, encoded.length),
  });
  const identity = form('identity', body);
  return {
    isPage: kindOfPath(entry.paths[0] ?? '') === 'page',
    etag: entry.etag,
    forms: {
      identity,
      br: entry.brotli === undefined ? identity : form('br', part(entry.brotli)),
      gzip: entry.gzip === undefined ? identity : form('gzip', part(entry.gzip)),
    },
  };
}

function readPublished(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function headersOf(entry: ManifestEntry, data: EdgeData): Record<string, string> {
  const [path = ''] = entry.paths;
  const table = headersOfPath(data, path, kindOfPath(path));
  const vary = [table.vary, entry.brotli === undefined ? undefined : 'Accept-Encoding'].filter(Boolean);
  return {
    ...table,
    'content-type': entry.mediaType,
    ...(vary.length === 0 ? {} : { vary: vary.join(', ') }),
  };
}

function flatten(headers: Record<string, string>, etag: string, encoding: Encoding, length: number): string[] {
  const own = {
    ...headers,
    // A strong tag names one sequence of bytes, so each encoding has its own (RFC 9110, section 8.8.3.3).
    etag: encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(length),
  };
  return Object.entries(own).flat();
}
