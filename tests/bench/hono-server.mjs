// What a small API in Hono is: it reads the query, finds its answer in memory and sends it with the headers that our
// server sends. Plain JavaScript, so that no loader counts as its memory.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

process.channel?.ref();

process.once('message', ({ status, headers, body }) => {
  const text = Buffer.from(body, 'base64').toString();
  const pairs = headers.filter((_, index) => index % 2 === 0).map((name, index) => [name, headers[2 * index + 1]]);
  const sent = Object.fromEntries(pairs.filter(([name]) => name !== 'content-length'));
  const app = new Hono();
  app.get('/', (context) => context.text('ready'));
  app.get('/api/*', (context) => {
    const { id = '', postal = '', city = '' } = context.req.query();
    return id + postal + city === '' ? context.notFound() : context.body(text, status, sent);
  });
  serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
});
