import type { FunctionData } from './data.ts';
import { handleRequest } from './handle-request.ts';
import { parseHosts } from './mcp.ts';

/** Marks the function's own file requests: one that reaches the function again is for a missing file. */
const MARK = 'x-published-file';

/** What a host provides beside the data: its settings, an output for log lines, and the published files by URL. */
export interface FileFetchingHost {
  /** Settings, as everywhere: `ALLOWED_HOSTS` and `LOG`. */
  readonly environment: Readonly<Record<string, unknown>>;
  readonly print: (line: string) => void;
  /** Fetches the file of a path; any status but 200 means that there is none. */
  readonly fetchFile: (path: string) => Promise<Response>;
}

/** Handles a request on a host where the function can read files only by URL. */
export function answerFromFetched(
  request: Request,
  data: FunctionData,
  { environment, print, fetchFile }: FileFetchingHost,
): Promise<Response> {
  return handleRequest<Response>(request, {
    data,
    allowedHosts: parseHosts(String(environment.ALLOWED_HOSTS ?? '')),
    log: environment.LOG === 'off' ? undefined : print,
    bodyOf: ({ body }) => body,
    files: {
      async find(path) {
        const response = await fetchFile(path);
        if (response.status === 200) {
          const { headers } = response;
          const mediaType = headers.get('content-type') ?? 'application/octet-stream';
          return { file: response, mediaType, etag: headers.get('etag')?.replace(/^W\//, '') ?? '' };
        }
        await response.body?.cancel();
        return undefined;
      },
      read: (response) => response.text(),
    },
  });
}

/** The same where files lie at their own URLs, and what is no file is a request to the function. */
export async function answerBesideFiles(
  request: Request,
  data: FunctionData,
  host: Omit<FileFetchingHost, 'fetchFile'>,
): Promise<Response> {
  const missing = new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  if (request.headers.has(MARK)) return missing;
  const { origin } = new URL(request.url);
  return answerFromFetched(request, data, {
    ...host,
    async fetchFile(path) {
      // Hosts serve pages by file name too; those URLs should not exist.
      if (path.endsWith('.html')) return missing;
      const address = `${origin}${path === '/404/' ? '/404.html' : path}`;
      return fetch(address, { redirect: 'manual', headers: { accept: '*/*', [MARK]: '1' } });
    },
  });
}
