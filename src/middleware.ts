import { defineMiddleware } from 'astro:middleware';
import { trimHtml } from './build/trim-html.ts';
import { drawGaps } from './format/gap.ts';
import { pageLocals } from './site.ts';

/** Gives pages the content, removes their insignificant whitespace, and marks missing content. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  Object.assign(locals, pageLocals);
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = trimHtml(await response.text());
  return new Response(pageLocals.site.gaps.length === 0 ? html : drawGaps(html), response);
});
