import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { PictureFile, PictureProblem } from '../../schemas/appearance/photo.ts';
import { engineModule } from '../../settings/folders.ts';
import { readCached, writeCached } from './pictures.ts';

/** Raise it by hand when the processing of photographs changes, so that nothing old is taken from a cache. */
const REVISION = '1';
const LARGEST_BYTES = 25_000_000;
const decoder = engineModule('src/appearance/make/probe-process');

// Formats by the first bytes of a file, whatever its name: the decoder would accept others, some of which load files.
const TAKEN = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp.{0,28}avi[fs])/s;
const HEIC = /^.{4}ftyp.{0,28}(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/** What is known of a picture from its bytes, or why it cannot be published. It is decoded once and cached by its digest. */
export function probePicture(path: string): PictureFile {
  try {
    if (statSync(path).size > LARGEST_BYTES) return refused('too-large');
    const body = readFileSync(path);
    const start = body.toString('latin1', 0, 100);
    if (!TAKEN.test(start)) return refused(HEIC.test(start) ? 'heic' : 'not-taken');
    const digest = createHash('sha256').update(REVISION).update(body).digest('hex');
    const entry = `photos/${digest}.decoded.json`;
    const known = readCached(entry)?.toString();
    // In another process, which this one waits for: content is validated in one synchronous step.
    const decoded = known ?? execFileSync(process.execPath, [decoder, path], { encoding: 'utf8', stdio: 'pipe' });
    if (known === undefined) writeCached(entry, decoded);
    return { problem: null, detail: '', digest, ...JSON.parse(decoded) };
  } catch (error) {
    // What the other process says comes last.
    const [detail = ''] =
      String(error)
        .match(/(?<=^Error: ).*/gm)
        ?.slice(-1) ?? [];
    return refused('undecodable', detail);
  }
}

function refused(problem: PictureProblem, detail = ''): PictureFile {
  return { problem, detail, digest: '', width: 0, height: 0, colour: '' };
}
