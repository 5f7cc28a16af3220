import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { PictureFile } from '../../schemas/appearance/photo.ts';
import { engineModule } from '../../settings/folders.ts';
import { readCached, writeCached } from './pictures.ts';

/** Raise it by hand when the processing of photographs changes, so that nothing old is taken from a cache. */
const REVISION = '1';
const LARGEST_BYTES = 25_000_000;
/** In pixels; what is narrower looks poor at every size. */
const NARROWEST = 800;

// Formats by the first bytes of a file, whatever its name: the decoder would accept others, some of which load files.
const TAKEN = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp.{0,28}avi[fs])/s;
const HEIC = /^.{4}ftyp.{0,28}(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

const IS_HEIC =
  'is HEIC, which browsers do not show: Preview on a Mac and Photos on Windows save it as JPEG, and an iPhone takes JPEG with Settings > Camera > Formats on "Most Compatible"';
const IS_NO_PICTURE = 'is no JPEG, PNG, WebP or AVIF picture, whatever its name says';

/** What the decoder says of a picture. */
export type Decoded = Omit<PictureFile, 'digest'>;

/** A picture that cannot be published, and why. */
function refused(problem: string): Decoded {
  return { problem, width: 0, height: 0 };
}

/** A picture that cannot be decoded, with the words of the decoder. */
export function undecodable(words: string): Decoded {
  return refused(`cannot be decoded (${words.replaceAll('\n', ' ').replace(/\.$/, '')})`);
}

/** What is known of a picture from its bytes. It is decoded once and cached by its digest. */
export function probePicture(path: string): PictureFile {
  try {
    if (statSync(path).size > LARGEST_BYTES) return { digest: '', ...refused('is larger than 25 MB') };
    const body = readFileSync(path);
    const digest = createHash('sha256').update(REVISION).update(body).digest('hex');
    const start = body.toString('latin1', 0, 100);
    if (!TAKEN.test(start)) return { digest, ...refused(HEIC.test(start) ? IS_HEIC : IS_NO_PICTURE) };
    const entry = `photos/${digest}.decoded.json`;
    const known = readCached(entry);
    const found: Decoded = known === undefined ? decode(path) : JSON.parse(known.toString());
    if (found.problem === null && known === undefined) writeCached(entry, JSON.stringify(found));
    const { problem, width } = found;
    const narrow = width < NARROWEST ? `is ${width} pixels wide, and would look blurred below ${NARROWEST}` : null;
    return { digest, ...found, problem: problem ?? narrow };
  } catch (error) {
    return { digest: '', ...undecodable(String(error)) };
  }
}

/** Decodes a picture in another process, which this one waits for: content is validated in one synchronous step. */
function decode(path: string): Decoded {
  const { stdout } = spawnSync(process.execPath, [engineModule('src/appearance/make/probe-process'), path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout.endsWith('}') ? JSON.parse(stdout) : undecodable('the decoder stopped');
}
