import { findMcpEndpoint, findOpenApi } from './announcements.ts';
import { isText, type JsonDocument, member, readJson } from './json-document.ts';
import { initializeMcp } from './mcp-call.ts';
import { browserAccept } from './pages.ts';
import type { Answer } from './site-client.ts';
import type { SiteContext } from './site-context.ts';

/** Where authorization servers describe themselves (RFC 8414, OpenID Connect Discovery). */
export const serverMetadataPaths = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];

/** Where a protected resource describes itself (RFC 9728). */
export const resourceMetadataPath = '/.well-known/oauth-protected-resource';

/** The descriptions of authorization servers that are there. */
export async function readServerMetadata(context: SiteContext): Promise<JsonDocument[]> {
  const documents = await Promise.all(serverMetadataPaths.map((path) => readJson(context, path)));
  return documents.filter(({ answer }) => answer.status === 200);
}

/** Members of authorization server metadata that name an endpoint to call. */
export function listEndpoints(metadata: unknown): [name: string, address: string][] {
  if (typeof metadata !== 'object' || metadata === null) return [];
  return Object.entries(metadata).filter(
    (entry): entry is [string, string] => /_endpoint$|^jwks_uri$/.test(entry[0]) && isText(entry[1]),
  );
}

/** Public ways in that ask for credentials, as "GET /path answers 401"; empty if everything is open. */
export async function listChallenges(
  context: SiteContext,
  headers: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const endpoint = await findMcpEndpoint(context);
  const paths = ['/', '/llms.txt', '/robots.txt', ...(await listApiPaths(context)), '/no-such-page-for-agent-check/'];
  const answers = await Promise.all([
    ...paths.map((path) =>
      context.send(path, { headers: { accept: path === '/' ? browserAccept : '*/*', ...headers } }),
    ),
    ...(endpoint === undefined ? [] : [initializeMcp(context, endpoint, headers).then(({ answer }) => answer)]),
  ]);
  return answers.filter(isChallenge).map(({ url, status }) => `${url.pathname} answers ${status}`);
}

function isChallenge({ status, headers }: Answer): boolean {
  return status === 401 || status === 403 || headers.has('www-authenticate');
}

/** Paths of the API that can be asked for as they stand. */
async function listApiPaths(context: SiteContext): Promise<string[]> {
  const description = await findOpenApi(context);
  const paths = member(description?.json, 'paths');
  if (typeof paths !== 'object' || paths === null) return [];
  const server = member(description?.json, 'servers', 0, 'url');
  const prefix = isText(server) ? (context.resolve(server)?.pathname ?? '').replace(/\/$/, '') : '';
  return Object.entries(paths)
    .filter(([path, item]) => !path.includes('{') && member(item, 'get') !== undefined)
    .map(([path]) => `${prefix}${path}`)
    .slice(0, 20);
}
