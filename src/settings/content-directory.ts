import { resolve } from 'node:path';

/** The folder the content lies in: `CONTENT_DIR`, else `content`. */
export function contentDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR || 'content');
}
