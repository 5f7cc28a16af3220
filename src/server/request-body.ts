import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request. Undefined as soon as it turns out to be longer
 * than `limit` bytes, or when the client goes away; the rest is not kept.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  // Node is told not to read requests without a body as streams.
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
