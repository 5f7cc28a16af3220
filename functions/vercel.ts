import data from '#function-data';
import { answerFromFetched } from '../src/function/handle-request.ts';

/** The function on Vercel, which gets every request that no file answers, and pages wanted in another representation. */
export default {
  fetch: (request: Request) => answerFromFetched(request, data, { environment: process.env, print: console.log }),
};
