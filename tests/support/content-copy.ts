import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import type { FileCache } from '../../src/content/load/read-folder.ts';
import { escapePattern } from '../../src/escape/pattern.ts';
import { referenceDirectory, referenceOrigin } from './reference-build.ts';
import { scratchFolder } from './scratch.ts';

/** Parsed files of copies, most of which are the same. */
const parsedCopies: FileCache = new Map();

/** A copy of a content folder that a test may change. */
export interface ContentCopy {
  readonly directory: string;
  /** Replaces text in a file; throws if the file does not contain it. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** Writes a whole file. */
  write(file: string, text: string | Buffer): void;
  remove(file: string): void;
  load(origin?: string): ReturnType<typeof loadSite>;
  /** Undoes all edits, which is faster than another copy. */
  restore(): void;
}

/** Copies a content folder, by default of the reference business, to a folder that is removed after the test file. */
export function copyContent(source = referenceDirectory, filter?: (path: string) => boolean): ContentCopy {
  const directory = scratchFolder('content');
  cpSync(source, directory, { recursive: true, ...(filter && { filter }) });
  const changed = new Map<string, Buffer | undefined>();
  const change = (file: string) => {
    const path = join(directory, file);
    if (!changed.has(path)) changed.set(path, existsSync(path) ? readFileSync(path) : undefined);
    return path;
  };
  return {
    directory,
    edit(file, from, to) {
      const path = change(file);
      const text = readFileSync(path, 'utf8');
      if (text.search(from instanceof RegExp ? from : escapePattern(from)) < 0)
        throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    write(file, text) {
      const path = change(file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    remove: (file) => rmSync(change(file)),
    load: (origin = referenceOrigin) => loadSite(directory, origin, parsedCopies),
    restore() {
      for (const [path, bytes] of changed) bytes === undefined ? rmSync(path) : writeFileSync(path, bytes);
      changed.clear();
    },
  };
}

/** Returns the site of loaded content. Throws the problems if there is none. */
export function requireSite({ site, problems }: Awaited<ReturnType<typeof loadSite>>): Site {
  if (site === undefined) throw new Error(problems.map(({ file, message }) => `${file} ${message}`).join('\n'));
  return site;
}

const FILES_OF_MANY_PLACES =
  /\/(?:(?:regions|redirects)\.yaml|(?:published|postal-areas|place-names|outline)\.json|places\/(?!dundas|westdale).*)$/;

/** Copies the reference content, or another folder with its places, with only two places, which loads in half the time. */
export const copyWithFewPlaces = (source?: string) => copyContent(source, (path) => !FILES_OF_MANY_PLACES.test(path));

/** Loads a changed copy of a content folder, by default of the reference content with two places. */
export function loadChanged(change: (copy: ContentCopy) => void, source?: string): ReturnType<typeof loadSite> {
  const copy = source === undefined ? copyWithFewPlaces() : copyContent(source);
  change(copy);
  return copy.load();
}
