import { defineMiddleware } from 'astro:middleware';
import { trimHtml } from './build/trim-html.ts';
import { drawGaps } from './format/gap.ts';
import { site } from './site.ts';

/** Removes insignificant whitespace from pages, and marks missing content. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = trimHtml(await response.text());
  return new Response(site.gaps.length === 0 ? html : drawGaps(html), response);
});
