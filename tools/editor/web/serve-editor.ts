import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The editor writes to the owner's files, so no other site may frame it, load it or detect it. */
const guards = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Serves the web editor on the loopback interface. */
export function serveEditor(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { status, headers, body = '' } = refuse(request) ?? readFile(folder, request.url ?? '/');
    response.writeHead(status, { ...guards, 'content-length': Buffer.byteLength(body), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/**
 * Why a request is refused. A foreign Host header means DNS rebinding: another site resolves its own name to this
 * machine.
 */
function refuse({ method, headers: { host = '' } }: IncomingMessage): Reply | undefined {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  if (!LOCAL_HOST.test(host)) {
    return { status: 421, headers, body: 'The editor answers at http://localhost alone.\n' };
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return {
      status: 405,
      headers: { ...headers, allow: 'GET, HEAD' },
      body: 'The editor’s files are read: use GET.\n',
    };
  }
  return undefined;
}

function readFile(folder: string, url: string): Reply {
  const name = /^\/((?:assets\/)?[\w.-]+\.\w+)(?:\?|$)/.exec(url)?.[1] ?? (/^\/(?:\?|$)/.test(url) ? 'index.html' : '');
  try {
    const body = readFileSync(join(folder, name));
    return { status: 200, headers: { 'content-type': types[extname(name)] ?? 'application/octet-stream' }, body };
  } catch {
    return { status: 404 };
  }
}
