import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The editor writes to the owner's files, so no other site may frame it, load it or detect it. */
const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A foreign Host header means DNS rebinding: another site resolves its own name to this machine. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** A file of the editor: the page itself, or one beside it or in `assets`. */
const FILE = /^\/((?:assets\/)?[\w.-]+\.\w+|)(?:\?|$)/;

/** Serves the web editor on the loopback interface. */
export function serveEditor(folder: string, port: number): Promise<Server> {
  const server = createServer(({ headers: { host = '' }, url = '/' }, response) => {
    const name = LOCAL_HOST.test(host) ? FILE.exec(url)?.[1] : undefined;
    const path = join(folder, name || 'index.html');
    const body = name === undefined ? undefined : readIfExists(path);
    const type = body === undefined ? 'text/plain' : (types[extname(path)] ?? 'application/octet-stream');
    response.writeHead(body === undefined ? 404 : 200, { ...securityHeaders, 'content-type': type });
    response.end(body ?? 'The editor only answers at http://localhost, with its own files.\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
