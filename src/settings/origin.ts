import { readPort } from './listen-address.ts';
import { UserError } from './user-error.ts';

const HOST_NAME = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i;

/**
 * The origin of the site: `SITE_URL`, else localhost at `PORT`. Throws with a hint for the user if a value is invalid.
 */
export function siteOrigin(environment: NodeJS.ProcessEnv): string {
  const given = environment.SITE_URL;
  return given ? parseOrigin(given, 'SITE_URL') : `http://localhost:${readPort(environment)}`;
}

/** Parses an origin and removes the trailing slash. Throws with a hint for the user if it is invalid. */
export function parseOrigin(given: string, setting: string): string {
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    HOST_NAME.test(url.hostname) &&
    url.pathname + url.search + url.hash + url.username + url.password === '/';
  if (!isOrigin) {
    throw new UserError(
      `${setting} is "${given}". Write an origin without a path or quotation marks, for example https://www.example.com`,
    );
  }
  return url.origin;
}

/** Whether a host name is that of this machine alone. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether a host name is loopback or on the local network. */
export function isLocal(hostname: string): boolean {
  return /(?:^|\.)localhost$|^(?:127|10|0|192\.168)\.[\d.]+$|^\[.*\]$/.test(hostname);
}
