import { isShared, type Site } from '../business/site.ts';
import { formatLinkHeader, listDocuments } from '../discovery/documents.ts';
import { formatSignals } from '../discovery/robots.ts';
import type { Allow } from '../schemas/business/policy.ts';
import { toEmbedParts } from '../site-pages/embeds.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import type { FunctionData, HeaderFields } from './data.ts';
import { ALLOWED_METHODS } from './router.ts';

const CSP = 'content-security-policy';

/** Headers that MCP clients in browsers send; the wildcard does not include `authorization` (Fetch standard, CORS). */
const mcpRequestHeaders =
  'accept, authorization, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id, *';

/** Digests of inline scripts and styles, by which a content security policy allows them (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Characters of an HTTP field value (RFC 9110, section 5.5), ASCII only. */
const FIELD_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Returns a header value unchanged. Throws if it contains line ends or control characters, which headers and host rules
 * cannot escape.
 */
export function requireHeaderValue(name: string, value: string): string {
  if (!FIELD_VALUE.test(value))
    throw new Error(`The value of the header ${name} is invalid: ${JSON.stringify(value)}.`);
  return value;
}

/** Prepares the headers of each kind of response. Only pages may execute anything in a browser. */
export function prepareHeaders(site: Site): FunctionData['headers'] {
  const { cacheSeconds } = site.policy;
  const always = {
    ...publicAccessHeaders(site),
    ...securityHeaders(site),
    // A robots.txt that blocks crawlers would hide it.
    ...(site.isPreview && { 'x-robots-tag': 'noindex' }),
  };
  // Files that all languages share have no language.
  const language = site.languages.length > 1 ? { 'content-language': site.country.locale } : {};
  const cached = (seconds: number) => ({ ...always, ...language, 'cache-control': `public, max-age=${seconds}` });
  const uncached = { ...always, ...language, 'cache-control': 'no-store' };
  const page = { [CSP]: formatPageCsp(site), vary: 'Accept' };
  return {
    page: { ...cached(cacheSeconds.pages), ...page },
    markdown: { ...cached(cacheSeconds.pages), vary: 'Accept', 'x-robots-tag': 'noindex' },
    json: cached(cacheSeconds.api),
    document: cached(cacheSeconds.documents),
    asset: { ...always, ...photoHeaders(site), 'cache-control': 'public, max-age=31536000, immutable' },
    redirect: cached(cacheSeconds.documents),
    problem: { ...uncached, 'content-type': 'application/json' },
    uncached: { ...uncached, ...page, 'x-robots-tag': 'noindex' },
    options: { ...cached(cacheSeconds.documents), ...optionsHeaders(ALLOWED_METHODS, '*, authorization') },
    mcpOptions: { ...cached(cacheSeconds.documents), ...optionsHeaders('POST, OPTIONS', mcpRequestHeaders) },
  };
}

/** File extensions whose media types hosts know, so that no rule has to name them. */
const KNOWN_EXTENSION = /\.(?:avif|css|html|ico|jpg|js|json|md|pdf|png|svg|txt|woff2|xml)$/;

/**
 * Prepares the headers by path or page pattern: digests of inline scripts and styles, links of the home page, headers
 * of documents, and media types that do not follow from the file extension.
 */
export function preparePathHeaders(
  site: Site,
  inline: Readonly<Record<string, InlineDigests>>,
): Record<string, HeaderFields> {
  const cspHeaders = Object.entries(inline).map(
    ([pattern, digests]) => [pattern, { [CSP]: formatPageCsp(site, digests) }] as const,
  );
  const documents = listDocuments(site).filter(({ path }) => site.prefix === '' || !isShared(path));
  const files: readonly { path: string; mediaType: string; headers?: HeaderFields | undefined }[] = [
    ...documents,
    ...(site.prefix === '' ? site.files : []),
  ];
  const single = files.flatMap(({ path, mediaType, headers }) => {
    const isTypeKnown = KNOWN_EXTENSION.test(path) && mediaTypeOf(path) === mediaType;
    if (isTypeKnown && headers === undefined) return [];
    return [[path, { ...headers, ...(!isTypeKnown && { 'content-type': mediaType }) }] as const];
  });
  const home = { ...Object.fromEntries(cspHeaders)['/'], link: formatLinkHeader(site) };
  return Object.fromEntries([...cspHeaders, ['/', home], ...single]);
}

/** Returns the headers of an answer to OPTIONS, including preflight requests of browsers (contract A3). */
function optionsHeaders(methods: string, requestHeaders: string): HeaderFields {
  return {
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '86400',
  };
}

/**
 * Returns the headers for public access: any origin may read (contract A3); content signals for robots (contract E6).
 */
function publicAccessHeaders(site: Site): HeaderFields {
  const { search, aiTrain } = site.policy.contentSignals;
  const token = (signal: 'yes' | 'no') => (signal === 'yes' ? 'y' : 'n');
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
    'content-signal': formatSignals(site),
    // Draft of the IETF AI Preferences working group. It has no category for AI answers yet.
    'content-usage': `train-ai=${token(aiTrain)}, search=${token(search)}`,
  };
}

/** Lists the origins that pages may use, by use: allowed by the content, or needed by its embeds. */
function allowWithEmbeds({ allow, embeds }: Site['policy']): Allow {
  const parts = embeds.map(toEmbedParts);
  const lists = Object.entries(allow).map(([list, origins]) => [
    list,
    [...origins, ...parts.flatMap((part) => part.allow[list as keyof Allow] ?? [])],
  ]);
  return Object.fromEntries(lists);
}

/** Formats the content security policy of a page: same-origin files, and its inline scripts and styles. */
function formatPageCsp(site: Site, { scripts, styles }: InlineDigests = { scripts: [], styles: [] }): string {
  const origins = allowWithEmbeds(site.policy);
  const list = (sources: readonly string[]) => [...new Set(sources)].map((source) => ` ${source}`).join('');
  const quote = (digests: readonly string[]) => digests.map((digest) => `'${digest}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${list([...quote(scripts), ...origins.scripts])}`,
    `style-src${list([...quote(styles), ...origins.styles]) || " 'none'"}`,
    `font-src 'self'${list(origins.fonts)}`,
    `img-src 'self' data:${list([...origins.images, ...origins.scripts])}`,
    `connect-src 'self'${list([...origins.scripts, ...origins.connect])}`,
    ...(origins.frames.length > 0 ? [`frame-src${list(origins.frames)}`] : []),
    "manifest-src 'self'",
    `form-action 'self'${list(origins.forms)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the security headers of every response (contract A10). */
function securityHeaders({ origin }: Site): HeaderFields {
  return {
    [CSP]: "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Without `includeSubDomains`, because the owner's other subdomains are unknown.
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
  };
}

/** Returns the headers of photographs. Browsers show a photograph at its own URL in a page with inline styles. */
function photoHeaders({ photos }: Site): HeaderFields {
  return photos.length === 0 ? {} : { [CSP]: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" };
}
