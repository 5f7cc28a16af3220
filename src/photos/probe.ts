import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { PictureFault, PictureFile } from '../schemas/look/photo.ts';
import { engineModule } from '../settings/folders.ts';
import { REVISION, readCached, writeCached } from './photo-cache.ts';
import { isTaken, recogniseFormat } from './picture-format.ts';

const LARGEST_BYTES = 25_000_000;
// A phone picture takes a twentieth of a second.
const LONGEST_MS_EACH = 20_000;

/** The result of the decoder for a picture. */
export type Decoded = Pick<PictureFile, 'fault' | 'detail' | 'width' | 'height' | 'colour'>;

/**
 * What is known of pictures from their bytes, by path. Each is decoded once, in a separate process that hostile bytes
 * may crash, and cached by its digest. Waits for that process, because content is validated in one synchronous step.
 */
export function probePictures(paths: readonly string[]): Map<string, PictureFile> {
  const found = new Map<string, PictureFile>();
  const unknown = new Map<string, { readonly digest: string; readonly bytes: number }>();
  for (const path of paths) {
    const { digest, bytes, fault, detail } = readPicture(path);
    const decoded = fault === undefined ? readDecoded(digest) : failed(fault, detail);
    if (decoded === undefined) unknown.set(path, { digest, bytes });
    else found.set(path, { digest, bytes, ...decoded });
  }
  if (unknown.size === 0) return found;
  const decoded = decode([...unknown.keys()]);
  for (const [path, known] of unknown) {
    const outcome = decoded.get(path) ?? failed('undecodable', 'the decoder stopped');
    // Without a decoder nothing is known of the picture, so nothing is cached.
    if (outcome.fault !== 'no-decoder') writeCached(`${known.digest}.json`, JSON.stringify(outcome));
    found.set(path, { ...known, ...outcome });
  }
  return found;
}

/** The result of a failed decoding. */
export function failed(fault: PictureFault, detail: string): Decoded {
  return { fault, detail, width: 0, height: 0, colour: '' };
}

interface ReadPicture {
  readonly digest: string;
  readonly bytes: number;
  readonly fault?: PictureFault;
  readonly detail: string;
}

function readPicture(path: string): ReadPicture {
  try {
    const { size } = statSync(path);
    if (size > LARGEST_BYTES) return { digest: '', bytes: size, fault: 'too-large', detail: '' };
    const body = readFileSync(path);
    const digest = createHash('sha256').update(REVISION).update(body).digest('hex');
    const format = recogniseFormat(body);
    const known = { digest, bytes: size, detail: format };
    if (format === 'unknown') return { ...known, fault: 'no-picture' };
    if (format === 'heic') return { ...known, fault: 'heic' };
    return isTaken(format) ? known : { ...known, fault: 'not-taken' };
  } catch (error) {
    return {
      digest: '',
      bytes: 0,
      fault: 'undecodable',
      detail: error instanceof Error ? error.message : String(error),
    };
  }
}

function readDecoded(digest: string): Decoded | undefined {
  const cached = readCached(`${digest}.json`);
  return cached === undefined ? undefined : (JSON.parse(new TextDecoder().decode(cached)) as Decoded);
}

/** Decodes pictures in another process. Those it did not get to are missing in the result. */
function decode(paths: readonly string[]): Map<string, Decoded> {
  const { stdout } = spawnSync(process.execPath, [engineModule('src/photos/probe-process')], {
    input: JSON.stringify(paths),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
    timeout: paths.length * LONGEST_MS_EACH,
  });
  const lines = stdout.split('\n').filter((line) => line.endsWith('}'));
  return new Map(lines.map((line) => JSON.parse(line) as { path: string; decoded: Decoded }).map(toEntry));
}

function toEntry({ path, decoded }: { readonly path: string; readonly decoded: Decoded }): [string, Decoded] {
  return [path, decoded];
}
