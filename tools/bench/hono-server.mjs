// A small API in Hono: it reads the query, finds its answer in memory and sends it with the headers that our
// server sends. With `data`, the file of the function's data, it computes the answer to a place name as our server does.
// Plain JavaScript, so that no loader counts as its memory.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

process.channel?.ref();

process.once('message', async ({ status, headers, body, data }) => {
  const text = Buffer.from(body, 'base64').toString();
  const pairs = headers.filter((_, index) => index % 2 === 0).map((name, index) => [name, headers[2 * index + 1]]);
  const sent = Object.fromEntries(pairs.filter(([name]) => name !== 'content-length'));
  const { findCoverage } = await import('../../src/places/find-coverage.ts');
  const { lookup } = data === undefined ? {} : JSON.parse(readFileSync(data, 'utf8'));
  const app = new Hono();
  app.get('/', (context) => context.text('ready'));
  app.get('/api/*', (context) => {
    const { id = '', postal = '', city = '' } = context.req.query();
    if (id + postal + city === '') return context.notFound();
    if (lookup === undefined) return context.body(text, status, sent);
    return context.body(JSON.stringify(findCoverage({ city }, lookup).value.record), status, sent);
  });
  serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
});
