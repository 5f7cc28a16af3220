import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the folder of the web editor to this machine alone. */
export function serveEditor(folder: string, port: number): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const name =
      /^\/((?:assets\/)?[\w.-]+\.\w+)(?:\?|$)/.exec(url)?.[1] ?? (/^\/(?:\?|$)/.test(url) ? 'index.html' : '');
    const body = read(join(folder, name));
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
