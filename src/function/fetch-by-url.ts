import { parseHosts } from './answer-mcp.ts';
import type { FunctionData } from './data.ts';
import { type FetchingHost, handleWithFetchedFiles } from './handle-request.ts';

/** A host whose files the function fetches by their URL. */
interface UrlHost extends Omit<FetchingHost, 'fetchFile'> {
  /**
   * Whether a host name can only be this deployment on the platform, for example the host of a preview.
   */
  readonly isDeploymentHost?: (host: string) => boolean;
}

/** Header of the file requests that the function makes. If one reaches the function, its file is missing. */
const OWN_REQUEST_HEADER = 'x-published-file';

/** Answers a request on a host where published files are fetched by their URL. */
export async function handleWithFileUrls(request: Request, data: FunctionData, host: UrlHost): Promise<Response> {
  if (request.headers.has(OWN_REQUEST_HEADER)) return notFoundResponse();
  const { origin: requested, host: name } = new URL(request.url);
  // A client can send any host name, so files are fetched from the requested host only if it is a preview or one of
  // ALLOWED_HOSTS, and otherwise from the host of the site.
  const isTrusted = parseHosts(host.environment.ALLOWED_HOSTS).includes(name) || host.isDeploymentHost?.(name) === true;
  const origin = isTrusted ? requested : data.origin;
  return handleWithFetchedFiles(request, data, {
    ...host,
    async fetchFile(path) {
      // Hosts serve pages by file name too; those URLs should not exist.
      if (path.endsWith('.html')) return notFoundResponse();
      const url = `${origin}${path === '/404/' ? '/404.html' : path}`;
      return fetch(url, { redirect: 'manual', headers: { accept: '*/*', [OWN_REQUEST_HEADER]: '1' } });
    },
  });
}

function notFoundResponse(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}
