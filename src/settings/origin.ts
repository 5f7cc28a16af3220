import { readPort } from './listen-address.ts';

const HOST_NAME = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i;

/**
 * The origin the site is built for: `SITE_URL`, else this machine at `PORT`.
 * Throws an error whose message says what to write if one of them is none.
 */
export function siteOrigin(environment: NodeJS.ProcessEnv): string {
  const given = environment.SITE_URL;
  return given ? parseOrigin(given, 'SITE_URL') : `http://localhost:${readPort(environment)}`;
}

/** An origin that was given as a setting, without a slash at its end. Throws an error whose message says what to write if it is none. */
export function parseOrigin(given: string, setting: string): string {
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    HOST_NAME.test(url.hostname) &&
    url.pathname + url.search + url.hash + url.username + url.password === '/';
  if (!isOrigin) {
    throw new Error(
      `${setting} is "${given}". Write an origin without a path or quotation marks, for example https://www.example.com`,
    );
  }
  return url.origin;
}

/** Whether a host name is that of this machine or of its neighbours. */
export function isLocal(hostname: string): boolean {
  return /(?:^|\.)localhost$|^(?:127|10|0|192\.168)\.[\d.]+$|^\[.*\]$/.test(hostname);
}
