import type { Probe } from './probes.ts';

/** A site's response. */
interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A difference between the live site and the build, and what to do about it. */
export interface Difference {
  readonly found: string;
  readonly remedy: string;
}

/** Maximum body size that is read; a larger body counts as a difference. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

/** Headers that each server writes for itself: about the connection, the encoding and its own copies. */
const HOP_HEADERS = new Set([
  ...['accept-ranges', 'connection', 'content-encoding', 'content-length', 'content-location', 'date', 'etag'],
  ...['keep-alive', 'server-timing', 'transfer-encoding'],
]);

/**
 * Sends a probe to a site. Redirects are not followed. Throws what `fetch` throws, and for a body that is too large.
 */
export async function ask(site: string, { path, method = 'GET', headers = {}, body }: Probe): Promise<SiteResponse> {
  const response = await fetch(`${site}${path}`, {
    method,
    headers: { 'user-agent': 'check-live', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { body }),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error(`The answer is larger than ${MAX_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
}

/**
 * Compares the live site's response with the build's. Returns only the first difference, with its remedy,
 * because the others follow from it.
 */
export function compare(probe: Probe, built: SiteResponse, live: SiteResponse): Difference | undefined {
  return (
    compareStatus(probe, built, live) ??
    compareMediaType(probe, built, live) ??
    compareHeaders(probe, built, live) ??
    compareBody(probe, built, live)
  );
}

function compareStatus({ kind }: Probe, built: SiteResponse, live: SiteResponse): Difference | undefined {
  // A host's own redirects have status 307 where the function's have 308.
  const isRedirect = (status: number) => status === 307 || status === 308;
  if (built.status === live.status || (isRedirect(built.status) && isRedirect(live.status))) return undefined;
  const found = `returns ${live.status}, the build ${built.status}`;
  if ([401, 403, 429, 503].includes(live.status) || live.headers.has('cf-mitigated'))
    return { found, remedy: 'The host blocks programs. Allow them: docs/deploy.md, "Let agents in".' };
  if (live.status === 421)
    return {
      found,
      remedy: 'The site was built for another address. Build it with SITE_URL, or list this host in ALLOWED_HOSTS.',
    };
  if (live.status >= 500) return { found, remedy: 'The function failed. Look into the log of the host.' };
  return { found, remedy: remedies[kind] ?? 'Deploy the build again; a file or rule of it is missing there.' };
}

function compareMediaType({ kind }: Probe, built: SiteResponse, live: SiteResponse): Difference | undefined {
  const [wanted, got] = [built, live].map(({ headers }) => readMediaType(headers.get('content-type')));
  if (wanted === got) return undefined;
  const found = `is sent as ${got || 'no media type'}, the build sends ${wanted || 'none'}`;
  return {
    found,
    remedy: remedies[kind] ?? 'Let the host send the headers of the build (npm run build -- --host NAME).',
  };
}

/** Normalizes a media type. Only text needs a charset; JSON has just one. */
function readMediaType(header: string | null): string {
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return [type, ...(type.endsWith('json') ? [] : parameters.map((parameter) => parameter.replaceAll('"', '')))].join(
    '; ',
  );
}

function compareHeaders({ isFile = false }: Probe, built: SiteResponse, live: SiteResponse): Difference | undefined {
  for (const [name, value] of built.headers) {
    if (HOP_HEADERS.has(name) || name === 'content-type') continue;
    const got = live.headers.get(name);
    const isEqual =
      name === 'vary' ? listVary(value).every((header) => listVary(got ?? '').includes(header)) : got === value;
    if (isEqual) continue;
    const isOurs = isFile
      ? 'The host does not apply the rules for headers'
      : 'Something in front of the function changes headers';
    const found = got === null ? `lacks the header ${name}` : `sends ${name}: ${got}, the build ${value}`;
    return {
      found,
      remedy: `${isOurs}: deploy what "npm run build -- --host NAME" wrote, and look for rules at the host.`,
    };
  }
  return undefined;
}

/** Request headers that an answer depends on. The host adds the encoding if it compresses. */
function listVary(header: string): string[] {
  const names = header.toLowerCase().split(',');
  return names.map((name) => name.trim()).filter((name) => name !== 'accept-encoding' && name !== '');
}

function compareBody({ kind, path }: Probe, built: SiteResponse, live: SiteResponse): Difference | undefined {
  // A CDN has its own page for missing files (contract A13).
  if (kind === 'not found' || built.body.equals(live.body)) return undefined;
  const at = built.body.findIndex((byte, index) => byte !== live.body[index]);
  const excerpt = ({ body }: SiteResponse) =>
    JSON.stringify(body.toString('utf8', Math.max(0, at - 10), Math.max(0, at) + 40));
  const found =
    at < 0
      ? `has ${live.body.length - built.body.length} more bytes than the build`
      : `differs from the build from byte ${at}: ${excerpt(live)} instead of ${excerpt(built)}`;
  const remedy =
    path === '/robots.txt'
      ? 'The host adds its own rules. Turn off its managed robots.txt: docs/deploy.md, "Let agents in".'
      : 'Deploy this build again. If the difference stays, the host changes files: turn off its minifying, e-mail hiding and analytics.';
  return { found, remedy };
}

/** What to do about a wrong status or media type, by kind of address. */
const remedies: Readonly<Record<string, string>> = {
  Markdown: 'Upload the index.md files too, and let pages pass through the function (run_worker_first on Workers).',
  'API file': 'The host has no rule for /api/. Deploy what "npm run build -- --host NAME" wrote.',
  query: 'The function does not answer here. A static host cannot run it; elsewhere deploy it with the files.',
  error: 'The function does not answer here. A static host cannot run it; elsewhere deploy it with the files.',
  MCP: 'The function does not answer at /api/mcp. A static host cannot run it; elsewhere deploy it with the files.',
  redirect: 'The redirects are missing. Deploy what "npm run build -- --host NAME" wrote.',
  discovery: 'Upload hidden folders too (.well-known), with the rules for their media types.',
};
