import { asset } from '#function-data';
import { isAnswer } from '../src/endpoints/routes.ts';
import { type FunctionData, type FunctionJson, loadFunctionData } from '../src/function/data.ts';
import { answerFromFetched } from '../src/function/handle-request.ts';

/** Settings and bindings of the Worker. */
interface Environment extends Readonly<Record<string, unknown>> {
  /** The static assets: fetches a published file as the asset layer serves it. */
  readonly ASSETS: { fetch(url: string, init: { redirect: 'manual' }): Promise<Response> };
}

let data: FunctionData | undefined;

/** The function on Cloudflare Workers. Its data is an asset that is read once. */
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    // The asset layer answers for this deployment alone, and ignores the host.
    const fetchAsset = (path: string) =>
      environment.ASSETS.fetch(`https://assets.local${path}`, { redirect: 'manual' });
    data ??= loadFunctionData((await (await fetchAsset(asset)).json()) as FunctionJson);
    return answerFromFetched(request, data, {
      environment,
      print: console.log,
      // Files go by other names where the asset layer would redirect or take them for something else.
      fetchFile: (path) =>
        fetchAsset(isAnswer(path) ? path.replace(/index\.json$/, '') : path.replace(/\.html$/, '$&.txt')),
    });
  },
};
