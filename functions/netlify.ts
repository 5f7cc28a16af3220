import json from '#function-data';
import { loadFunctionData } from '../src/function/data.ts';
import { answerFromFetched } from '../src/function/handle-request.ts';

const data = loadFunctionData(json);

/** The function on Netlify, which gets every request that no file answers. */
export default function answer(request: Request): Promise<Response> {
  return answerFromFetched(request, data, { environment: process.env, print: console.log, isOwnHost });
}

/** Netlify gives these names to the deployments of one site alone: deploy-preview-7--my-site.netlify.app. */
function isOwnHost(host: string): boolean {
  const name = `${process.env.SITE_NAME ?? ''}.netlify.app`;
  return host === name || host.endsWith(`--${name}`);
}
