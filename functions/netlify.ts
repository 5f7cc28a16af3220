import data from '#edge-data';
import type { EdgeData } from '../src/function/data.ts';
import { answerWithFetchedFiles } from '../src/function/fetched-files.ts';

/** The function on Netlify, which gets every request that no file answers. */
export default function answer(request: Request): Promise<Response> {
  return answerWithFetchedFiles(request, data as EdgeData, { environment: process.env, print: console.log });
}
