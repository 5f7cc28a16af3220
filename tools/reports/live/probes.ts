import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from 'open-local-business/commands';

/** One request to the live site. */
export interface Probe {
  /** Kind of address, as the report names it. */
  readonly kind: string;
  /** Path with its query. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether a host without a function answers it too: a page or file at its own address. */
  readonly isFile?: boolean;
}

/** User agents of assistants and their crawlers. Some hosts block them by default. */
const AGENTS = ['Claude-User', 'ChatGPT-User', 'PerplexityBot', 'GPTBot'];

/**
 * Lists one request for every kind of address that a build publishes, and one for each discovery document.
 *
 * @param published Folder of the public files, such as `dist`. Throws if a file of the API is missing there.
 */
export function listProbes(published: string): Probe[] {
  const files = listFiles(published).map((file) => relative(published, file).replaceAll('\\', '/'));
  const read = (path: string) => JSON.parse(readFileSync(join(published, path), 'utf8'));
  const [service] = read('api/services/index.json').services;
  const [place] = read('api/service-areas/index.json').areas;
  const page = new URL(service.url).pathname;
  const prefixes = files.flatMap((file) => /^([a-z]{2})\/index\.html$/.exec(file)?.[1] ?? []);
  const file = (kind: string, path: string): Probe => ({ kind, path, isFile: true });
  const markdown = { accept: 'text/markdown' };
  const list: (Probe | false | undefined)[] = [
    file('page', '/'),
    file('page', page),
    ...prefixes.map((prefix) => file('language', `/${prefix}/`)),
    file('Markdown', `${page}index.md`),
    { kind: 'Markdown', path: page, headers: markdown },
    { kind: 'not found', path: '/no-such-page/' },
    { kind: 'not found', path: '/no-such-page/', headers: markdown },
    { kind: 'redirect', path: page.slice(0, -1) },
    page !== `/services/${service.id}/` && { kind: 'redirect', path: `/services/${service.id}/` },
    { kind: 'redirect', path: '/api/services?id=x' },
    { kind: 'API file', path: '/api/business/' },
    { kind: 'API file', path: `/api/services/${service.id}/` },
    ...prefixes.map((prefix) => ({ kind: 'language', path: `/${prefix}/api/services/` })),
    { kind: 'query', path: `/api/services/?id=${encodeURIComponent(service.id)}` },
    place && { kind: 'query', path: `/api/coverage/?city=${encodeURIComponent(place.name)}` },
    { kind: 'query', path: '/api/coverage/?city=Nowhere%20at%20all' },
    { kind: 'query', path: `/api/total/?job=${encodeURIComponent(service.id)}&when=weekday` },
    { kind: 'error', path: '/api/coverage/' },
    { kind: 'error', path: '/api/no-such-endpoint/' },
    { kind: 'error', path: '/api/business/', method: 'DELETE' },
    ...listMcpProbes(),
    ...files.filter((name) => isDiscovery(name)).map((name) => file('discovery', `/${name}`)),
    ...[/\.css$/, /\.js$/, /\.woff2$/, /\.(?:avif|jpg|png|webp)$/].flatMap((ending) => {
      const asset = files.find((name) => name.startsWith('_astro/') && ending.test(name));
      return asset === undefined ? [] : [file('asset', `/${asset}`)];
    }),
    ...AGENTS.map((agent) => ({ ...file('agents', '/'), headers: { 'user-agent': `${agent}/1.0 (check-live)` } })),
  ];
  return list.filter((probe) => typeof probe === 'object');
}

/** Discovery documents. There are few, so each is requested. */
function isDiscovery(file: string): boolean {
  return file.startsWith('.well-known/') || /^[^/]+\.(?:txt|xml|json)$/.test(file);
}

function listMcpProbes(): Probe[] {
  const kind = 'MCP';
  const path = '/api/mcp';
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const call = (method: string, params: object): Probe => {
    return {
      kind,
      path,
      method: 'POST',
      headers: json,
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    };
  };
  const clientInfo = { name: 'check-live', version: '1.0.0' };
  return [
    call('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
    call('tools/list', {}),
    call('tools/call', { name: 'get_pricing', arguments: {} }),
    { kind, path },
    {
      kind,
      path,
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', origin: 'https://example.org' },
    },
  ];
}
