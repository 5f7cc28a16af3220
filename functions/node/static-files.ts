import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FunctionData, HeaderFields, Manifest, ManifestEntry, StoredFile } from '../../src/function/data.ts';
import { findLanguage, loadFunctionData } from '../../src/function/data.ts';
import { getHeaders, getResponseKind } from '../../src/function/reply.ts';
import { digestBody } from '../../src/system/digest.ts';
import { type BuildFolders, readBuildJson } from '../../src/system/folders.ts';
import { UserError } from '../../src/system/user-error.ts';

type Bytes = Buffer<ArrayBuffer>;

/**
 * Maximum size of decompressed files kept in memory, in bytes; any other file is decompressed each time it is sent
 * uncompressed.
 */
const MAX_DECOMPRESSED_BYTES = 32 * 1024 * 1024;

/** A published file in memory, with the prepared headers of a 200 for each encoding. */
export interface StaticFile extends StoredFile {
  readonly kind: ReturnType<typeof getResponseKind>;
  /** Its encodings, the smallest first. */
  readonly encodings: readonly Encoding[];
}

/** One encoding of a file, ready to be sent. */
export interface Encoding {
  /** Matches the Accept-Encoding header of clients that take it. */
  readonly acceptEncoding: RegExp;
  readonly read: () => Bytes;
  /** Headers that describe the encoded body. */
  readonly encodingHeaders: HeaderFields;
  /** All headers of a 200. */
  readonly headers: HeaderFields;
  /** All headers of a 304 (RFC 9110, section 15.4.5). */
  readonly notModifiedHeaders: HeaderFields;
}

const makeCodingPattern = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0{0,3})?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');

/**
 * Patterns for Accept-Encoding headers that accept a coding by name (RFC 9110, section 12.5.3). Every header accepts
 * identity.
 */
export const acceptPatterns = { br: makeCodingPattern('br'), gzip: makeCodingPattern('gzip'), identity: /^/ };

/** Loads a build. Throws a `UserError` if its files are missing, damaged or from different builds. */
export function loadBuild({ published, privateFolder }: BuildFolders, maxDecompressedBytes = MAX_DECOMPRESSED_BYTES) {
  try {
    const manifest = readBuildJson<Manifest>(join(privateFolder, 'manifest.json'), 'digests', 'files');
    const read = (name: keyof Manifest['digests']) => readVerified(join(privateFolder, name), manifest.digests[name]);
    const data = loadFunctionData(JSON.parse(read('function-data.json').toString('utf8')));
    const bodies = read('bodies.bin');
    const memory = { bytes: maxDecompressedBytes };
    const files = new Map<string, () => StaticFile>();
    for (const entry of manifest.files) {
      const { encodings, file, etag } = entry;
      const body = encodings.length === 0 ? readVerified(join(published, file), etag.slice(1, -1)) : undefined;
      let loaded: StaticFile | undefined;
      // Headers are prepared when a file is first requested, so that the server starts quickly.
      const load = () => (loaded ??= prepareFile(entry, body, bodies, memory, data));
      for (const path of entry.paths) files.set(path, load);
    }
    return { data, fileCount: manifest.files.length, findFile: (path: string) => files.get(path)?.() };
  } catch (error) {
    if (error instanceof UserError) throw error;
    // The manifest itself has no digest, so damage to it shows as unexpected JSON.
    throw new UserError(`The build in ${privateFolder} is damaged. Run: npm run build`, { cause: error });
  }
}

/** Reads a file of the build and verifies its digest. Does not wait for a named pipe. */
function readVerified(path: string, digest: string): Bytes {
  try {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const body = Buffer.allocUnsafeSlow(fstatSync(file).size);
    readSync(file, body);
    closeSync(file);
    if (digestBody(body) === digest) return body;
  } catch {
    // Missing or unreadable: reported below.
  }
  throw new UserError(`${path} has changed since the build. Run: npm run build`);
}

/** Prepares a file's encodings and their headers. `memory.bytes` is what is left for decompressed files. */
function prepareFile(
  { paths: [path = ''], mediaType, etag, size, encodings }: ManifestEntry,
  body: Bytes | undefined,
  bodies: Bytes,
  memory: { bytes: number },
  data: FunctionData,
): StaticFile {
  const kind = getResponseKind(findLanguage(data, path).path);
  const common = getHeaders(data, path, kind);
  const stored = encodings.map(([coding, start, length]) => [coding, bodies.subarray(start, start + length)] as const);
  let identity = body ?? stored.find(([coding]) => coding === 'identity')?.[1];
  const compressed = stored.filter(([coding]) => coding !== 'identity');
  const varyNames = [common.vary, compressed.length > 0 && 'Accept-Encoding'].filter(Boolean).join(', ');
  const vary: HeaderFields = varyNames === '' ? {} : { vary: varyNames };
  const makeEncoding = (coding: keyof typeof acceptPatterns, length: number, read: Encoding['read']): Encoding => {
    const contentEncoding: HeaderFields = coding === 'identity' ? {} : { 'content-encoding': coding };
    // A strong entity tag identifies one sequence of bytes, so each encoding has its own (RFC 9110, section 8.8.3.3).
    const tag = coding === 'identity' ? etag : `${etag.slice(0, -1)}-${coding}"`;
    const encodingHeaders = { ...vary, ...contentEncoding, 'content-length': String(length) };
    const notModifiedHeaders = { ...common, ...vary, etag: tag };
    const headers = { ...notModifiedHeaders, ...encodingHeaders, 'content-type': mediaType };
    return { acceptEncoding: acceptPatterns[coding], read, encodingHeaders, notModifiedHeaders, headers };
  };
  const read = () => {
    if (identity !== undefined) return identity;
    const decompressed = gunzipSync(compressed.at(-1)?.[1] ?? '');
    if (size <= memory.bytes) {
      memory.bytes -= size;
      identity = decompressed;
    }
    return decompressed;
  };
  const compressedEncodings = compressed.map(([coding, bytes]) => makeEncoding(coding, bytes.length, () => bytes));
  let quoted: string | undefined;
  return {
    mediaType,
    etag,
    kind,
    encodings: [...compressedEncodings, makeEncoding('identity', size, read)],
    get body() {
      return read();
    },
    text: () => read().toString('utf8'),
    get quoted() {
      // Escaping it each time would take a tenth of a tool call's time.
      if (kind === 'json') quoted ??= JSON.stringify(this.text());
      return quoted;
    },
  };
}
