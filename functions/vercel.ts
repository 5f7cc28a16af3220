import data from '#edge-data';
import type { EdgeData } from '../src/function/data.ts';
import { answerWithFetchedFiles } from '../src/function/fetched-files.ts';

/**
 * The function on Vercel, which gets every request that no file answers, and pages wanted in another representation.
 */
export default {
  fetch: (request: Request): Promise<Response> =>
    answerWithFetchedFiles(request, data as EdgeData, { environment: process.env, print: console.log }),
};
