import data from '#function-data';
import type { FunctionData } from '../src/function/data.ts';
import { answerBesideFiles } from '../src/function/fetched-files.ts';

/** The function on Netlify, which gets every request that no file answers. */
export default function answer(request: Request): Promise<Response> {
  return answerBesideFiles(request, data as FunctionData, { environment: process.env, print: console.log });
}
