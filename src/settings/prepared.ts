import { readFileSync } from 'node:fs';

/** A build that is missing or not whole. Its message says what to do. */
export class BuildError extends Error {}

/** Reads a file that the build has prepared. Throws a `BuildError` where there is none. */
export function readPrepared(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw noBuild(`${path} cannot be read`);
  }
}

/** Reads an object that the build has prepared as JSON. Throws a `BuildError` where there is none, or a broken one. */
export function readPreparedJson(path: string): unknown {
  const text = readPrepared(path).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Said below, as of any other value.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw noBuild(`${path} is damaged`);
  return value;
}

function noBuild(why: string): BuildError {
  return new BuildError(`There is no finished build (${why}). Run: npm run build`);
}
