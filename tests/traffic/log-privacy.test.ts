import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import type { LogLine } from '../../src/function/log-request.ts';
import { handshakeRequest, statelessRequest } from '../mcp/messages.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { inSpanish } from '../support/two-languages.ts';

const [first, spanish] = (await loadSite(inSpanish.directory, inSpanish.origin)).localizedSites;
if (first === undefined || spanish === undefined) throw new Error('The example has two languages.');
const published = { services: { roof: { slug: 'old-roofs' } }, places: ['oldtown'] };
const site = { ...first.site, published, redirects: [{ from: '/old/doors.html', to: '/prices/' }] };
const lines: string[] = [];
const send = serveFromMemory(site, { others: [{ ...spanish.site, published }], log: (line) => lines.push(line) });

/** The log line of a request, without its time. */
async function lineOf(path: string, init?: RequestInit): Promise<Partial<LogLine>> {
  lines.length = 0;
  await send(path, init);
  const { time: _, ms: _ms, ...line } = JSON.parse(lines[0] ?? '{}');
  return line;
}

const given = "Jane Niamh José Nguyễn D'Arcy Anne-Marie Zoë MARGARET Łukasz 田中 Οδυσσέας".split(' ');
const family = ['Quimby', "O'Dowd", 'van der Bloop', 'Peñaloza', 'Smythe-Jones', 'ffolkes'];
const streets = ['Quimby Avenue', 'rue Grandpré', 'Calle Zaragoza', 'Blossom Ct', "O'Dowd Rd.", 'Third Ave Apt 7B'];
const numbers = ['1217', '4217-1209', 'No. 3175', '#8821', '7719½'];
const telephones = ['555', '0142', '555-0142', '607-555-0142', '(607) 555 0142', '+16075550142', '1.607.555.0142'];
const mailboxes = ['jane.quimby@example.com', 'JQ+roof@mail.example.org', '"jane q"@example.net', 'jane%40example.com'];
const separators = ['', ' ', '-', '.', '/', '+', ',', '\u00a0', '\u2013', '\u200b'];

/** More than 200 texts that people may type, no part of which may be logged. */
const inputs = [
  ...given.flatMap((one) => family.map((other) => `${one} ${other}`)),
  ...numbers.flatMap((number) => streets.map((street) => `${number} ${street}`)),
  ...['Ithaca', 'Dundas', '14850'].flatMap((place) => [`Quimby, ${place}`, `1217 Quimby Avenue, ${place}`]),
  ...given.map((name) => `${name}@example.com`),
  ...[...mailboxes, ...telephones, ...telephones.map((number) => `Jane ${number}`)],
  ...separators.flatMap((sign) => [`14850${sign}7719`, `L9H${sign}7X7`, `l9h${sign}7x7`, `M5V${sign}7X7, Quimby`]),
  ...[...'14850-7719'].map((_, index) => `Jane ${index}7719`),
  ...family.flatMap((name) => [`my name is ${name}`, `${name}.html`, `../${name}`, `{"name":"${name}"}`]),
];

/** Letters and digits of a text, whatever stands between and around them. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
/** Parts of the input that must not be in a log line: words and numbers, except known names and areas. */
const piecesOf = (input: string) =>
  [input, ...input.split(/[^\p{L}\p{M}\p{N}]+/u)]
    .map(bare)
    .filter((piece) => piece.length > 2 && !/^(?:ithaca|dundas|14850|l9h|m5v|example|name|html|roof)$/.test(piece));

/** Every way in which a text reaches the function. */
function* requestsWith(text: string, prefix: string): Iterable<readonly [path: string, init?: RequestInit]> {
  const typed = encodeURIComponent(text);
  const tool = (name: string, parameters: object) => handshakeRequest('tools/call', { name, arguments: parameters });
  const folders = ',services/,service-areas/,old/,x/,api/,api/coverage/,api/services/,api/total/'.split(',');
  for (const folder of folders)
    for (const end of ['', '/', '/x/', '.html']) yield [`${prefix}/${folder}${typed}${end}`];
  yield [`${prefix}/${encodeURI(text).replaceAll('%20', '+')}`];
  yield [`${prefix}/${typed}/../prices/?${typed}=${typed}`, { headers: { accept: 'text/markdown' } }];
  for (const field of ['city', 'postal', 'place']) yield [`${prefix}/api/coverage/?${field}=${typed}&id=${typed}`];
  yield [`${prefix}/api/services/?id=${typed}`];
  for (const at of ['/api', '/prices']) {
    yield [`${prefix}${at}/total/?job=${typed}&when=${typed}&place=${typed}`];
    yield [`${prefix}${at}/total/?job=outlet&place=${typed}&id=${typed}`];
  }
  yield [`${prefix}/check/?q=${typed}`];
  yield [`${prefix}/check/?q=Ithaca&id=${typed}`, { headers: { accept: 'text/markdown' } }];
  const name = text.replace(/[^\x20-\x7e]/g, '-');
  for (const header of ['user-agent', 'accept', 'referer', 'mcp-method', 'host'])
    yield [`${prefix}/nothing/`, { headers: { [header]: name } }];
  const method = bare(text).replace(/[^a-z]/g, '');
  yield [`${prefix}/prices/`, { method: `${method.toUpperCase()}X` }];
  yield [`${prefix}/prices/`, { method: 'POST', body: text }];
  const language = prefix.slice(1) || 'en';
  const toMcp = [
    tool('check_service_area', { city: text, language }),
    tool('check_service_area', { postal: text, language }),
    tool('get_services', { id: text, language }),
    tool('get_services', { language: text }),
    tool(text, {}),
    tool(bare(text), {}),
    handshakeRequest(text),
    handshakeRequest(bare(text)),
    handshakeRequest(`notifications/${bare(text)}`),
    handshakeRequest('initialize', {
      protocolVersion: text,
      capabilities: {},
      clientInfo: { name: text, version: text },
    }),
    statelessRequest('tools/call', { name: 'get_services', arguments: { id: text } }, { 'mcp-name': name }),
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: text },
  ];
  for (const message of toMcp) yield [`${prefix}/api/mcp`, message];
}

/** A text with the prefix of a language, of one after the other; with each if TEST_ALL is set. */
function inLanguages(text: string, index: number): (readonly [text: string, prefix: string])[] {
  return ['', '/es'].filter((_, at) => runsAll || at === index % 2).map((prefix) => [text, prefix]);
}

test('B13 no log line keeps any part of 200 names, addresses, numbers and codes, typed anywhere in any language', async () => {
  expect(new Set(inputs).size).toBeGreaterThanOrEqual(200);
  const kept: string[] = [];
  for (const [input, prefix] of sampleOf([...new Set(inputs)], 60).flatMap(inLanguages)) {
    const pieces = piecesOf(input);
    for (const [path, init] of requestsWith(input, prefix)) {
      const { postalArea = '14850', ...rest } = await lineOf(path, init);
      expect(postalArea).toMatch(/^\d{5}$/);
      const line = JSON.stringify(rest);
      if (pieces.some((piece) => bare(line).includes(piece))) kept.push(`${path} ${init?.body ?? ''}: ${line}`);
    }
  }
  expect(kept).toEqual([]);
});

test.each([
  ['/old/doors.html', { status: 308, path: '/old/doors.html' }],
  ['/services/old-roofs/', { status: 404, path: '/services/old-roofs/' }],
  ['/services/roof', { status: 404, path: '/services/roof' }],
  ['/service-areas/oldtown/', { status: 404, path: '/service-areas/oldtown/' }],
  ['/es/service-areas/oldtown/', { status: 404, path: '/es/service-areas/oldtown/' }],
  ['/services/jane/', { status: 404, path: '/services/*' }],
  ['/es/services/jane', { status: 404, path: '/es/services/*' }],
  ['/old/jane.html', { status: 404, path: '/old/*' }],
  ['/jane/', { status: 404, path: undefined }],
  ['/es/api/coverage/jane/', { status: 404, surface: 'api', path: undefined }],
  ['/es/check/?q=Ithaca', { surface: 'check', place: 'ithaca', answer: 'covered' }],
])('the log keeps only the known names of %s', async (path, kept) => {
  const line = await lineOf(path);
  expect({ path: undefined, ...line }).toMatchObject(kept);
});
