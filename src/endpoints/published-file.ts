import { fileSources } from 'virtual:site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { files } from './files.ts';

/** Paths of a shared route: the value of `[...path]` for every file that matches its pattern. */
export const getStaticPaths: GetStaticPaths = ({ routePattern }) => {
  const [start = '', end = ''] = routePattern.split('[...path]');
  return [...files.keys()]
    .filter((path) => path.startsWith(start) && path.endsWith(end))
    .map((path) => ({ params: { path: path.slice(start.length, path.length - end.length) || undefined } }));
};

/** Serves a file published beside the pages. */
export const GET: APIRoute = async ({ url }) => {
  const file = files.get(url.pathname);
  if (file === undefined) return new Response(null, { status: 404 });
  const body = await file.write(fileSources);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'content-type': file.mediaType },
  });
};
