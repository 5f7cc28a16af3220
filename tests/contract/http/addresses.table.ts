import { encodeSitePath } from '../../../src/schemas/pages/site-path.ts';
import type { TestBusiness } from '../../businesses.ts';
import { moved, noCall, type Row, refused } from './row.ts';

/** Answers to addresses: spellings that lead elsewhere, former ones, unknown ones. */
export function addressRows({ site, samples }: TestBusiness): readonly Row[] {
  const { service, place, postalArea } = samples;
  return [
    // Redirects to the form with the slash.
    ...['/services', `/services/${service.slug}`, `/service-areas/${place.slug}`, '/prices', '/docs/api'].map(
      (path): Row => moved('A4', `${path}?x=1&y=2`, `${path}/?x=1&y=2`, true),
    ),
    ...[
      '/api',
      '/api/health',
      `/api/services/${service.id}`,
      `/api/service-areas/${place.slug}`,
      `/api/coverage/${postalArea}`,
    ].map((path): Row => moved('A4', `${path}?x=1`, `${path}/?x=1`, true)),
    moved('A4', '/api/services/nope', '/api/services/nope/'),
    moved('A4', `/api/coverage?city=${place.name}`, `/api/coverage/?city=${place.name}`),
    moved('A4 F5', `/check?q=${place.name}`, `/check/?q=${place.name}`, true),
    ...[
      '//evil.example/',
      '/\\evil.example/',
      '//evil.example',
      '/%2fevil.example',
      '/%5cevil.example/',
      '/services%2f..%2f..%2fevil.example',
    ].map(
      (path): Row => ({
        rules: 'A4 A9',
        path,
        expect: { status: 404, headers: { location: null } },
      }),
    ),

    moved('A4', '/services/index.html', '/services/', true),

    // Addresses of an older site.
    ...site.redirects.flatMap(({ from, to }) =>
      ['', '?x=1&y=2'].map(
        (query): Row =>
          moved('K1', `${encodeSitePath(from).replace('*', 'of/old.html')}${query}`, `${encodeSitePath(to)}${query}`),
      ),
    ),

    // Unknown addresses.
    ...['/api/nope', '/api/nope/', `/api/services/${service.id}/more/`, '/api/%00/', '/api/..%2f/'].map(
      (path): Row => refused('A2 A8 C2', path, 'not-found', 404),
    ),
    ...[
      '/nope',
      '/nope/',
      '/services/nope/',
      '/index.php',
      '/.env',
      '/404/',
      '/register',
      '/authorize',
      '/token',
      '/service-areas/__proto__/',
    ].map(
      (path): Row => ({
        rules: 'A8',
        path,
        expect: {
          status: 404,
          headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
          body: /<h1>/,
        },
      }),
    ),
    ...['openid-configuration', 'oauth-protected-resource/api/mcp', 'oauth-authorization-server/api/mcp'].map(
      (name): Row => refused('A8', `/.well-known/${name}`, 'not-found', 404),
    ),

    // Other spellings of addresses; the asset layer of Workers knows one and redirects the others to it.
    {
      rules: 'A8 A13',
      path: '/404.html',
      expect: { status: 404 },
      workers: { why: noCall, expect: { status: 307, headers: { location: '/404/' } } },
    },
    ...['/rob%6fts.txt', '/robots%2etxt', '/%72obots.txt'].map(
      (path): Row => ({
        rules: 'A9 A13',
        path,
        expect: { status: 200, body: /User-agent/i },
        workers: { why: noCall, expect: { status: 307, headers: { location: '/robots.txt' } } },
      }),
    ),
    ...[
      ['/api%2fhealth/', '/api/health/'],
      ['/services%2F', '/services/'],
    ].map(
      ([path = '', location = '']): Row => ({
        rules: 'A4 A9 A13',
        path,
        expect: { status: 404, headers: { location: null } },
        workers: { why: noCall, expect: { status: 307, headers: { location } } },
      }),
    ),
    ...['/api/services%2fx', '/api/services/x%2fy', '/api/services/x%2Fy/', '/api/coverage/a%2Fb/'].map(
      (path): Row => ({ rules: 'A4 A9', path, expect: { status: 404, headers: { location: null } } }),
    ),
  ];
}
