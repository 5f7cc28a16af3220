import { defineMiddleware } from 'astro:middleware';
import { trimHtml } from './publish/trim-html.ts';

/** Takes the white space out of pages that no browser shows. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(trimHtml(await response.text()), response);
});
