import { resolve } from 'node:path';

/** An error of the one who runs a command: only its message is shown, which says what to do. */
export class UserError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Default of `PORT`. */
export const defaultPort = 4321;

const HOST_NAME = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i;

/** The content folder: `CONTENT_DIR`, else the site's configuration, else `content`. */
export function contentDirectory(environment: Environment = process.env, chosen = 'content'): string {
  return resolve(environment.CONTENT_DIR || chosen);
}

/** The build time: `SOURCE_DATE_EPOCH` in seconds (reproducible-builds.org), else the clock. */
export function buildInstant({ SOURCE_DATE_EPOCH: epoch }: Environment): Date {
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/** The commit in `COMMIT_SHA`, 7 to 64 hexadecimal digits; null if unset. */
export function commitOf(environment: Environment): string | null {
  const commit = environment.COMMIT_SHA?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
}

/** Whether this is a preview, which search engines are kept out of: `PREVIEW=yes`. */
export function isPreview(environment: Environment): boolean {
  return environment.PREVIEW === 'yes';
}

/** The port from `PORT`, else the default. Throws a `UserError` if it is invalid. */
export function readPort({ PORT: given }: Environment): number {
  if (!given) return defaultPort;
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given);
  throw new UserError(`PORT is ${given}. Write a number from 0 to 65535 and nothing else, for example ${defaultPort}.`);
}

/** The origin of the site: `SITE_URL`, else localhost at `PORT`. Throws a `UserError` if a value is invalid. */
export function siteOrigin(environment: Environment): string {
  const given = environment.SITE_URL;
  return given ? parseOrigin(given, 'SITE_URL') : `http://localhost:${readPort(environment)}`;
}

/** Parses an origin and removes the trailing slash. Throws a `UserError` if it is invalid. */
export function parseOrigin(given: string, setting: string): string {
  const url = URL.parse(given);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && HOST_NAME.test(url.hostname) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new UserError(
    `${setting} is "${given}". Write an origin without a path or quotation marks, for example https://www.example.com`,
  );
}

/** Whether a host name is loopback or on the local network. */
export function isLocal(hostname: string): boolean {
  return /(?:^|\.)localhost$|^(?:127|10|0|192\.168)\.[\d.]+$|^\[.*\]$/.test(hostname);
}
