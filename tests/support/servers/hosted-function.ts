import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../../src/function/data.ts';
import type { BuildFolders } from '../../../src/system/folders.ts';
import { sendHttp } from './http.ts';
import type { TestServer } from './test-server.ts';

type Handler = (request: Request) => Promise<Response>;

/** Loads the function built for a host. */
async function loadFunction(host: 'netlify' | 'vercel', folder: string): Promise<Handler> {
  const file = host === 'vercel' ? 'functions/site.func/index.mjs' : 'functions/site.mjs';
  const { default: loaded } = await import(pathToFileURL(join(folder, file)).href);
  return host === 'vercel' ? loaded.fetch : loaded;
}

/** Serves all requests with a host's function, whose requests for files get the published files. */
export async function startFunction(
  host: 'netlify' | 'vercel',
  folder: string,
  { published, privateFolder }: BuildFolders,
): Promise<TestServer> {
  const handler = await loadFunction(host, folder);
  const { LOG: logBefore } = process.env;
  process.env.LOG = 'off';
  const { files } = JSON.parse(readFileSync(join(privateFolder, 'manifest.json'), 'utf8')) as Manifest;
  const fileOf = new Map(files.flatMap((entry) => [...entry.paths, `/${entry.file}`].map((path) => [path, entry])));
  const server = createServer({ maxHeaderSize: 65_536 }, async (incoming, outgoing) => {
    const { port } = server.address() as AddressInfo;
    const { method = 'GET', url = '/', headers } = incoming;
    const entry = headers['x-published-file'] === undefined ? undefined : fileOf.get(decodeURI(url));
    if (entry !== undefined) {
      outgoing.writeHead(200, { 'content-type': entry.mediaType, etag: entry.etag });
      outgoing.end(readFileSync(join(published, entry.file)));
      return;
    }
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const chunks: Buffer[] = hasBody ? await Array.fromAsync(incoming) : [];
    const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = hasBody ? Buffer.concat(chunks) : null;
    const response = await handler(new Request(`http://127.0.0.1:${port}${url}`, { method, headers: given, body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.ALLOWED_HOSTS = `127.0.0.1:${port}`;
  return {
    name: host,
    send: (path, init) => sendHttp(port, path, init),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      delete process.env.ALLOWED_HOSTS;
      if (logBefore === undefined) delete process.env.LOG;
      else process.env.LOG = logBefore;
    },
  };
}
