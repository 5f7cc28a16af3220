import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Client as SecondClient, StreamableHTTPClientTransport as SecondTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tools as ownTools } from '../../src/mcp/tools/tools.ts';
import { businesses } from '../support/businesses.ts';
import { scratchFolder } from '../support/scratch.ts';
import { freePort } from '../support/servers/free-port.ts';
import { startNode } from '../support/servers/node.ts';
import { startingAmount } from '../support/starting-amount.ts';

/** What all official clients have in common, as far as the tests need it. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

const home = scratchFolder('client');
const identity = { name: 'tests', version: '1.0.0' };

/** A provider that could sign in, and records each request to do so. */
function signInReady() {
  const signIns: string[] = [];
  const note = (what: string) => {
    signIns.push(what);
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
  return { signIns, provider };
}

type Connect = (url: URL, authProvider: ReturnType<typeof signInReady>['provider']) => Promise<AnyClient>;
type Negotiation = NonNullable<ConstructorParameters<typeof SecondClient>[1]>['versionNegotiation'];

const second =
  (versionNegotiation?: Negotiation): Connect =>
  async (url, authProvider) => {
    const client = new SecondClient(identity, versionNegotiation && { versionNegotiation });
    await client.connect(new SecondTransport(url, { authProvider }));
    return client as unknown as AnyClient;
  };

const clients: Readonly<Record<string, Connect>> = {
  'the first SDK': async (url, authProvider) => {
    const client = new FirstClient(identity);
    await client.connect(new FirstTransport(url, { authProvider }));
    return client as unknown as AnyClient;
  },
  'the second SDK': second(),
  'the second SDK finding out the version': second({ mode: 'auto' }),
  'the second SDK pinned to 2026-07-28': second({ mode: { pin: '2026-07-28' } }),
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

/** Addresses that a client may request besides the endpoint, to find out how to sign in. */
const LOOK_UP =
  /^GET \/(?:api\/mcp\/)?\.well-known\/(?:oauth-protected-resource|oauth-authorization-server|openid-configuration)(?:\/api\/mcp)?$/;

describe.each(businesses)('the $name', ({ folders, site, samples }) => {
  const { service, postalArea, writeCode } = samples;
  let server: Awaited<ReturnType<typeof startNode>>;
  let origin: string;
  /** What was asked, and what came back for it. */
  let log: { readonly request: string; readonly status: number; readonly challenge: unknown }[] = [];
  /** Passes everything on to the server. Documents have the origin that clients use, or clients would ignore them. */
  const recorder = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const sent = { method, headers: headers as Record<string, string>, body: await text(incoming) };
    const { status, headers: given, text: body } = await server.send(path, sent);
    log.push({ request: `${method} ${path}`, status, challenge: given['www-authenticate'] });
    const { 'content-length': _, ...kept } = given;
    outgoing.writeHead(status, kept).end(body.replaceAll(site.origin, origin));
  });

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await startNode(folders);
    await new Promise<void>((resolve) => recorder.listen(port, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    recorder.closeAllConnections();
    await new Promise((resolve) => recorder.close(resolve));
    await server.stop();
  });

  test.each(Object.entries(clients))(
    'A7 D1 D3 D4 E3 %s lists and calls all tools without being asked to sign in',
    async (_name, connect) => {
      log = [];
      const { signIns, provider } = signInReady();
      const client = await connect(new URL(`${origin}/api/mcp`), provider);
      const call = (tool: string, parameters: Record<string, unknown> = {}) =>
        client.callTool({ name: tool, arguments: parameters });
      const { tools } = await client.listTools();
      expect(tools.map((tool) => tool.name)).toEqual(ownTools.map((tool) => tool.name));
      const services = [{ id: service.id, startingPrice: { amount: startingAmount(service) } }];
      expect(await call('get_services', { id: service.id })).toMatchObject({ structuredContent: { services } });
      expect(await call('get_pricing')).toMatchObject({ structuredContent: { isQuote: false } });
      expect(await call('check_service_area', { postal: writeCode(postalArea) })).toMatchObject({
        structuredContent: { covered: true, confidence: 'likely', postalArea },
      });
      const { telephone } = site.business.contact;
      expect(await call('get_business_info')).toMatchObject({ structuredContent: { contact: { telephone } } });
      expect(await call('check_service_area', { postal: '1' })).toMatchObject({ isError: true });
      await expect(call('book_visit')).rejects.toMatchObject({ code: -32602 });
      await client.close();
      expect(signIns).toEqual([]);
      expect(log.filter((line) => line.request === 'POST /api/mcp' && line.status === 200).length).toBeGreaterThan(5);
      expect(log.filter((line) => !/ \/api\/mcp$/.test(line.request) && !LOOK_UP.test(line.request))).toEqual([]);
      expect(log.filter(({ status, challenge }) => [401, 403].includes(status) || challenge !== undefined)).toEqual([]);
    },
    60_000,
  );
});
