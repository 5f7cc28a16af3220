import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '../kinds.ts';
import { type ContentLocality, findLocality } from '../locality.ts';
import { parseFile } from './document.ts';
import { readText } from './text/read-text.ts';

/** Reads the country of a business, even if its content is invalid otherwise. */
export function readLocality(directory: string): ContentLocality {
  const { path: file } = contentKinds.business;
  const path = join(directory, file);
  return findLocality(existsSync(path) ? [{ file, data: parseFile(file, readText(path).text).data }] : []);
}
