import data from '#function-data';
import type { FunctionData } from '../src/function/data.ts';
import { answerBesideFiles } from '../src/function/fetched-files.ts';

/**
 * The function on Vercel, which gets every request that no file answers, and pages wanted in another representation.
 */
export default {
  fetch: (request: Request): Promise<Response> =>
    answerBesideFiles(request, data as FunctionData, { environment: process.env, print: console.log }),
};
