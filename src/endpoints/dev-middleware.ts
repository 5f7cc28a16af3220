import type { MiddlewareHandler } from 'astro';

/**
 * In development the function answers in front of all routes. It is imported at every request, because Astro keeps
 * middleware while the content changes below it.
 */
export const onRequest: MiddlewareHandler = async (context, next) =>
  (await import('./dev-function.ts')).answerInDevelopment(context, next);
