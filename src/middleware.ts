import { defineMiddleware } from 'astro:middleware';
import { localizeLinks, trimHtml } from './layouts/page-html.ts';

/** Puts the content in the language of a page into `Astro.locals`, prefixes its links with the language, and trims it. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  // Astro keeps the middleware while content changes in development.
  const { localsOf } = await import('./page-locals.ts');
  const pageLocals = localsOf(url.pathname);
  Object.assign(locals, pageLocals);
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(localizeLinks(trimHtml(await response.text()), pageLocals.site), response);
});
