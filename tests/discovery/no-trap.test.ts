import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as SecondClient, StreamableHTTPClientTransport as SecondTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFolders } from '../../src/settings/folders.ts';
import { businesses } from '../businesses.ts';
import { freePort } from '../engines/free-port.ts';
import { sendHttp } from '../engines/http.ts';
import { startNode } from '../engines/node.ts';
import { buildForTests } from '../reference-build.ts';
import { type Exchange, recordExchanges } from './recorder.ts';

/** What all clients have in common, as far as the tests need it. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

const home = mkdtempSync(join(tmpdir(), 'client-'));
const identity = { name: 'tests', version: '1.0.0' };
/** Someone who could sign in, and notes every time he is asked to. */
function signInReady() {
  const asked: string[] = [];
  const note = (what: string) => {
    asked.push(what);
  };
  const provider = {
    redirectUrl: 'http://127.0.0.1:9/callback',
    clientMetadata: { redirect_uris: ['http://127.0.0.1:9/callback'], client_name: 'tests' },
    clientInformation: () => undefined,
    saveClientInformation: () => note('registration'),
    tokens: () => undefined,
    saveTokens: () => note('tokens'),
    redirectToAuthorization: () => note('authorization'),
    saveCodeVerifier: () => note('code'),
    codeVerifier: () => 'code',
  };
  return { asked, provider };
}

type Provider = ReturnType<typeof signInReady>['provider'];

const clients: Readonly<Record<string, (url: URL, authProvider: Provider) => Promise<AnyClient>>> = {
  'the first SDK': async (url, authProvider) => {
    const client = new FirstClient(identity);
    await client.connect(new FirstTransport(url, { authProvider }));
    return client as unknown as AnyClient;
  },
  'the second SDK': async (url, authProvider) => {
    const client = new SecondClient(identity);
    await client.connect(new SecondTransport(url, { authProvider }));
    return client as unknown as AnyClient;
  },
  'the second SDK finding out the version': async (url, authProvider) => {
    const client = new SecondClient(identity, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new SecondTransport(url, { authProvider }));
    return client as unknown as AnyClient;
  },
  'mcp-remote': async (url) => {
    const client = new FirstClient(identity);
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['node_modules/mcp-remote/dist/proxy.js', url.href, String(await freePort())],
      // It keeps what it knows of servers in the home folder, and opens a browser to sign in.
      env: { PATH: '', HOME: home, MCP_REMOTE_CONFIG_DIR: home },
      stderr: 'ignore',
    });
    await client.connect(transport);
    return client as unknown as AnyClient;
  },
};

/** What a client may ask besides the endpoint: whether there is somewhere to sign in. */
const LOOK_UP =
  /^\/(?:api\/mcp\/)?\.well-known\/(?:oauth-protected-resource|oauth-authorization-server|openid-configuration)(?:\/api\/mcp)?$/;

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(businesses)('the $name', ({ name, directory, site, samples }) => {
  const out = `.build/test/at-home-${name}`;
  let engine: Awaited<ReturnType<typeof startNode>>;
  let recorder: Server;
  let origin: string;
  let port: number;
  let log: Exchange[] = [];

  // The documents name the origin the clients talk to, or they would not heed them.
  beforeAll(async () => {
    port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    buildForTests(out, { CONTENT_DIR: directory, SITE_URL: origin });
    engine = await startNode(buildFolders(out));
    recorder = recordExchanges(engine.port, (exchange) => log.push(exchange));
    await new Promise<void>((resolve) => recorder.listen(port, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    recorder.closeAllConnections();
    await new Promise((resolve) => recorder.close(resolve));
    await engine.stop();
  });
  beforeEach(() => {
    log = [];
  });

  test.each(Object.entries(clients))(
    'A7 E3 %s connects without signing in, although it could',
    async (_name, connect) => {
      const { asked, provider } = signInReady();
      const client = await connect(new URL(`${origin}/api/mcp`), provider);
      try {
        const { tools } = await client.listTools();
        expect(tools).toHaveLength(4);
        const answer = await client.callTool({ name: 'check_service_area', arguments: { city: samples.place.name } });
        expect(answer).toMatchObject({ structuredContent: { covered: true, confidence: 'confirmed' } });
      } finally {
        await client.close();
      }
      expect(asked).toEqual([]);
      const calls = log.filter(({ path }) => path === '/api/mcp');
      expect(calls.filter(({ method, status }) => method === 'POST' && status === 200).length).toBeGreaterThanOrEqual(
        3,
      );
      const lookUps = log.filter(({ path }) => path !== '/api/mcp');
      expect(lookUps.filter(({ method, path }) => method !== 'GET' || !LOOK_UP.test(path))).toEqual([]);
      expect(log.filter(({ status, headers }) => [401, 403].includes(status) || 'www-authenticate' in headers)).toEqual(
        [],
      );
    },
    60_000,
  );

  test('E3 the documents the clients could find are in place for the origin they talk to, or not there', async () => {
    const read = async (path: string) => {
      const { status, text } = await sendHttp(port, path);
      return { status, ...JSON.parse(text) };
    };
    const [resource, issuer] = site.policy.publishOAuthDocuments
      ? [{ resource: origin }, { issuer: origin }]
      : [{ status: 404 }, { status: 404 }];
    expect(await read('/.well-known/oauth-protected-resource')).toMatchObject(resource);
    expect(await read('/.well-known/oauth-authorization-server')).toMatchObject(issuer);
  });

  test('A7 a token somebody sends changes nothing, and nothing asks for one', async () => {
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const requests = [
      ...['/', '/prices/', '/nothing/', '/llms.txt', '/openapi.json', '/robots.txt', '/icon-192.png'],
      ...[
        '/api/',
        '/api/business/',
        `/api/services/?id=${samples.service.id}`,
        '/api/services/?id=x',
        '/api/coverage/',
        '/api/x/',
      ],
      ...['/api/mcp', '/api/mcp/server-card', '/.well-known/api-catalog', '/.well-known/openid-configuration'],
      ...['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server', '/authorize', '/token'],
    ].map((path) => ({ path, init: { headers: {} } }));
    const posts = ['/api/mcp', '/token', '/register', '/api/business/'].map((path) => ({
      path,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: call },
    }));
    for (const { path, init } of [...requests, ...posts]) {
      const plain = await sendHttp(port, path, init);
      for (const authorization of ['Bearer x', 'Basic eDp5', 'Bearer']) {
        const answer = await sendHttp(port, path, { ...init, headers: { ...init.headers, authorization } });
        expect([answer.status, answer.text], path).toEqual([plain.status, plain.text]);
        expect([401, 403]).not.toContain(answer.status);
        expect(answer.headers['www-authenticate']).toBeUndefined();
      }
    }
  });
});
