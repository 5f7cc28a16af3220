import { defineMiddleware } from 'astro:middleware';
import { trimHtml } from './build/trim-html.ts';
import { drawGaps } from './format/gap.ts';

/** Gives pages the content, removes their insignificant whitespace, and marks missing content. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  // Astro keeps the middleware while content changes in development.
  const { pageLocals } = await import('./site.ts');
  Object.assign(locals, pageLocals);
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = trimHtml(await response.text());
  return new Response(pageLocals.site.gaps.length === 0 ? html : drawGaps(html), response);
});
