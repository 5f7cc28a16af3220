import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '../judge/content-kinds.ts';
import { type ContentLocality, findLocality } from '../judge/locality.ts';
import { parseFile } from './document.ts';
import { readText } from './read-text.ts';

/** Reads which country the business of a content folder is in, whatever else may be wrong there. */
export function readLocality(directory: string): ContentLocality {
  const { path: file } = contentKinds.business;
  const path = join(directory, file);
  return findLocality(existsSync(path) ? [{ file, data: parseFile(file, readText(path).text).data }] : []);
}
