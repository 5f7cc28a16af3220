import bundled from '#edge-data';
import { parseHosts } from '../src/function/allowed-hosts.ts';
import type { EdgeData } from '../src/function/data.ts';
import { handleRequest } from '../src/function/handle-request.ts';
import { refuseLargeHeaders } from '../src/function/refuse-headers.ts';

/** The static assets of a Worker: fetches a published file as the asset layer serves it. */
interface Environment {
  /** Further hosts for the MCP endpoint, comma-separated. */
  readonly ALLOWED_HOSTS?: string;
  /** "off" for no log lines. */
  readonly LOG?: string;
  readonly ASSETS: { fetch(url: string, init: { redirect: 'manual' }): Promise<Response> };
}

let loaded: EdgeData | undefined;

/** The data of the function: part of its bundle, or an asset that is read once if it is too large for that. */
async function loadData({ ASSETS }: Environment, origin: string): Promise<EdgeData> {
  if (!('asset' in bundled)) return bundled;
  if (loaded === undefined) {
    const response = await ASSETS.fetch(`${origin}${bundled.asset}`, { redirect: 'manual' });
    if (response.status !== 200) throw new Error(`The assets lack ${bundled.asset}.`);
    loaded = (await response.json()) as EdgeData;
  }
  return loaded;
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const { origin } = new URL(request.url);
    const data = await loadData(environment, origin);
    const refusal = refuseLargeHeaders(request, data);
    if (refusal !== undefined) return refusal;
    return handleRequest(request, {
      data,
      allowedHosts: parseHosts(environment.ALLOWED_HOSTS),
      files: {
        async find(path) {
          // Files go by other names where the asset layer would redirect or take them for something else.
          const asset = path.startsWith('/api/') ? path.replace(/index\.json$/, '') : path.replace(/\.html$/, '$&.txt');
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
      log: environment.LOG === 'off' ? undefined : console.log,
    });
  },
};
