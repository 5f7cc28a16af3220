import { type Agent, request } from 'node:http';
import type { TestRequest, TestResponse } from './test-server.ts';

/** Sends one request over HTTP without touching path or headers, as browsers' fetch would. */
export function sendHttp(
  port: number,
  path: string,
  init: TestRequest & { readonly agent?: Agent } = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body, agent = false } = init;
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
          body: bytes,
          text: bytes.toString('utf8'),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
