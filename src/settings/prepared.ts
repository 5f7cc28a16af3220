import { readFileSync } from 'node:fs';
import { UserError } from './user-error.ts';

/** Reads a JSON object of the build. Throws a `UserError` that says what to do if it is missing or invalid. */
export function readPreparedJson(path: string): unknown {
  let why = 'cannot be read';
  try {
    const text = readFileSync(path, 'utf8');
    why = 'is damaged';
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below, like any other invalid value.
  }
  throw new UserError(`There is no finished build (${path} ${why}). Run: npm run build`);
}
