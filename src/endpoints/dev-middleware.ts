import type { MiddlewareHandler } from 'astro';

/**
 * In development the function runs before all routes. It is imported for every request, because Astro caches middleware
 * while the content changes.
 */
export const onRequest: MiddlewareHandler = async (context, next) =>
  (await import('./dev-function.ts')).answerInDevelopment(context, next);
