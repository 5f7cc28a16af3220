import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request. Resolves to undefined once it exceeds `limit` bytes or the client goes away; the rest is
 * discarded.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  // Requests without a body are not streams (`optimizeEmptyRequests`).
  if (request.readableEnded) return Promise.resolve(new Uint8Array());
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve(undefined);
      }
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.on('close', () => resolve(undefined));
  });
}
