import { methodFailure } from '../../../src/function/router.ts';
import type { TestBusiness } from '../../businesses.ts';
import { nowhere } from '../../samples.ts';
import { answered, noCall, problem, type Row, refused } from './row.ts';

const allow = 'GET, HEAD, OPTIONS';
const long = 'x'.repeat(9000);
/** The same words on every host, whoever answers there. */
const notAllowed = {
  status: 405,
  json: { code: methodFailure.code, status: 405, detail: methodFailure.detail },
  headers: { 'content-type': 'application/json', allow },
};

/** Answers that depend on how is asked: methods, sizes, caches, nonsense. */
export function requestRows({ site, samples }: TestBusiness): readonly Row[] {
  const { service, place } = samples;
  const { cacheSeconds } = site.policy;
  return [
    // Methods.
    ...['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method): Row[] => [
      {
        rules: 'A1 A5',
        path: '/api/coverage/',
        method,
        expect: notAllowed,
      },
      {
        rules: 'A1 A5',
        path: '/api/health/',
        method,
        expect: notAllowed,
        workers: { why: noCall, expect: { status: 405, headers: { allow: null }, body: '' } },
      },
      { rules: 'A1 A5', path: '/', method, expect: notAllowed },
    ]),
    ...['/api/services/', '/api/coverage/?city=x', '/', '/check/'].map(
      (path): Row => ({
        rules: 'A3 A5',
        path,
        method: 'OPTIONS',
        expect: {
          status: 204,
          headers: {
            allow,
            'access-control-allow-methods': allow,
            'access-control-allow-headers': /\*/,
            'access-control-max-age': /^\d+$/,
          },
          body: '',
        },
      }),
    ),
    {
      rules: 'A3 A5',
      path: '/api/health/',
      method: 'OPTIONS',
      expect: { status: 204, headers: { allow } },
      workers: { why: noCall, expect: { status: 405 } },
    },
    ...[
      '/',
      `/api/services/?id=${service.id}`,
      `/api/coverage/?city=${nowhere}`,
      '/api/nope',
      `/check/?q=${place.name}`,
    ].map(
      (path): Row => ({
        rules: 'A5',
        path,
        method: 'HEAD',
        expect: { status: path === '/api/nope' ? 404 : 200, body: '' },
      }),
    ),

    // Sizes.
    refused('A9 C2', `/api/coverage/?city=${long}`, 'uri-too-long', 414),
    refused('A9 C2', `/services/?${long}`, 'uri-too-long', 414),
    ...[`/robots.txt?${long}${long}`, `/api/health/?${long}${long}`].map(
      (path): Row => ({
        rules: 'A9 C2 A13',
        path,
        expect: problem('uri-too-long', 414),
        workers: { why: noCall, expect: { status: 200 } },
      }),
    ),
    ...[`/api/coverage/?city=${nowhere}`, '/'].map(
      (path): Row => ({
        rules: 'A9 C2',
        path,
        headers: { 'x-long': `${long}${long}` },
        expect: problem('headers-too-large', 431),
      }),
    ),
    ...['/robots.txt', '/api/health/'].map(
      (path): Row => ({
        rules: 'A9 C2 A13',
        path,
        headers: { 'x-long': `${long}${long}` },
        expect: problem('headers-too-large', 431),
        workers: { why: noCall, expect: { status: 200 } },
      }),
    ),

    // Caching.
    {
      rules: 'A6',
      path: '/',
      expect: {
        status: 200,
        headers: { 'cache-control': `public, max-age=${cacheSeconds.pages}`, etag: /^"[^"]+"$/, vary: /Accept/ },
      },
    },
    {
      rules: 'A6',
      path: '/api/health/',
      expect: {
        status: 200,
        headers: { 'cache-control': `public, max-age=${cacheSeconds.api}`, etag: /^"[^"]+"$/ },
      },
    },
    {
      rules: 'A6',
      path: `/api/coverage/?city=${nowhere}`,
      expect: { status: 200, headers: { 'cache-control': /^public, /, etag: /^"[^"]+"$/ } },
    },
    {
      rules: 'F5 A6',
      path: `/check/?q=${place.name}`,
      expect: { status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', etag: null } },
    },

    // Nonsense.
    ...['/%', '/%E0%A4%A', '/%ff/', '/api/coverage/%E0%A4%A/'].map(
      (path): Row => ({
        rules: 'A9',
        path,
        expect: { status: 404 },
      }),
    ),
    answered('A9', '/api/coverage/?city=%00%ff%E0%A4', { covered: false }),
    {
      rules: 'A9 C1',
      path: `/api/coverage/?city=${'y'.repeat(5000)}`,
      expect: { status: 200, json: { covered: false }, body: /“y{100}…”/ },
    },
    {
      rules: 'A7',
      path: '/api/business/',
      headers: { authorization: 'Bearer x', cookie: 'a=b' },
      expect: { status: 200, headers: { 'www-authenticate': null, 'set-cookie': null } },
    },
  ];
}
