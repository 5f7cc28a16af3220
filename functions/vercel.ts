import json from '#function-data';
import { loadFunctionData } from '../src/function/data.ts';
import { handleWithFileUrls } from '../src/function/fetch-by-url.ts';

const data = loadFunctionData(json);

/** The function on Vercel, which is called for every path without a file and for other representations of pages. */
export default {
  fetch: (request: Request) =>
    handleWithFileUrls(request, data, { environment: process.env, print: console.log, isDeploymentHost }),
};

/** Whether a host is one of this deployment. Vercel lists them in these variables. */
function isDeploymentHost(host: string): boolean {
  const { VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = process.env;
  return [VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL].includes(host);
}
