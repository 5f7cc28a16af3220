import { allowWithEmbeds } from '../business/embeds.ts';
import type { Site } from '../business/site.ts';
import { listDocuments } from '../discovery/documents.ts';
import { writeLinkHeader } from '../discovery/link-header.ts';
import { writeSignals } from '../discovery/robots.ts';
import type { HeaderTable } from '../function/data.ts';
import { ALLOWED_METHODS } from '../function/router.ts';
import type { InlineDigests } from './inline-digests.ts';

const CSP = 'content-security-policy';

/** Headers by kind of response. Non-pages must not execute anything in a browser. */
export function prepareHeaders(site: Site): HeaderTable {
  const { cacheSeconds } = site.policy;
  const always = {
    ...openHeaders(site),
    ...securityHeaders(site),
    // A robots.txt that blocks crawlers would hide it.
    ...(site.isPreview && { 'x-robots-tag': 'noindex' }),
  };
  const stored = (seconds: number) => ({ ...always, 'cache-control': `public, max-age=${seconds}` });
  return {
    page: {
      ...stored(cacheSeconds.pages),
      [CSP]: writePagePolicy(site),
      vary: 'Accept',
    },
    markdown: { ...stored(cacheSeconds.pages), vary: 'Accept', 'x-robots-tag': 'noindex' },
    json: stored(cacheSeconds.api),
    document: stored(cacheSeconds.documents),
    asset: { ...always, ...pictureHeaders(site), 'cache-control': 'public, max-age=31536000, immutable' },
    redirect: stored(cacheSeconds.documents),
    problem: { ...always, 'cache-control': 'no-store', 'content-type': 'application/json' },
    options: { ...stored(cacheSeconds.documents), ...allow(ALLOWED_METHODS, '*, authorization') },
    mcpOptions: { ...stored(cacheSeconds.documents), ...allow('POST, OPTIONS', mcpRequestHeaders) },
    unstored: {
      ...always,
      [CSP]: writePagePolicy(site),
      'cache-control': 'no-store',
      vary: 'Accept',
      'x-robots-tag': 'noindex',
    },
  };
}

/**
 * Headers by path or page pattern: digests of inline scripts and styles, links of the home page, headers of documents.
 */
export function preparePathHeaders(
  site: Site,
  inline: Readonly<Record<string, InlineDigests>>,
): Record<string, Readonly<Record<string, string>>> {
  const policies = Object.entries(inline).map(
    ([pattern, digests]) => [pattern, { [CSP]: writePagePolicy(site, digests) }] as const,
  );
  const documents = listDocuments(site).flatMap(({ path, headers }) =>
    headers === undefined ? [] : [[path, headers(site)] as const],
  );
  const home = { ...Object.fromEntries(policies)['/'], link: writeLinkHeader(site) };
  return Object.fromEntries([...policies, ['/', home], ...documents]);
}

/** Headers that browser clients of MCP send; the wildcard does not cover `authorization` (Fetch standard, CORS). */
const mcpRequestHeaders =
  'accept, authorization, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id, *';

/** The answer to OPTIONS, which also answers a browser's preflight request (contract A3). */
function allow(methods: string, requestHeaders: string): Record<string, string> {
  return {
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '86400',
  };
}

/** Public access: any origin may read (contract A3), and content signals for robots (contract E6). */
function openHeaders(site: Site): Record<string, string> {
  const { search, aiTrain } = site.policy.contentSignals;
  const token = (signal: 'yes' | 'no') => (signal === 'yes' ? 'y' : 'n');
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
    'content-signal': writeSignals(site),
    // Draft of the IETF AI Preferences working group; it has no category for answering yet.
    'content-usage': `train-ai=${token(aiTrain)}, search=${token(search)}`,
  };
}

/** Content security policy of a page: same-origin files, and its inline scripts and styles. */
function writePagePolicy(site: Site, { scripts, styles }: InlineDigests = { scripts: [], styles: [] }): string {
  const allow = allowWithEmbeds(site.policy);
  return [
    "default-src 'none'",
    `script-src 'self'${listDigests(scripts)}${listOrigins(allow.scripts)}`,
    `style-src${`${listDigests(styles)}${listOrigins(allow.styles)}` || " 'none'"}`,
    `font-src 'self'${listOrigins(allow.fonts)}`,
    `img-src 'self' data:${listOrigins([...allow.images, ...allow.scripts])}`,
    `connect-src 'self'${listOrigins([...allow.scripts, ...allow.connect])}`,
    ...(allow.frames.length > 0 ? [`frame-src${listOrigins(allow.frames)}`] : []),
    "manifest-src 'self'",
    `form-action 'self'${listOrigins(allow.forms)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function isSecure({ origin }: Site): boolean {
  return origin.startsWith('https:');
}

/** Security headers of every response (contract A10). */
function securityHeaders(site: Site): Record<string, string> {
  return {
    [CSP]: "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Without `includeSubDomains`, because the owner's other subdomains are unknown.
    ...(isSecure(site) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
  };
}

/** A photograph may be opened on its own: browsers wrap it in a page with inline styles. */
function pictureHeaders({ photos }: Site): Record<string, string> {
  return photos.length === 0 ? {} : { [CSP]: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" };
}

/** Allowed origins, formatted to follow others in a directive. */
function listOrigins(origins: readonly string[]): string {
  return [...new Set(origins)].map((origin) => ` ${origin}`).join('');
}

function listDigests(digests: readonly string[]): string {
  return digests.map((digest) => ` '${digest}'`).join('');
}
