import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { PhotoImage } from '../../schemas/appearance/photo.ts';
import { engineModule } from '../../system/folders.ts';
import { readCached, writeCached } from './cache.ts';
import { MAX_AVIF_PIXELS, MAX_PIXELS } from './images.ts';

/** Increase this when the processing of photographs changes, so that old cached results are not used. */
const REVISION = '1';
const MAX_FILE_BYTES = 25_000_000;
/** Minimum width in pixels; narrower photographs look poor at every size. */
const MIN_WIDTH = 800;
const run = promisify(execFile);
const decoder = engineModule('src/appearance/render/probe-process');

// Formats by a file's first bytes, whatever its name: the decoder would accept others, some of which load files.
const ACCEPTED = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp.{0,28}avi[fs])/s;
const HEIC = /^.{4}ftyp.{0,28}(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

const IS_HEIC =
  'is a HEIC picture, which browsers do not show. Preview on a Mac and Photos on Windows can save it as JPEG. An iPhone takes JPEG if Settings > Camera > Formats is "Most Compatible"';
const IS_NO_IMAGE = 'is not a JPEG, PNG, WebP or AVIF picture, even if its name says so';

/** Reads an image's size, or why it cannot be published. Decodes it once and caches the result by its digest. */
export async function probePhoto(path: string): Promise<PhotoImage> {
  try {
    if ((await stat(path)).size > MAX_FILE_BYTES) return rejectPhoto('is larger than 25 MB');
    const body = await readFile(path);
    const start = body.toString('latin1', 0, 100);
    if (!ACCEPTED.test(start)) return rejectPhoto(HEIC.test(start) ? IS_HEIC : IS_NO_IMAGE);
    const digest = createHash('sha256').update(REVISION).update(body).digest('hex');
    const entry = `photos/${digest}.decoded.json`;
    const known = readCached(entry)?.toString();
    const maxPixels = start.slice(4, 8) === 'ftyp' ? MAX_AVIF_PIXELS : MAX_PIXELS;
    // In another process, so that an image that crashes the decoder does not stop the command.
    const decoded = known ?? (await run(process.execPath, [decoder, path, String(maxPixels)])).stdout;
    if (known === undefined) writeCached(entry, decoded);
    const { width, height } = JSON.parse(decoded);
    if (width * height > maxPixels)
      return rejectPhoto(
        `has ${width} × ${height} pixels, but the maximum of its format is ${maxPixels / 1e6} million. Save it smaller, for example with 4000 × 3000`,
      );
    const narrow = `is ${width} pixels wide, but needs at least ${MIN_WIDTH} to look sharp`;
    return { digest, width, height, problem: width < MIN_WIDTH ? narrow : null };
  } catch (error) {
    // The message of the other process is in its last line.
    const [words = 'the decoder stopped'] =
      String(error)
        .match(/(?<=^Error: ).*/gm)
        ?.slice(-1) ?? [];
    return rejectPhoto(`cannot be decoded (${words.replace(/\.$/, '')})`);
  }
}

function rejectPhoto(problem: string): PhotoImage {
  return { problem, digest: '', width: 0, height: 0 };
}
