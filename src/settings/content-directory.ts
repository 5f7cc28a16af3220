import { resolve } from 'node:path';

/** The folder the content lies in: `CONTENT_DIR`, else the one that the site has chosen, else `content`. */
export function contentDirectory(environment: NodeJS.ProcessEnv = process.env, chosen = 'content'): string {
  return resolve(environment.CONTENT_DIR || chosen);
}
