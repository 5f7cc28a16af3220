// The least that a server on node:http can do: sends the same bytes and headers for every
// request, from memory, once the request has been read. Plain JavaScript, so
// that no loader counts as its memory.
import { createServer } from 'node:http';

process.channel?.ref();

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const answer = (response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') return answer(response);
    request.resume();
    request.on('end', () => answer(response));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
});
