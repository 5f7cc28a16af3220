import { toApiProblem } from '../../../src/function/request.ts';
import type { TestBusiness } from '../../support/businesses.ts';
import { nowhere } from '../../support/samples.ts';
import { answered, type Expectation, noCall, problem, type Row, refused } from './row.ts';

const allow = 'GET, HEAD, OPTIONS';
const long = 'x'.repeat(9000);
/** Rows that are the same on every host. */
const notAllowed = {
  status: 405,
  json: { status: 405, ...toApiProblem('readOnly', { locale: 'en', prefix: '' }) },
  headers: { 'content-type': 'application/json', allow },
};
const preflight = {
  'access-control-allow-methods': allow,
  'access-control-allow-headers': /\*/,
  'access-control-max-age': /^\d+$/,
};

/** Answers that depend on the form of the request: methods, sizes, caches, nonsense. */
export function requestRows({ site, samples }: TestBusiness): readonly Row[] {
  const { service, place } = samples;
  const { cacheSeconds } = site.policy;
  const headed = (rules: string, path: string, headers: NonNullable<Expectation['headers']>): Row => ({
    ...{ rules, path, expect: { status: 200, headers } },
  });
  const asFile = (rules: string, row: Omit<Row, 'rules'>, expect: Expectation): Row => ({
    ...{ rules, ...row, workers: { why: noCall, expect } },
  });
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
  return [
    // Methods.
    ...methods.map((method): Row => ({ rules: 'A1 A5', path: '/api/coverage/', method, expect: notAllowed })),
    ...methods.map((method): Row => ({ rules: 'A1 A5', path: '/', method, expect: notAllowed })),
    ...methods.map((method) => {
      const workers = { status: 405, headers: { allow: null }, body: '' } as const;
      return asFile('A1 A5', { path: '/api/health/', method, expect: notAllowed }, workers);
    }),
    ...['/api/services/', '/api/coverage/?city=x', '/', '/check/'].map((path): Row => {
      const expect = { status: 204, headers: { allow, ...preflight }, body: '' } as const;
      return { rules: 'A3 A5', path, method: 'OPTIONS', expect };
    }),
    asFile(
      'A3 A5',
      { path: '/api/health/', method: 'OPTIONS', expect: { status: 204, headers: { allow } } },
      { status: 405 },
    ),
    ...['/', `/api/services/?id=${service.id}`, `/api/coverage/?city=${nowhere}`, `/check/?q=${place.name}`].map(
      (path): Row => ({ rules: 'A5', path, method: 'HEAD', expect: { status: 200, body: '' } }),
    ),
    { rules: 'A5', path: '/api/nope', method: 'HEAD', expect: { status: 404, body: '' } },

    // Sizes.
    refused('A9 C2', `/api/coverage/?city=${long}`, 'uri-too-long', 414),
    refused('A9 C2', `/services/?${long}`, 'uri-too-long', 414),
    ...['/robots.txt', '/api/health/'].flatMap((path) => [
      asFile('A9 C2 A13', { path: `${path}?${long}${long}`, expect: problem('uri-too-long', 414) }, { status: 200 }),
      asFile(
        'A9 C2 A13',
        { path, headers: { 'x-long': `${long}${long}` }, expect: problem('headers-too-large', 431) },
        { status: 200 },
      ),
    ]),
    ...[`/api/coverage/?city=${nowhere}`, '/'].map((path): Row => {
      const headers = { 'x-long': `${long}${long}` };
      return { rules: 'C2 A9', path, headers, expect: problem('headers-too-large', 431) };
    }),

    // Caching.
    headed('A6', '/', { 'cache-control': `public, max-age=${cacheSeconds.pages}`, etag: /^"[^"]+"$/, vary: /Accept/ }),
    headed('A6', '/api/health/', { 'cache-control': `public, max-age=${cacheSeconds.api}`, etag: /^"[^"]+"$/ }),
    headed('A6', `/api/coverage/?city=${nowhere}`, { 'cache-control': /^public, /, etag: /^"[^"]+"$/ }),
    headed('F5 A6', `/check/?q=${place.name}`, {
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', etag: null },
    }),

    // Nonsense.
    ...['/%', '/%E0%A4%A', '/%ff/', '/api/coverage/%E0%A4%A/'].map(
      (path): Row => ({ rules: 'A9', path, expect: { status: 404 } }),
    ),
    answered('A9', '/api/coverage/?city=%00%ff%E0%A4', { matchedOn: 'city', areas: [], nearest: null }),
    {
      rules: 'A9 C1',
      path: `/api/coverage/?city=${'y'.repeat(5000)}`,
      expect: { status: 200, json: {}, body: /“y{100}…”/ },
    },
    {
      rules: 'A7',
      path: '/api/business/',
      headers: { authorization: 'Bearer x', cookie: 'a=b' },
      expect: { status: 200, headers: { 'www-authenticate': null, 'set-cookie': null } },
    },
  ];
}
