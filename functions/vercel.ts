import json from '#function-data';
import { loadFunctionData } from '../src/function/data.ts';
import { answerFromFetched } from '../src/function/handle-request.ts';

const data = loadFunctionData(json);

/** The function on Vercel, which gets every request that no file answers, and pages wanted in another representation. */
export default {
  fetch: (request: Request) =>
    answerFromFetched(request, data, { environment: process.env, print: console.log, isOwnHost }),
};

/** Vercel names the hosts of a deployment in these variables. */
function isOwnHost(host: string): boolean {
  const { VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = process.env;
  return [VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL].includes(host);
}
