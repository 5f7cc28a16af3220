import json from '#function-data';
import { loadFunctionData } from '../src/function/data.ts';
import { handleWithFileUrls } from '../src/function/fetch-by-url.ts';

const data = loadFunctionData(json);

/** Answers a request on Netlify, which calls this for every path without a file. */
export default function answer(request: Request): Promise<Response> {
  return handleWithFileUrls(request, data, { environment: process.env, print: console.log, isDeploymentHost });
}

/**
 * Whether a host is one of the names that Netlify gives to deployments of this site:
 * deploy-preview-7--my-site.netlify.app.
 */
function isDeploymentHost(host: string): boolean {
  const name = `${process.env.SITE_NAME ?? ''}.netlify.app`;
  return host === name || host.endsWith(`--${name}`);
}
