import data from '#edge-data';
import { parseHosts } from '../src/edge/allowed-hosts.ts';
import { handleRequest } from '../src/edge/handle-request.ts';

/** The assets of a Worker: fetches a published file as the asset layer serves it. */
interface Environment {
  /** Further hosts for the MCP endpoint, separated by commas. */
  readonly ALLOWED_HOSTS?: string;
  readonly ASSETS: { fetch(url: string, init: { redirect: 'manual' }): Promise<Response> };
}

export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    const { origin } = new URL(request.url);
    return handleRequest(request, {
      data,
      allowedHosts: parseHosts(environment.ALLOWED_HOSTS),
      files: {
        async find(path) {
          const asset = path.startsWith('/api/') ? path.replace(/index\.json$/, '') : path;
          const response = await environment.ASSETS.fetch(`${origin}${asset}`, { redirect: 'manual' });
          if (response.status !== 200) return undefined;
          const { headers } = response;
          return {
            file: response,
            mediaType: headers.get('content-type') ?? 'application/octet-stream',
            etag: headers.get('etag') ?? '',
          };
        },
        read: (response) => response.text(),
      },
      bodyOf: (response) => response.body,
    });
  },
};
