import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businesses } from '../support/businesses.ts';
import { runsAll } from '../support/sample-of.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import { handshakeRequest, statelessMeta } from './messages.ts';

const nasty = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\0', '\u2028', '../../etc/passwd', '%s', '\ud800'],
);
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), nasty);
const name = fc.oneof(fc.constantFrom('get_services', 'get_pricing', 'check_service_area', 'get_business_info'), text);
const method = fc.oneof(
  fc.constantFrom('initialize', 'ping', 'tools/list', 'tools/call', 'server/discover', 'notifications/initialized'),
  text,
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
const parameters = fc.dictionary(fc.oneof(fc.constantFrom('id', 'city', 'postal'), text), value, { maxKeys: 5 });

const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, { weight: 1, arbitrary: value }),
    id: fc.oneof(fc.integer(), text, value),
    method,
    params: fc.oneof(
      fc.record(
        { name, arguments: fc.oneof(parameters, value), _meta: fc.oneof(fc.constant(statelessMeta), value) },
        { requiredKeys: [] },
      ),
      value,
    ),
  },
  { requiredKeys: [] },
);

const body = fc.oneof(
  { weight: 6, arbitrary: message.map((object) => JSON.stringify(object)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: message.map((object) => JSON.stringify(object).slice(0, -3)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
);

const headerText = fc.string({ unit: fc.constantFrom(...'abcdefgh/=?*;,. 0129-'), maxLength: 30 });
const headers = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: headerText },
    ),
    accept: fc.oneof(fc.constantFrom('*/*', 'application/json', 'text/event-stream'), headerText),
    'mcp-protocol-version': fc.oneof(fc.constantFrom('2025-11-25', '2026-07-28', '9999-99-99'), headerText),
    'mcp-method': fc.oneof(fc.constantFrom('tools/call', 'tools/list'), headerText),
    'mcp-name': headerText,
  },
  { requiredKeys: ['content-type'] },
);

const listing = handshakeRequest('tools/call', { name: 'get_services', arguments: {} });

describe.each(businesses)('the $name on node', ({ folders }) => {
  const server = serveBusiness(folders);

  test('A9 D5 any posted bytes get a valid answer and do not affect later requests', async () => {
    const control = (await server.send('/api/mcp', listing)).text;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, sentHeaders) => {
        const response = await server.send('/api/mcp', { method: 'POST', headers: sentHeaders, body: sent });
        expect([200, 202, 400, 404, 406, 415]).toContain(response.status);
        expect(response.headers['access-control-allow-origin']).toBe('*');
        if (response.status === 202) expect(response.text).toBe('');
        else {
          const answer = JSON.parse(response.text);
          expect(answer.jsonrpc).toBe('2.0');
          expect(Object.hasOwn(answer, 'result')).toBe(!Object.hasOwn(answer, 'error'));
          expect(response.text).not.toMatch(/\.ts:|\/src\/|\bat \w+ \(/);
        }
        if (++count % 100 === 0) expect((await server.send('/api/mcp', listing)).text).toBe(control);
      }),
      { numRuns: runsAll ? 3000 : 200 },
    );
    expect((await server.send('/api/mcp', listing)).text).toBe(control);
  });
});
