import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { toServerCard } from '../../src/discovery/server-card.ts';
import { allBusinesses } from '../businesses.ts';
import { serveBusiness } from './served.ts';

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send, json } = serveBusiness(folders);

  interface Card {
    readonly name: string;
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly websiteUrl: string;
    readonly icons: { src: string; mimeType: string; sizes: string[] }[];
    readonly remotes: { type: string; url: string; supportedProtocolVersions: string[] }[];
    readonly serverInfo: { name: string; title: string; version: string };
    readonly endpoint: string;
    readonly transport: { type: string; endpoint: string };
    readonly capabilities: object;
    readonly authentication: object;
  }

  const text = (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength });
  const uri = { type: 'string', format: 'uri' };

  // The rules of SEP-2127 for the members a card of a remote server can have; objects are open.
  const schema = {
    type: 'object',
    required: ['$schema', 'name', 'version', 'description'],
    properties: {
      $schema: { const: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json' },
      name: { ...text(3, 200), pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
      version: { ...text(1, 255), pattern: '^\\d+\\.\\d+\\.\\d+(?:[-+].+)?$' },
      description: text(1, 100),
      title: text(1, 100),
      websiteUrl: uri,
      icons: {
        type: 'array',
        items: {
          type: 'object',
          required: ['src'],
          properties: {
            src: uri,
            mimeType: { type: 'string' },
            sizes: { type: 'array', items: { type: 'string', pattern: '^(?:\\d+x\\d+|any)$' } },
            theme: { enum: ['light', 'dark'] },
          },
        },
      },
      remotes: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['type', 'url'],
          properties: {
            type: { enum: ['streamable-http', 'sse'] },
            url: { type: 'string', pattern: '^https?://\\S+$' },
            supportedProtocolVersions: { type: 'array', items: { type: 'string', format: 'date' } },
          },
        },
      },
      // A card does not list what the server lists itself.
      tools: false,
      resources: false,
      prompts: false,
      _meta: { type: 'object', propertyNames: { pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+/' } },
    },
  };
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const isCard = ajv.compile(schema);

  const readCard = async () => (await json('/api/mcp/server-card')) as Card;

  async function call(method: string, params: object, headers: Readonly<Record<string, string>> = {}) {
    const { text: body } = await send('/api/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return JSON.parse(body).result;
  }

  test('E4 the card is valid for SEP-2127', async () => {
    isCard(await readCard());
    expect(isCard.errors ?? []).toEqual([]);
    expect(isCard({ ...(await readCard()), description: 'x'.repeat(101) })).toBe(false);
  });

  test('E4 the description of the card fits whatever the business is called', () => {
    for (const length of [1, 30, 100]) {
      const named = { ...site, business: { ...site.business, name: 'N'.repeat(length) } };
      expect((toServerCard(named) as Card).description.length).toBeLessThanOrEqual(100);
    }
  });

  test('E4 the card has what readers of SEP-1649 look for', async () => {
    const card = await readCard();
    const url = `${origin}/api/mcp`;
    expect(card.serverInfo).toMatchObject({ name: card.name, title: card.title, version: card.version });
    expect(card.endpoint).toBe(url);
    expect(card.transport).toEqual({ type: 'streamable-http', endpoint: '/api/mcp' });
    expect(card.remotes.map((remote) => remote.url)).toEqual([url]);
    expect(card.authentication).toEqual({ required: false, schemes: [] });
  });

  test('E4 D1 the card says what the running server says in a handshake', async () => {
    const card = await readCard();
    const versions = card.remotes[0]?.supportedProtocolVersions ?? [];
    const handshakes = versions.filter((version) => version < '2026');
    expect(handshakes).toHaveLength(4);
    for (const protocolVersion of handshakes) {
      const client = { name: 'tests', version: '1.0.0' };
      const answer = await call('initialize', { protocolVersion, capabilities: {}, clientInfo: client });
      expect(answer.protocolVersion).toBe(protocolVersion);
      expect(answer.serverInfo).toEqual(card.serverInfo);
      expect(answer.capabilities).toEqual(card.capabilities);
    }
  });

  test('E4 D1 the card says what the running server says to server/discover', async () => {
    const card = await readCard();
    const version = '2026-07-28';
    const answer = await call(
      'server/discover',
      {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': version,
          'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
      { 'mcp-protocol-version': version, 'mcp-method': 'server/discover' },
    );
    expect(answer._meta['io.modelcontextprotocol/serverInfo']).toEqual(card.serverInfo);
    expect(Object.keys(answer.capabilities)).toEqual(Object.keys(card.capabilities));
    const stateless = card.remotes[0]?.supportedProtocolVersions.filter((one) => one >= '2026');
    expect(answer.supportedVersions.filter((one: string) => one >= '2026')).toEqual(stateless);
  });
});
