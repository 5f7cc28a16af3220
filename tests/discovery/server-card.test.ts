import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toServerCard } from '../../src/discovery/server-card.ts';
import { handshakeRequest, statelessRequest } from '../mcp/messages.ts';
import { allBusinesses } from '../support/businesses.ts';
import { serveBusiness } from '../support/servers/serve.ts';

const shared = {
  name: z
    .string()
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    .min(3)
    .max(200),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+(?:[-+].+)?$/),
  websiteUrl: z.url(),
};

/** The rules of SEP-2127 (final, schema v1) for the card of a remote server. Further members are allowed. */
const Card = z.looseObject({
  ...shared,
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  icons: z.array(
    z.looseObject({ src: z.url(), mimeType: z.string(), sizes: z.array(z.string().regex(/^(?:\d+x\d+|any)$/)) }),
  ),
  remotes: z.array(
    z.looseObject({
      type: z.enum(['streamable-http', 'sse']),
      url: z.string().regex(/^https?:\/\/\S+$/),
      supportedProtocolVersions: z.array(z.iso.date()),
    }),
  ),
  tools: z.never().optional(),
  resources: z.never().optional(),
  prompts: z.never().optional(),
});

/** The members of server.json (schema 2025-12-11) that a server without packages has. */
const RegistryEntry = z.strictObject({
  ...shared,
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  remotes: z.array(z.strictObject({ type: z.enum(['streamable-http', 'sse']), url: z.url() })).min(1),
});

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send, json } = serveBusiness(folders);
  const readCard = async () => Card.parse(await json('/api/mcp/server-card'));
  const ask = async (request: ReturnType<typeof handshakeRequest>) =>
    JSON.parse((await send('/api/mcp', request)).text).result;

  test('E4 the card is valid for SEP-2127, and has the members of SEP-1649', async () => {
    const card = await readCard();
    const url = `${origin}/api/mcp`;
    expect(card).toMatchObject({
      serverInfo: { name: card.name, title: card.title, version: card.version },
      endpoint: url,
      transport: { type: 'streamable-http', endpoint: '/api/mcp' },
      remotes: [{ url }],
      authentication: { required: false, schemes: [] },
    });
  });

  test('E4 the description of the card fits its limit for any business name', () => {
    for (const length of [1, 30, 100]) {
      const named = { ...site, business: { ...site.business, name: 'N'.repeat(length) } };
      expect(shared.description.safeParse(Object(toServerCard(named)).description).error).toBeUndefined();
    }
  });

  test('E4 D1 the card matches the server’s answers to initialize and server/discover', async () => {
    const { serverInfo, capabilities, remotes } = await readCard();
    const versions = remotes[0]?.supportedProtocolVersions ?? [];
    const handshakes = versions.filter((version) => version < '2026');
    expect(handshakes).toHaveLength(4);
    for (const protocolVersion of handshakes) {
      const answer = await ask(handshakeRequest('initialize', { protocolVersion, capabilities: {} }));
      expect(answer).toMatchObject({ protocolVersion, serverInfo, capabilities });
    }
    const { _meta, supportedVersions } = await ask(statelessRequest('server/discover'));
    expect(_meta['io.modelcontextprotocol/serverInfo']).toEqual(serverInfo);
    expect(versions).toEqual(expect.arrayContaining(supportedVersions));
  });

  test('E4 the entry for the MCP registry is valid and matches the card', async () => {
    const { $schema: _, ...entry } = RegistryEntry.parse(
      JSON.parse(readFileSync(join(folders.privateFolder, 'server.json'), 'utf8')),
    );
    expect(await readCard()).toMatchObject(entry);
  });
});
