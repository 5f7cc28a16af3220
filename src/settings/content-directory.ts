import { resolve } from 'node:path';

/** The content folder: `CONTENT_DIR`, else the site's configuration, else `content`. */
export function contentDirectory(environment: NodeJS.ProcessEnv = process.env, chosen = 'content'): string {
  return resolve(environment.CONTENT_DIR || chosen);
}
