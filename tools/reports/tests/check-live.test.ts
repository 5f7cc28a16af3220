import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { reference } from '../../../tests/support/businesses.ts';
import { startNode } from '../../../tests/support/servers/node.ts';

/** An answer on its way to the client. */
interface Passed {
  status: number;
  readonly headers: Headers;
  body: Buffer;
}

/** A change that a deployment makes to an answer. */
type Fault = (passed: Passed, path: string, asked: IncomingHttpHeaders) => void;

let engine: Awaited<ReturnType<typeof startNode>>;
beforeAll(async () => {
  engine = await startNode(reference.folders);
});
afterAll(() => engine.stop());

/** Runs the command against a deployment of the reference site with a fault. */
async function checkWith(fault: Fault = () => {}, args: readonly string[] = []) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '/';
    const { host: _, connection: __, ...headers } = request.headers;
    const answer = await fetch(`http://127.0.0.1:${engine.port}${path}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const passed = {
      status: answer.status,
      headers: new Headers(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.headers.delete(name);
    fault(passed, path, request.headers);
    response.writeHead(passed.status, [...passed.headers].flat()).end(passed.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    return await runCommand('check-live', [
      `http://127.0.0.1:${port}`,
      '--out',
      dirname(reference.folders.published),
      ...args,
    ]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Turns an answer into the page that a static host sends for missing files. */
function lose(passed: Passed): void {
  passed.status = 404;
  passed.headers.set('content-type', 'text/html; charset=utf-8');
}

test('H2 a deployment that serves the build passes, whatever the host adds', async () => {
  const { status, stdout, stderr } = await checkWith(({ headers }, path) => {
    headers.set('server', 'edge');
    headers.set('etag', '"of-the-host"');
    headers.append('vary', 'Accept-Encoding');
    if (headers.get('content-type') === 'application/json')
      headers.set('content-type', 'application/json; charset=UTF-8');
    if (path === '/no-such-page/') headers.delete('content-length');
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+ serves what was built: (\d+) of \1 answers are the same\.\n$/);
});

const faults: readonly (readonly [name: string, fault: Fault, first: RegExp, remedy: RegExp])[] = [
  [
    'headers are stripped',
    ({ headers }) => headers.delete('content-security-policy'),
    /^page: GET \/ lacks the header content-security-policy\.$/m,
    /does not apply the rules for headers/,
  ],
  [
    'the Markdown is missing',
    (passed, path, { accept }) => (path.endsWith('.md') || accept === 'text/markdown') && lose(passed),
    /^Markdown: GET \S+index\.md returns 404, the build 200\.$/m,
    /Upload the index\.md files too/,
  ],
  [
    'pages ignore Accept',
    ({ headers }, path, { accept }) =>
      accept === 'text/markdown' && path !== '/' && headers.set('content-type', 'text/html'),
    /^Markdown: GET \S+ \(text\/markdown\) is sent as text\/html, the build sends text\/markdown; charset=utf-8\.$/m,
    /run_worker_first/,
  ],
  [
    'the function is not there',
    (passed, path) => (path.includes('?') || path === '/api/mcp') && lose(passed),
    /^MCP: POST \/api\/mcp returns 404, the build 200\.$/m,
    /does not answer at \/api\/mcp/,
  ],
  [
    'an unknown endpoint answers with a page',
    ({ headers }, path) => path.startsWith('/api/no-such') && headers.set('content-type', 'text/html'),
    /^error: GET \/api\/no-such-endpoint\/ is sent as text\/html/m,
    /function does not answer here/,
  ],
  [
    'redirects are missing',
    (passed) => passed.status === 308 && lose(passed),
    /^redirect: GET \S+ returns 404, the build 308\.$/m,
    /redirects are missing/,
  ],
  [
    'hidden folders are not uploaded',
    (passed, path) => path.startsWith('/.well-known/') && lose(passed),
    /^discovery: GET \/\.well-known\/api-catalog returns 404/m,
    /Upload hidden folders too/,
  ],
  [
    'robots.txt is rewritten',
    (passed, path) => {
      if (path === '/robots.txt') passed.body = Buffer.concat([Buffer.from('# Managed\n'), passed.body]);
    },
    /^discovery: GET \/robots\.txt differs from the build from byte 2: "# Managed/m,
    /managed robots\.txt/,
  ],
  [
    'assistants are turned away',
    (passed, _, { 'user-agent': agent = '' }) => {
      if (agent.startsWith('GPTBot')) passed.status = 403;
    },
    /^agents: GET \/ \(GPTBot\/1\.0 \(check-live\)\) returns 403, the build 200\.$/m,
    /Let agents in/,
  ],
  [
    'the function fails',
    (passed, path) => {
      if (path.startsWith('/api/coverage/?')) passed.status = 502;
    },
    /^query: GET \/api\/coverage\/\?city=\S+ returns 502, the build 200\.$/m,
    /log of the host/,
  ],
  [
    'a script is put into pages, and a control character with it',
    (passed, path) => {
      if (path === '/') passed.body = Buffer.from(passed.body.toString().replace('<!DOCTYPE', '\u001b[31m<script>'));
    },
    /^page: GET \/ differs from the build from byte \d+: "[^<]*\\u001b\[31m<script>/m,
    /minifying, e-mail hiding and analytics/,
  ],
];
test.each(faults)('H2 check-live says what to do where %s', async (_, fault, first, remedy) => {
  const { status, stdout, stderr } = await checkWith(fault);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(first);
  expect(stdout).toMatch(remedy);
  expect(stdout).toMatch(/^\d+ of \d+ answers differ\.$/m);
});

test('H2 responses of a host cannot control the terminal', async () => {
  const { status, stdout } = await checkWith(({ headers }) => headers.set('referrer-policy', 'a\u009b2Jb'));
  expect([status, stdout]).toEqual([1, expect.stringContaining('sends referrer-policy: a\uFFFD2Jb, the build')]);
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
});

test('H2 an outdated deployment is reported once', async () => {
  const { status, stdout } = await checkWith((passed, path) => {
    if (path === '/api/health/') passed.body = Buffer.from('{"contentDigest":"old"}');
  });
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(/^\S+ serves content other than that of this build\. .+\n$/),
  ]);
});

test('H2 on a host for static files only pages and files are checked, not headers', async () => {
  const { status, stdout } = await checkWith(
    (passed, path, { accept }) => {
      passed.headers.delete('content-security-policy');
      if (path.startsWith('/api/') || accept === 'text/markdown') lose(passed);
    },
    ['--files'],
  );
  expect([status, stdout]).toEqual([0, expect.stringMatching(/serves what was built/)]);
});

test.each([
  [['http://127.0.0.1:1'], 1, /^http:\/\/127\.0\.0\.1:1 cannot be reached: .+\.\n$/],
  [['www.example.com'], 2, /^"www\.example\.com" is not an address\. Write one such as https:\/\/www\.example\.com\n/],
  [['https://a.example', 'https://b.example'], 2, /^Specify one address\./],
  [['--out', 'nowhere'], 1, /no finished build/],
] as const)('H2 check-live %j ends with %i', async (args, code, message) => {
  const out = args[0] === '--out' ? [] : ['--out', dirname(reference.folders.published)];
  const { status, stderr } = await runCommand('check-live', [...args, ...out]);
  expect([status, stderr]).toEqual([code, expect.stringMatching(message)]);
});
