import { readFileSync } from 'node:fs';
import { UserError } from './user-error.ts';

/** A build is missing or incomplete. The message says what to do. */
export class BuildError extends UserError {}

/** Reads a file of the build. Throws a `BuildError` if it is missing. */
export function readPrepared(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw noBuild(`${path} cannot be read`);
  }
}

/** Reads a JSON object of the build. Throws a `BuildError` if it is missing or invalid. */
export function readPreparedJson(path: string): unknown {
  const text = readPrepared(path).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below, like any other invalid value.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw noBuild(`${path} is damaged`);
  return value;
}

function noBuild(why: string): BuildError {
  return new BuildError(`There is no finished build (${why}). Run: npm run build`);
}
