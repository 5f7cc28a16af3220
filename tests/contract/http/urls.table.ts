import { encodeSitePath } from '../../../src/schemas/pages/site-path.ts';
import type { TestBusiness } from '../../support/businesses.ts';
import { moved, noCall, type Row, refused } from './row.ts';

/** The row of an unknown address, which does not redirect; the asset layer of Workers may redirect it. */
const nothing = (rules: string, path: string, location?: string): Row => ({
  rules,
  path,
  expect: { status: 404, headers: { location: null } },
  ...(location && { workers: { why: noCall, expect: { status: 307, headers: { location } } } }),
});

const missingPage = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  body: /<h1>/,
};

/** Answers to addresses: other spellings, former ones, unknown ones. */
export function urlRows({ site, samples }: TestBusiness): readonly Row[] {
  const { service, place, postalArea } = samples;
  const pages = ['/services', `/services/${service.slug}`, `/service-areas/${place.slug}`, '/prices', '/docs/api'];
  const records = [`/api/services/${service.id}`, `/api/service-areas/${place.slug}`, `/api/coverage/${postalArea}`];
  return [
    // Redirects to the form with the slash.
    ...[...pages, '/api', '/api/health', ...records].map((path) =>
      moved('A4', `${path}?x=1&y=2`, `${path}/?x=1&y=2`, true),
    ),
    moved('A4', '/api/services/nope', '/api/services/nope/'),
    moved('A4', `/api/coverage?city=${place.name}`, `/api/coverage/?city=${place.name}`),
    moved('A4 F5', `/check?q=${place.name}`, `/check/?q=${place.name}`, true),
    moved('A4', '/services/index.html', '/services/', true),
    ...[`/SERVICES/${service.slug.toUpperCase()}/`, `/Services/${service.slug}`].map((path) =>
      moved('A4 K1', `${path}?x=1`, `/services/${service.slug}/?x=1`),
    ),
    moved('A4', '/API/Health/', '/api/health/'),
    moved('A4', '/Robots.TXT', '/robots.txt'),
    moved('B25', `/api/total/${service.id}/afterHours/`, `/api/total/${service.id}/after-hours/`),
    ...['//evil.example/', '/\\evil.example/', '/%2fevil.example', '/services%2f..%2f..%2fevil.example'].map((path) =>
      nothing('A4 A9', path),
    ),

    // Addresses of an older site.
    ...site.redirects.flatMap(({ from, to }) =>
      ['', '?x=1&y=2'].map((query) =>
        moved('K1', `${encodeSitePath(from).replace('*', 'of/old.html')}${query}`, `${encodeSitePath(to)}${query}`),
      ),
    ),

    // Unknown addresses.
    ...['/api/nope', '/api/nope/', `/api/services/${service.id}/more/`, '/api/%00/', '/api/..%2f/'].map((path) =>
      refused('A2 A8 C2', path, 'not-found', 404),
    ),
    ...['/nope', '/nope/', '/services/nope/', '/index.php', '/.env', '/404/', '/service-areas/__proto__/'].map(
      (path): Row => ({ rules: 'A8', path, expect: missingPage }),
    ),

    // Other spellings of addresses; the asset layer of Workers knows one and redirects the others to it.
    nothing('A8 A13', '/404.html', '/404/'),
    ...['/rob%6fts.txt', '/%72obots.txt'].map(
      (path): Row => ({
        rules: 'A9 A13',
        path,
        expect: { status: 200, body: /User-agent/i },
        workers: { why: noCall, expect: { status: 307, headers: { location: '/robots.txt' } } },
      }),
    ),
    nothing('A4 A9 A13', '/api%2fhealth/', '/api/health/'),
    nothing('A4 A9 A13', '/services%2F', '/services/'),
    ...['/api/services%2fx', '/api/services/x%2Fy/', '/api/coverage/a%2Fb/'].map((path) => nothing('A4 A9', path)),
  ];
}
