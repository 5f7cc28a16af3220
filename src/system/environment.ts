import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { UserError } from './user-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Default of `PORT`. */
export const defaultPort = 4321;

const HOST_NAME = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i;

/** Returns the content folder: `CONTENT_DIR` or, failing that, the site's configuration, or `content`. */
export function contentDirectory(environment: Environment = process.env, chosen = 'content'): string {
  return resolve(environment.CONTENT_DIR || chosen);
}

/** Returns the build time: `SOURCE_DATE_EPOCH` in seconds (reproducible-builds.org), or the current time. */
export function buildInstant({ SOURCE_DATE_EPOCH: epoch }: Environment): Date {
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/** Reads the commit from `COMMIT_SHA`, 7 to 64 hexadecimal digits; null if unset. */
export function readCommit(environment: Environment): string | null {
  const commit = environment.COMMIT_SHA?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
}

/** Whether this is a preview, hidden from search engines: `PREVIEW=yes`. */
export function isPreview(environment: Environment): boolean {
  return environment.PREVIEW === 'yes';
}

/** Reads the port from `PORT`; 4321 if unset. Throws a `UserError` if it is invalid. */
export function readPort({ PORT: given }: Environment): number {
  if (!given) return defaultPort;
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given);
  throw new UserError(`PORT is ${given}. Set it to a number from 0 to 65535, for example ${defaultPort}.`);
}

/** Returns the site's origin: `SITE_URL`, or localhost at `PORT`. Throws a `UserError` if a value is invalid. */
export function siteOrigin(environment: Environment): string {
  const given = environment.SITE_URL;
  return given ? parseOrigin(given, 'SITE_URL') : `http://localhost:${readPort(environment)}`;
}

/**
 * Parses an origin and removes the trailing slash. Throws a `UserError` that names the setting if it is invalid.
 *
 * @example parseOrigin('https://www.example.com/', 'SITE_URL') // 'https://www.example.com'
 */
export function parseOrigin(given: string, setting: string): string {
  const url = URL.parse(given);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && HOST_NAME.test(url.hostname) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new UserError(
    `${setting} is "${given}". Write an origin without a path or quotation marks, for example https://www.example.com`,
  );
}

/** Loopback, private, link-local and unspecified networks (RFC 6890), by their first address and prefix length. */
const LOCAL_NETWORKS = {
  ipv4: ['0.0.0.0/8', '10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::/127', 'fc00::/7', 'fe80::/10'],
} as const;

/**
 * Whether a host name, as `URL` writes it, is this machine or on the local network.
 *
 * @example isLocal('[fd00::1]') // true
 * @example isLocal('nas.local') // true
 * @example isLocal('www.example.com') // false
 */
export function isLocal(hostname: string): boolean {
  const local = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const network of LOCAL_NETWORKS[family]) {
      const [address = '', prefix] = network.split('/');
      local.addSubnet(address, Number(prefix), family);
    }
  }
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family === 0 ? /(?:^|\.)local(?:host)?$/.test(hostname) : local.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
