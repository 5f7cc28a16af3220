import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the fake of Cloudflare's API. */
interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** A fake of Cloudflare's API that accepts any upload of Wrangler, for an account with only a preview Worker. */
interface FakeCloudflare {
  /** The value for CLOUDFLARE_API_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: readonly ApiRequest[];
  stop(): Promise<void>;
}

/** Answers by the end of the path; everything else is an empty success. */
const answers: readonly (readonly [path: RegExp, status: number, result: unknown])[] = [
  [/\/workers\/services\/[\w-]+-preview$/, 200, { default_environment: { environment: 'production', script: {} } }],
  [/\/scripts\/[\w-]+-preview\/versions$/, 200, { id: 'version', startup_time_ms: 1, metadata: {} }],
  [/\/workers\/services\/[\w-]+$/, 404, null],
  [/\/deployments$/, 200, { deployments: [] }],
  // No bucket: all assets are there already. Their names and digests were in the request.
  [/\/assets-upload-session$/, 200, { jwt: 'none-is-missing', buckets: [] }],
  [/\/domains\/changeset$/, 200, { added: [], updated: [], removed: [], conflicting: [] }],
  [/\/workers\/workers\/[\w-]+$/, 200, { subdomain: { enabled: false, previews_enabled: false } }],
];

/** Starts the fake on a free local port. */
export async function startFakeCloudflare(): Promise<FakeCloudflare> {
  const requests: ApiRequest[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    requests.push({
      method: request.method ?? '',
      path,
      authorization: request.headers.authorization ?? '',
      contentType: request.headers['content-type'] ?? '',
      body: await readBody(request),
    });
    const [, status, result] = answers.find(([pattern]) => pattern.test(path)) ?? [undefined, 200, {}];
    const errors = status === 200 ? [] : [{ code: 10_090, message: 'This account has no such Worker.' }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: status === 200, errors, messages: [], result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/client/v4`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
