import { describe, expect, test } from 'vitest';
import { listTools } from '../../src/mcp/prepare-mcp.ts';
import { reference } from '../support/businesses.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { handshakeRequest } from './messages.ts';
import { createOracle } from './oracle.ts';
import { protocolRows } from './protocol.table.ts';

describe.each([reference])('the $name', (business) => {
  const { site } = business;
  const rows = protocolRows(business);
  const send = serveFromMemory(site);

  /** Asks our endpoint for the result of a tool, so that both have the same answer. */
  async function answerTool(name: string, parameters: Record<string, unknown>): Promise<object> {
    const response = await send('/api/mcp', handshakeRequest('tools/call', { name, arguments: parameters }));
    return (await response.json()).result;
  }

  const oracle = createOracle(listTools(site), answerTool);

  test.each(rows.filter(({ why }) => why === undefined).map((row) => ({ ...row, title: `D1 D5 ${row.name}` })))(
    '$title has the same status and code as on the official server',
    async ({ request, status, code }) => {
      const response = await oracle.fetch(new Request('http://localhost/api/mcp', request));
      expect(response.status).toBe(status);
      if (status === 202) return;
      const answer = await response.json();
      expect(answer.error?.code).toBe(code);
    },
  );
});
