import { defineMiddleware } from 'astro:middleware';
import { localizeLinks } from './build/page-html.ts';
import { drawGaps } from './format/gap.ts';

/** Gives pages the content in their language and their links its path, and marks missing content. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  // Astro keeps the middleware while content changes in development.
  const { localsOf } = await import('./site.ts');
  const own = localsOf(url.pathname);
  Object.assign(locals, own);
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = localizeLinks(await response.text(), own.site);
  return new Response(own.site.gaps.length === 0 ? html : drawGaps(html, own.site.country.locale), response);
});
