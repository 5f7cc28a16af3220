import '../support/counted-work.ts';
import { describe, expect, test } from 'vitest';
import { loadBuild } from '../../functions/node/static-files.ts';
import { handleRequest } from '../../src/function/handle-request.ts';
import { businesses, reference } from '../support/businesses.ts';
import { countWork } from '../support/counted-work.ts';
import { runsAll } from '../support/sample-of.ts';

/** Maximum number of code blocks entered, and of characters read, for each byte of a request. */
const MAX_PER_BYTE = 20;
/** The same for every request, however short. */
const MAX_FIXED = 20_000;
/** Longer texts are only searched with patterns that read any text once. */
const MAX_SEARCH_LENGTH = 1000;
const linearPatterns: readonly RegExp[] = [
  // Only tried at the start or after a comma, and no two of their repetitions match the same character.
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/,
  /^(\/[\w/-]*)(\?[\w=&%+.-]+)?$/,
  /^\/{2,}/,
  /^\/[^/]+\//,
  /^\s*application\/json\s*(?:;|$)/,
  /^\/api\/services\/([^/]+)\/$/,
  /^\/api\/service-areas\/([^/]+)\/$/,
  /^\/api\/coverage\/([^/]+)\/$/,
  /^\/api\/total\/([^/]+\/[^/]+)\/$/,
];

/** Texts that are expensive to fold, compare, split or match, repeated as often as they fit. */
function kinds(samples: { readonly misspelt: { readonly text: string } }): Record<string, string> {
  return {
    'combining marks of three classes': '\u0345\u0315\u0300',
    'a ligature of eighteen letters': '\ufdfa',
    'full-width letters': '\uff2c\uff18\uff30',
    emoji: '👩‍👩‍👧',
    commas: 'a,',
    'near misses': `${samples.misspelt.text} `,
    'near misses behind commas': `${samples.misspelt.text},`,
    'spaces and a letter': `${' '.repeat(50)}x`,
    'no-break spaces': '\u00a0\u200b',
    'postal codes': 'L8P 4S8 ',
    'postal codes with many separators': `L${'-'.repeat(40)}8${'/'.repeat(40)}P`,
    'place names': 'st. ',
    'endings of names': ' ontario canada',
    'percent signs': '%',
    quotes: '"\\',
    dots: '../',
    separators: '-_./·',
  };
}

const fill = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));
const encoded = (text: string, bytes: number) => fill(encodeURIComponent(text.toWellFormed()), bytes);
const nest = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const rpc = (params: object, method = 'tools/call') => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, parameters: object) => rpc({ name, arguments: parameters });

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Expects that answers take at most this much work for each byte of a request. */
async function expectLittleWork(ask: Ask, questions: readonly [path: string, init?: RequestInit][]): Promise<void> {
  const bytesOf = (path: string, { headers, body }: RequestInit = {}) =>
    path.length + Buffer.byteLength(JSON.stringify(headers ?? {})) + Buffer.byteLength(String(body ?? ''));
  const bytes = questions.reduce((sum, [path, init]) => sum + bytesOf(path, init), 0);
  const { blocks, characters, searches } = await countWork(async () => {
    for (const [path, init] of questions) {
      const response = await ask(path, init);
      if (response.status >= 500) throw new Error(`${path.slice(0, 80)} is ${response.status}.`);
      await response.body?.cancel();
    }
  });
  expect(blocks + characters).toBeLessThan(MAX_PER_BYTE * bytes + MAX_FIXED * questions.length);
  const long = [...searches].filter(([, length]) => length > MAX_SEARCH_LENGTH).map(([source]) => source);
  expect(long.filter((source) => linearPatterns.every((pattern) => pattern.source !== source))).toEqual([]);
}

describe.each(runsAll ? businesses : [reference])('the $name', ({ folders, origin, samples }) => {
  const { data, findFile } = loadBuild(folders);
  // With a log, so that what goes into its lines counts too.
  const log = () => {};
  const ask: Ask = (path, init) => handleRequest(new Request(`${origin}${path}`, init), { data, findFile, log });
  const post = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost' },
    body,
  });

  test.each(Object.entries(kinds(samples)))(
    'A9 no question about a place takes much work with %s',
    async (_kind, text) => {
      const inQuery = encoded(text, 8000);
      const inKey = encoded(text.replaceAll('/', ''), 8000);
      const inBody = fill(text, 60_000);
      const inHeader = { headers: { accept: fill(text.replace(/[^\x20-\x7e]/g, '') || 'x', 15_000) } };
      const questions: Record<string, [path: string, init?: RequestInit]> = {
        city: [`/api/coverage/?city=${inQuery}`],
        postal: [`/api/coverage/?postal=${inQuery}`],
        'unknown parameter': [`/api/services/?${inQuery}`],
        key: [`/api/coverage/${inKey}/`],
        form: [`/check/?q=${inQuery}`],
        'form in Markdown': [`/check/?q=${inQuery}`, { headers: { accept: 'text/markdown' } }],
        path: [`/${inQuery}`],
        'path in Markdown': [`/${inQuery}/`, { headers: { accept: 'text/markdown' } }],
        accept: ['/prices/', inHeader],
        ...Object.fromEntries(
          ['check_service_area', 'get_services', 'get_pricing'].flatMap((tool) =>
            ['city', 'postal', 'id'].map((name) => [
              `${tool} ${name}`,
              ['/api/mcp', post(call(tool, { [name]: inBody }))],
            ]),
          ),
        ),
        method: ['/api/mcp', post(rpc({}, inBody.slice(0, 20_000)))],
        version: ['/api/mcp', post(rpc({ protocolVersion: inBody.slice(0, 20_000) }, 'initialize'))],
        body: ['/api/mcp', post(fill(text, 65_000))],
      };
      await expectLittleWork(ask, Object.values(questions));
    },
  );

  test.each([
    ['arrays', nest('[', ']', 32_000)],
    ['objects', nest('{"a":', '}', 10_000)],
    ['arguments', `${call('check_service_area', {}).replace('{}', nest('{"a":', '}', 9000))}`],
    ['ids', rpc({}, 'tools/list').replace(':1', `:${nest('[', ']', 30_000)}`)],
    ['numbers', rpc({}, 'tools/list').replace(':1', `:${'9'.repeat(60_000)}`)],
    ['members', `{${Array.from({ length: 6000 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['batches', `[${'{},'.repeat(20_000)}{}]`],
  ])('A9 no MCP message takes much work with deep or wide %s', async (_kind, body) => {
    await expectLittleWork(ask, [['/api/mcp', post(body.slice(0, 65_536))]]);
  });

  test.each([
    ['accept', 'a/b;q=0.1,'],
    ['accept', 'text/markdown;q=0.5;x=y,'],
    ['if-none-match', '"x",'],
    ['user-agent', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-'],
    ['content-type', 'application/json '],
    ['mcp-protocol-version', '2025-11-25,'],
    ['host', 'localhost'],
  ])('A9 no header takes much work: %s of %s', async (name, text) => {
    const value = fill(text, 16_000);
    const headers = { [name]: value };
    const message = post(rpc({}, 'tools/list'));
    await expectLittleWork(ask, [
      ...['/', '/prices/', '/api/health/', '/check/?q=x', '/nope'].map((path): [string, RequestInit] => [
        path,
        { headers },
      ]),
      ['/api/mcp', { ...message, headers: { ...message.headers, ...headers } }],
    ]);
  });
});
