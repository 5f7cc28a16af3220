import data from '#function-data';
import { answerBesideFiles } from '../src/function/handle-request.ts';

/**
 * The function on Vercel, which gets every request that no file answers, and pages wanted in another representation.
 */
export default {
  fetch: (request: Request): Promise<Response> =>
    answerBesideFiles(request, data, { environment: process.env, print: console.log }),
};
