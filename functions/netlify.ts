import data from '#function-data';
import { answerFromFetched } from '../src/function/handle-request.ts';

/** The function on Netlify, which gets every request that no file answers. */
export default function answer(request: Request): Promise<Response> {
  return answerFromFetched(request, data, { environment: process.env, print: console.log });
}
