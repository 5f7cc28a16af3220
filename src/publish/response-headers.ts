import type { Site } from '../business/site.ts';
import { listDocuments } from '../discovery/documents.ts';
import { writeLinkHeader } from '../discovery/link-header.ts';
import { writeSignals } from '../discovery/robots.ts';
import type { HeaderTable } from '../edge/edge-data.ts';
import type { InlineDigests } from './inline-digests.ts';

/**
 * The headers of every sort of response. Scripts and styles of the site's own
 * files may work, and those in pages whose digest is given, nothing else.
 */
export function prepareHeaders(site: Site, inline: InlineDigests = { scripts: [], styles: [] }): HeaderTable {
  const { cacheSeconds } = site.policy;
  const always = { ...openHeaders(site), ...securityHeaders(site, inline) };
  const stored = (seconds: number) => ({ ...always, 'cache-control': `public, max-age=${seconds}` });
  return {
    page: { ...stored(cacheSeconds.pages), vary: 'Accept' },
    markdown: { ...stored(cacheSeconds.pages), vary: 'Accept', 'x-robots-tag': 'noindex' },
    json: stored(cacheSeconds.api),
    document: stored(cacheSeconds.documents),
    asset: { ...always, 'cache-control': 'public, max-age=31536000, immutable' },
    redirect: stored(cacheSeconds.documents),
    problem: { ...always, 'cache-control': 'no-store' },
    message: { ...always, 'cache-control': 'no-store', 'content-type': 'application/json' },
    unstored: { ...always, 'cache-control': 'no-store', vary: 'Accept', 'x-robots-tag': 'noindex' },
  };
}

/** Headers of single paths: links of the home page, and what a document says of itself. */
export function preparePathHeaders(site: Site): Record<string, Readonly<Record<string, string>>> {
  const documents = listDocuments(site).flatMap(({ path, headers }) =>
    headers === undefined ? [] : [[path, headers(site)] as const],
  );
  return Object.fromEntries([['/', { link: writeLinkHeader(site) }], ...documents]);
}

/** Everything is public: any page may read it (contract A3), robots learn what they may do with it (contract E6). */
function openHeaders(site: Site): Record<string, string> {
  const { search, aiTrain } = site.policy.contentSignals;
  const token = (signal: 'yes' | 'no') => (signal === 'yes' ? 'y' : 'n');
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
    'content-signal': writeSignals(site),
    // The draft of the IETF working group on AI preferences; it has no word for answering yet.
    'content-usage': `train-ai=${token(aiTrain)}, search=${token(search)}`,
  };
}

/** What a browser must refuse to do with any response (contract A10). */
function securityHeaders(site: Site, { scripts, styles }: InlineDigests): Record<string, string> {
  const isSecure = site.origin.startsWith('https:');
  const { allow } = site.policy;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${listDigests(scripts)}${listOrigins(allow.scripts)}`,
    `style-src 'self'${listDigests(styles)}`,
    "font-src 'self'",
    `img-src 'self' data:${listOrigins([...allow.images, ...allow.scripts])}`,
    `connect-src 'self'${listOrigins(allow.scripts)}`,
    ...(allow.frames.length > 0 ? [`frame-src${listOrigins(allow.frames)}`] : []),
    "manifest-src 'self'",
    `form-action 'self'${listOrigins(allow.forms)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** Origins that content allows, as they follow others in a directive. */
function listOrigins(origins: readonly string[]): string {
  return [...new Set(origins)].map((origin) => ` ${origin}`).join('');
}

function listDigests(digests: readonly string[]): string {
  return digests.map((digest) => ` '${digest}'`).join('');
}
