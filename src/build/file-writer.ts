import { mkdir, writeFile } from 'node:fs';
import { dirname } from 'node:path';

/** Writes files while its thread goes on with other work. */
export interface FileWriter {
  /** Writes a file, and the folders above it. Settles when there is room for another one. */
  write(file: string, body: Uint8Array): Promise<void> | undefined;
  /** Settles when all are written; rejects with the first failure. */
  finish(): Promise<void>;
}

// So many files may wait to be written, which bounds the memory they take.
const MOST_UNDER_WAY = 64;

/** A writer that makes each folder once. */
export function createFileWriter(): FileWriter {
  const folders = new Map<string, Promise<void>>();
  const underWay = new Set<Promise<void>>();
  let failure: { readonly error: Error } | undefined;
  const makeFolder = (folder: string) => {
    const made = folders.get(folder) ?? settle((done) => mkdir(folder, { recursive: true }, done));
    folders.set(folder, made);
    return made;
  };
  const keepFailure = (error: Error) => {
    failure ??= { error };
  };
  return {
    write(file, body) {
      const written = makeFolder(dirname(file))
        .then(() => settle((done) => writeFile(file, body, done)))
        .catch(keepFailure)
        .then(() => void underWay.delete(written));
      underWay.add(written);
      return underWay.size < MOST_UNDER_WAY ? undefined : Promise.race(underWay);
    },
    async finish() {
      await Promise.all(underWay);
      if (failure !== undefined) throw failure.error;
    },
  };
}

function settle(work: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error === null ? resolve() : reject(error)));
  });
}
