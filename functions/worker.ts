import { asset } from '#function-data';
import { isApiPath } from '../src/endpoints/routes.ts';
import { type FunctionData, type FunctionJson, loadFunctionData } from '../src/function/data.ts';
import { handleWithFetchedFiles } from '../src/function/handle-request.ts';

/** Settings and bindings of the Worker. */
interface Environment extends Readonly<Record<string, unknown>> {
  /** The static assets: fetches a published file as the asset layer serves it. */
  readonly ASSETS: { fetch(url: string, init: { redirect: 'manual' }): Promise<Response> };
}

let data: FunctionData | undefined;

/** The function on Cloudflare Workers. Its data is an asset that is read once. */
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    // The asset layer serves only this deployment and ignores the host.
    const fetchAsset = (path: string) =>
      environment.ASSETS.fetch(`https://assets.local${path}`, { redirect: 'manual' });
    data ??= loadFunctionData((await (await fetchAsset(asset)).json()) as FunctionJson);
    return handleWithFetchedFiles(request, data, {
      environment,
      print: console.log,
      // Some files have other names, because the asset layer would redirect or treat them as pages.
      fetchFile: (path) =>
        fetchAsset(isApiPath(path) ? path.replace(/index\.json$/, '') : path.replace(/\.html$/, '$&.txt')),
    });
  },
};
