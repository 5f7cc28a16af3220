import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { allBusinesses } from '../businesses.ts';
import { serveBusiness } from './served.ts';

// The members of server.json (schema 2025-12-11) that a server without packages has.
const RegistryEntry = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    .max(200),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().max(255),
  websiteUrl: z.url(),
  remotes: z.array(z.strictObject({ type: z.enum(['streamable-http', 'sse']), url: z.url() })).min(1),
});

describe.each(allBusinesses)('the $name', ({ folders }) => {
  const { json } = serveBusiness(folders);

  test('the entry for the MCP registry is valid and says what the server card says', async () => {
    const entry = RegistryEntry.parse(JSON.parse(readFileSync(join(folders.prepared, 'server.json'), 'utf8')));
    expect(await json('/api/mcp/server-card')).toMatchObject({
      name: entry.name,
      title: entry.title,
      description: entry.description,
      version: entry.version,
      remotes: entry.remotes,
    });
  });
});
