import type { APIRoute, MiddlewareHandler } from 'astro';

/**
 * In development the function runs before all routes. It is imported for every request, because Astro caches middleware
 * while the content changes.
 */
export const onRequest: MiddlewareHandler = async (context, next) =>
  (await import('./function.ts')).answerInDevelopment(context, next);

/** The route of what is no page: the function answers before it. */
export const ALL: APIRoute = () => new Response(null, { status: 404 });
