import data from '#edge-data';
import type { EdgeData } from '../src/edge/edge-data.ts';
import { answerWithFetchedFiles } from '../src/hosting/fetched-files.ts';

/** The function on Vercel: it gets what no file answers, and pages that are wanted in another form. */
export default {
  fetch: (request: Request): Promise<Response> =>
    answerWithFetchedFiles(request, data as EdgeData, { environment: process.env, print: console.log }),
};
