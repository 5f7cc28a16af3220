import { defineMiddleware } from 'astro:middleware';
import { drawGaps } from './format/gap.ts';
import { localizeLinks, trimHtml } from './layouts/page-html.ts';

/** Gives pages the content in their language and their links its path, trims their whitespace, and marks missing content. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  // Astro keeps the middleware while content changes in development.
  const { localsOf } = await import('./site.ts');
  const own = localsOf(url.pathname);
  Object.assign(locals, own);
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = localizeLinks(trimHtml(await response.text()), own.site);
  return new Response(own.site.gaps.length === 0 ? html : drawGaps(html, own.site.country.locale), response);
});
