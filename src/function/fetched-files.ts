import { parseHosts } from './allowed-hosts.ts';
import type { EdgeData } from './data.ts';
import type { Files } from './files.ts';
import { handleRequest } from './handle-request.ts';
import { refuseLargeHeaders } from './refuse-headers.ts';

/** Marks the function's own file requests: one that reaches the function again is for a missing file. */
const MARK = 'x-published-file';

/** What a host sets. */
interface HostSettings {
  /** As everywhere: `ALLOWED_HOSTS` and `LOG`. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Log output. */
  readonly print: (line: string) => void;
}

/**
 * Handles a request on a host that calls the function for everything that is not a file, and where the function can
 * read files only by URL.
 */
export function answerWithFetchedFiles(
  request: Request,
  data: EdgeData,
  { environment, print }: HostSettings,
): Promise<Response> {
  if (request.headers.has(MARK))
    return Promise.resolve(new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } }));
  const refusal = refuseLargeHeaders(request, data);
  if (refusal !== undefined) return Promise.resolve(refusal);
  return handleRequest(request, {
    data,
    allowedHosts: parseHosts(environment.ALLOWED_HOSTS),
    files: fetchedFiles(new URL(request.url).origin),
    bodyOf: (response) => response.body,
    log: environment.LOG === 'off' ? undefined : print,
  });
}

function fetchedFiles(origin: string): Files<Response> {
  return {
    async find(path) {
      // Hosts serve pages by file name too; those URLs should not exist.
      if (path.endsWith('.html')) return undefined;
      const address = `${origin}${path === '/404/' ? '/404.html' : path}`;
      const response = await fetch(address, { redirect: 'manual', headers: { accept: '*/*', [MARK]: '1' } });
      if (response.status !== 200) {
        await response.body?.cancel();
        return undefined;
      }
      const { headers } = response;
      return {
        file: response,
        mediaType: headers.get('content-type') ?? 'application/octet-stream',
        etag: headers.get('etag')?.replace(/^W\//, '') ?? '',
      };
    },
    read: (response) => response.text(),
  };
}
