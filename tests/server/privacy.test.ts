import { afterAll, describe, expect, test } from 'vitest';
import { handshakeRequest, statelessRequest } from '../mcp/messages.ts';
import { businesses } from '../support/businesses.ts';
import { sendHttp } from '../support/servers/http.ts';
import { startNode } from '../support/servers/node.ts';
import type { TestRequest } from '../support/servers/test-server.ts';
import { converse } from './raw-requests.ts';

/** Ways to write the parts of a postal code. */
const spellings: readonly ((area: string, rest: string) => string)[] = [
  (area, rest) => `${area}${rest}`,
  (area, rest) => `${area} ${rest}`.toLowerCase(),
  ...['-', '.', '/', '·', '_', '\u2212', '\u2013', '\u00a0', '\u200b', '  ', ' - '].map(
    (separator) => (area: string, rest: string) => `${area}${separator}${rest}`,
  ),
  (area, rest) => [...area, ...rest].join(' '),
  (area, rest) => [...area, ...rest].join('.'),
  (area, rest) => `${area}${rest}`.replace(/./g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  (area, rest) => `${area} ${rest.slice(0, 2)}`,
];

/** The letters and digits of a text, without what is between and around them. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\u[0-9a-f]{4}|%[0-9a-f]{2}|[^\p{L}\p{N}]/gu, '');

describe.each(businesses)('the $name', async ({ folders, samples }) => {
  const lines: string[] = [];
  const { port, server } = await startNode(folders, { log: (line) => lines.push(line) });
  afterAll(() => server.close().closeAllConnections());

  const codes = spellings.map((spell) => spell(samples.postalArea, '7X7'));
  const secrets = [`${samples.postalArea}7x`.toLowerCase(), '7x7'];

  test.each(codes)('B13 no answer or log line contains more of "%s" than its area', async (code) => {
    const typed = encodeURIComponent(code);
    const among = encodeURIComponent(`12 Main St, ${code}, Elsewhere`);
    const tool = (parameters: object) =>
      statelessRequest('tools/call', { name: 'check_service_area', arguments: parameters });
    const clientInfo = { name: code, version: '1' };
    const questions: [path: string, init?: TestRequest][] = [
      [`/api/coverage/?city=${typed}`],
      [`/api/coverage/?city=${among}`],
      [`/api/coverage/?postal=${typed}`],
      [`/api/coverage/${encodeURIComponent(code.replaceAll('/', ' '))}/`],
      [`/api/services/?id=${typed}`],
      [`/check/?q=${among}`, { headers: { accept: 'text/markdown' } }],
      [`/check/?q=${among}`],
      ...['/api', '/prices'].map((at): [string] => [`${at}/total/?job=${typed}&when=${typed}&place=${among}`]),
      [`/prices/total/?job=${samples.service.id}&place=${among}`],
      [`/${typed}`],
      [`/prices/?${typed}`, { headers: { accept: 'text/markdown' } }],
      ['/api/services/?id=', { headers: { 'user-agent': code.replace(/[^\x20-\x7e]/g, '-') } }],
      ['/api/mcp', tool({ city: `12 Main St, ${code}` })],
      ['/api/mcp', tool({ postal: code })],
      ['/api/mcp', handshakeRequest('tools/call', { name: code, arguments: {} })],
      ['/api/mcp', handshakeRequest('tools/call', { name: 'get_services', arguments: { id: code } })],
      ['/api/mcp', handshakeRequest('initialize', { protocolVersion: code, capabilities: {}, clientInfo })],
    ];
    for (const [path, init] of questions) {
      lines.length = 0;
      const { text } = await sendHttp(port, path, init);
      for (const output of [text, ...lines]) {
        for (const secret of secrets) expect(bare(output), `${path} ${init?.body}`).not.toContain(secret);
      }
    }
  });

  test.each([
    '/jane.doe@example.com/905-555-0199/L8P4S8/../../../robots.txt?x',
    '/jane.doe@example.com/%2e%2e/robots.txt?x',
    '/./jane/..//robots.txt',
    'http://localhost/905-555-0199/../robots.txt',
    '/jane/..\\robots.txt',
  ])('B13 the log contains only what %s resolves to', async (target) => {
    lines.length = 0;
    await converse(port, [`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`]);
    const [{ time: _, ...line }] = lines.map((text) => JSON.parse(text));
    expect(JSON.stringify(line)).not.toMatch(/jane|905|L8P/);
    // Two slashes are a different address, at which nothing is.
    expect([undefined, '/robots.txt', '//robots.txt']).toContain(line.path);
    expect(line.surface).toBe('page');
  });
});
