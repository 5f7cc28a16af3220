import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { PictureFile, PictureProblem } from '../../schemas/appearance/photo.ts';
import { engineModule } from '../../settings/folders.ts';
import { readCached, writeCached } from './pictures.ts';

/** Raise it by hand when the processing of photographs changes, so that nothing old is taken from a cache. */
const REVISION = '1';
const LARGEST_BYTES = 25_000_000;

// Formats by the first bytes of a file, whatever its name: the decoder would accept others, some of which load files.
const TAKEN = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp.{0,28}avi[fs])/s;
const HEIC = /^.{4}ftyp.{0,28}(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/** What the decoder says of a picture. */
export type Decoded = Omit<PictureFile, 'digest' | 'bytes'>;

/** A picture that cannot be published, and why. */
export function refused(problem: PictureProblem, detail = ''): Decoded {
  return { problem, detail, width: 0, height: 0, colour: '' };
}

/**
 * What is known of pictures from their bytes, by path. Each is decoded once and cached by its digest. That happens in
 * another process, which this one waits for, because content is validated in one synchronous step.
 */
export function probePictures(paths: readonly string[]): Map<string, PictureFile> {
  const files = paths.map((path) => ({ path, ...readPicture(path) }));
  const decoded = decode(files.flatMap(({ path, known }) => (known === undefined ? [path] : [])));
  return new Map(
    files.map(({ path, digest, bytes, known }) => {
      const found = known ?? decoded.get(path) ?? refused('undecodable', 'the decoder stopped');
      if (known === undefined && found.problem === null) writeCached(entryOf(digest), JSON.stringify(found));
      return [path, { digest, bytes, ...found }];
    }),
  );
}

/** A picture by its bytes; `known` if it was decoded before, or is not to be. */
function readPicture(path: string): { readonly digest: string; readonly bytes: number; readonly known?: Decoded } {
  try {
    const { size: bytes } = statSync(path);
    if (bytes > LARGEST_BYTES) return { digest: '', bytes, known: refused('too-large') };
    const body = readFileSync(path);
    const digest = createHash('sha256').update(REVISION).update(body).digest('hex');
    const start = body.toString('latin1', 0, 100);
    if (!TAKEN.test(start)) return { digest, bytes, known: refused(HEIC.test(start) ? 'heic' : 'not-taken') };
    const entry = readCached(entryOf(digest));
    return { digest, bytes, ...(entry && { known: JSON.parse(entry.toString()) }) };
  } catch (error) {
    return { digest: '', bytes: 0, known: refused('undecodable', String(error)) };
  }
}

/** Decodes pictures in another process. Those it did not get to are missing in the result. */
function decode(paths: readonly string[]): ReadonlyMap<string, Decoded> {
  if (paths.length === 0) return new Map();
  const { stdout } = spawnSync(process.execPath, [engineModule('src/appearance/make/probe-process')], {
    input: JSON.stringify(paths),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  });
  const lines = stdout.split('\n').filter((line) => line.endsWith(']'));
  return new Map(lines.map((line) => JSON.parse(line)));
}

function entryOf(digest: string): string {
  return `photos/${digest}.decoded.json`;
}
