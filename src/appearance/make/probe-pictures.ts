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

/** What is known of a picture from its bytes. It is decoded once and cached by its digest. */
export function probePicture(path: string): PictureFile {
  try {
    const { size: bytes } = statSync(path);
    if (bytes > LARGEST_BYTES) return { digest: '', bytes, ...refused('too-large') };
    const body = readFileSync(path);
    const digest = createHash('sha256').update(REVISION).update(body).digest('hex');
    const start = body.toString('latin1', 0, 100);
    if (!TAKEN.test(start)) return { digest, bytes, ...refused(HEIC.test(start) ? 'heic' : 'not-taken') };
    const entry = `photos/${digest}.decoded.json`;
    const known = readCached(entry);
    const found: Decoded = known === undefined ? decode(path) : JSON.parse(known.toString());
    if (found.problem === null && known === undefined) writeCached(entry, JSON.stringify(found));
    return { digest, bytes, ...found };
  } catch (error) {
    return { digest: '', bytes: 0, ...refused('undecodable', String(error)) };
  }
}

/** Decodes a picture in another process, which this one waits for: content is validated in one synchronous step. */
function decode(path: string): Decoded {
  const { stdout } = spawnSync(process.execPath, [engineModule('src/appearance/make/probe-process'), path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout.endsWith('}') ? JSON.parse(stdout) : refused('undecodable', 'the decoder stopped');
}
