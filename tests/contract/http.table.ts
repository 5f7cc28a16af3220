import { expect } from 'vitest';
import { describePlace } from '../../src/business/service-areas.ts';
import { placePath, servicePath } from '../../src/business/site.ts';
import { formatDistance, formatWholeDistance } from '../../src/countries/distance-unit.ts';
import { findRegion } from '../../src/countries/regions.ts';
import { methodFailure } from '../../src/edge/answer.ts';
import { encodeSitePath } from '../../src/schemas/pages/site-path.ts';
import { escapePattern } from '../../src/words/escape-pattern.ts';
import { joinWords } from '../../src/words/wording.ts';
import type { TestBusiness } from '../businesses.ts';
import type { EngineRequest } from '../engines/engine.ts';
import { nowhere } from '../samples.ts';

/** What a response must look like; a header that is null must be absent. */
export interface Expectation {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Members a JSON body must have. */
  readonly json?: object;
  /** What the body must hold, or must be if it is a whole text. */
  readonly body?: RegExp | '';
}

export interface Row extends EngineRequest {
  readonly rules: string;
  readonly path: string;
  readonly expect: Expectation;
  /** What the asset layer of Workers does otherwise where it answers without the function (contract A13), and why. */
  readonly workers?: { readonly why: string; readonly expect: Expectation };
}

const long = 'x'.repeat(9000);
const noCall = 'served as a file, without a call of the function';
const allow = 'GET, HEAD, OPTIONS';
const problem = (code: string, status: number) => ({
  status,
  json: { code, status },
  headers: { 'content-type': 'application/json' },
});

/** The same words on every host, whoever answers there. */
const notAllowed = {
  status: 405,
  json: { code: methodFailure.code, status: 405, detail: methodFailure.detail },
  headers: { 'content-type': 'application/json', allow },
};

/** A pattern of texts that a body holds one after the other. */
const holds = (...texts: string[]) => new RegExp(texts.map((text) => escapePattern(text)).join('[\\s\\S]*'));

/** What the contract says of the answers over HTTP, asked with samples of a business. */
export function httpRows({ site, origin, samples }: TestBusiness): readonly Row[] {
  const { service, renamedService, place, alternate, misspelt, several, nearest } = samples;
  const { fsa, fsaPlaces, ruralFsa, mistypedFsa, unservedFsa, unservedName, newFsa, foreignFsa } = samples;
  const { codeFromAbroad, wrongLetter, writeCode, rest } = samples;
  const { country } = site;
  const code = writeCode(fsa);
  const typedCode = encodeURIComponent(code.toLowerCase());
  const repairedCode = writeCode(mistypedFsa.area);
  const hidesRest = new RegExp(`^(?!.*${rest})`);
  const away = formatWholeDistance(unservedName.aboutKmAway, country.distanceUnit);
  const { slug, name, municipality, distanceKm } = place;
  const suggestion = { slug, name, municipality, distanceKm };
  const { cacheSeconds } = site.policy;
  const hint = site.pages.check?.lead ?? site.pages.check?.description;
  return [
    // Redirects to the form with the slash.
    ...['/services', `/services/${service.slug}`, `/service-areas/${place.slug}`, '/prices', '/docs/api'].map(
      (path): Row => ({
        rules: 'A4',
        path: `${path}?x=1&y=2`,
        expect: { status: 308, headers: { location: `${path}/?x=1&y=2` }, body: '' },
        workers: { why: noCall, expect: { status: 307, headers: { location: `${path}/?x=1&y=2` } } },
      }),
    ),
    ...[
      '/api',
      '/api/health',
      `/api/services/${service.id}`,
      `/api/service-areas/${place.slug}`,
      `/api/coverage/${fsa}`,
    ].map(
      (path): Row => ({
        rules: 'A4',
        path: `${path}?x=1`,
        expect: { status: 308, headers: { location: `${path}/?x=1` }, body: '' },
        workers: { why: noCall, expect: { status: 307, headers: { location: `${path}/?x=1` } } },
      }),
    ),
    { rules: 'A4', path: '/api/services/nope', expect: { status: 308, headers: { location: '/api/services/nope/' } } },
    {
      rules: 'A4',
      path: `/api/coverage?city=${place.name}`,
      expect: { status: 308, headers: { location: `/api/coverage/?city=${place.name}` } },
    },
    {
      rules: 'A4 F5',
      path: `/check?q=${place.name}`,
      expect: { status: 308, headers: { location: `/check/?q=${place.name}` } },
      workers: { why: noCall, expect: { status: 307, headers: { location: `/check/?q=${place.name}` } } },
    },
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

    {
      rules: 'A4',
      path: '/services/index.html',
      expect: { status: 308, headers: { location: '/services/' } },
      workers: { why: noCall, expect: { status: 307, headers: { location: '/services/' } } },
    },

    // Addresses of an older site.
    ...site.redirects.flatMap(({ from, to }) =>
      ['', '?x=1&y=2'].map(
        (query): Row => ({
          rules: 'K1',
          path: `${encodeSitePath(from).replace('*', 'of/old.html')}${query}`,
          expect: { status: 308, headers: { location: `${encodeSitePath(to)}${query}` } },
        }),
      ),
    ),

    // Services by id, slug and old names.
    {
      rules: 'B3 A4',
      path: `/services/${renamedService.id}`,
      expect: { status: 308, headers: { location: `/services/${renamedService.id}/` } },
    },
    ...['', '?x=1'].map(
      (query): Row => ({
        rules: 'B3',
        path: `/services/${renamedService.id}/${query}`,
        expect: { status: 308, headers: { location: `${servicePath(renamedService)}${query}` } },
      }),
    ),
    {
      rules: 'B3',
      path: `/api/services/${renamedService.slug}/`,
      expect: { status: 200, json: { id: renamedService.id, slug: renamedService.slug } },
    },
    {
      rules: 'B3',
      path: `/api/services/${service.id.toUpperCase()}/`,
      expect: { status: 308, headers: { location: `/api/services/${service.id}/` } },
    },
    {
      rules: 'B3 B10',
      path: '/api/services/?id=',
      expect: { status: 200, json: { total: site.services.length, currency: site.business.currency, isQuote: false } },
    },
    {
      rules: 'B10',
      path: `/api/services/?id=&id=${service.id}&id=${renamedService.id}`,
      expect: { status: 200, json: { id: service.id } },
    },
    { rules: 'B10', path: '/api/services/?other=1', expect: { status: 200, json: { total: site.services.length } } },
    {
      rules: 'B4 C1 C2',
      path: '/api/services/?id=roof',
      expect: {
        status: 404,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        json: {
          type: `${origin}/docs/api/#service-not-found`,
          title: 'No such service',
          status: 404,
          code: 'service-not-found',
          knownIds: site.services.map(({ id }) => id),
        },
      },
    },
    ...[
      '/api/services/roof/',
      '/api/services/?id=__proto__',
      '/api/services/?id=constructor',
      '/api/services/__proto__/',
    ].map((path): Row => ({ rules: 'B4 A9', path, expect: problem('service-not-found', 404) })),

    // Places.
    {
      rules: 'B5',
      path: `/api/service-areas/${place.slug}/`,
      expect: { status: 200, json: { ...describePlace(site, place), url: `${origin}${placePath(place)}` } },
    },
    {
      rules: 'B5',
      path: `/api/service-areas/${encodeURIComponent(alternate.name)}/`,
      expect: { status: 308, headers: { location: `/api/service-areas/${alternate.slug}/` } },
    },
    { rules: 'B5 C2', path: '/api/service-areas/no-such-place/', expect: problem('service-area-not-found', 404) },
    { rules: 'B5 A9', path: '/api/service-areas/__proto__/', expect: problem('service-area-not-found', 404) },

    // Coverage.
    {
      rules: 'B6 B9',
      path: `/api/coverage/?postal=${typedCode}`,
      expect: { status: 200, json: { covered: true, confidence: 'likely', postalArea: fsa } },
    },
    ...(ruralFsa === undefined
      ? []
      : [
          {
            rules: 'B9',
            path: `/api/coverage/?postal=${ruralFsa}`,
            expect: {
              status: 200,
              json: { covered: true, postalArea: ruralFsa, message: expect.stringContaining('villages') },
            },
          },
        ]),
    {
      rules: 'B7',
      path: `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${place.municipality}`)}`,
      expect: { status: 200, json: { covered: true, areas: [{ slug: place.slug }] } },
    },
    {
      rules: 'B7 B15',
      path: `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${nowhere}`)}`,
      expect: { status: 200, json: { covered: null, confidence: null, areas: [], suggestions: [suggestion] } },
    },
    {
      rules: 'B7 B15',
      path: `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${unservedName.name}`)}`,
      expect: { status: 200, json: { covered: false, confidence: 'confirmed', areas: [], suggestions: [] } },
    },
    {
      rules: 'B15',
      path: `/api/coverage/?city=${encodeURIComponent(`downtown ${place.name}, ${place.municipality}`)}`,
      expect: { status: 200, json: { covered: true, areas: [{ slug: place.slug }] } },
    },
    {
      rules: 'B15',
      path: `/api/coverage/?city=${encodeURIComponent(`12 Main St, ${place.name}`)}`,
      expect: { status: 200, json: { covered: null, matchedOn: 'city', nearest: null, suggestions: [suggestion] } },
    },
    {
      rules: 'B15 B13',
      path: `/api/coverage/?city=${encodeURIComponent(`12 Main St ${code}`)}`,
      expect: {
        status: 200,
        json: { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea: fsa },
        body: hidesRest,
      },
    },
    {
      rules: 'B17',
      path: `/api/coverage/?postal=${encodeURIComponent(code.slice(0, -1))}`,
      expect: { status: 200, json: { covered: true, matchedOn: 'postal', postalArea: fsa } },
    },
    {
      rules: 'B17 C1',
      path: `/api/coverage/?postal=${encodeURIComponent(codeFromAbroad.code)}`,
      expect: { status: 400, json: { code: 'postal-code-invalid', detail: codeFromAbroad.message } },
    },
    ...(wrongLetter === undefined
      ? []
      : [
          {
            rules: 'B17 C1',
            path: `/api/coverage/?postal=${encodeURIComponent(wrongLetter)}`,
            expect: { status: 400, json: { code: 'postal-code-invalid', detail: country.postalCode.wrongLetter } },
          },
        ]),
    {
      rules: 'B18',
      path: `/api/coverage/?city=${encodeURIComponent(unservedName.name)}`,
      expect: {
        status: 200,
        json: {
          covered: false,
          confidence: 'confirmed',
          nearest: {
            slug: unservedName.nearest.slug,
            distanceKm: unservedName.nearest.distanceKm,
            aboutKmAway: unservedName.aboutKmAway,
          },
          message: expect.stringContaining(`${unservedName.nearest.name}, about ${away} away`),
        },
      },
    },
    {
      rules: 'B18 B10',
      path: `/api/coverage/?city=${nowhere}&postal=${fsa}`,
      expect: {
        status: 200,
        json: {
          covered: true,
          matchedOn: 'postal',
          message: expect.stringMatching(
            new RegExp(`^“${nowhere}” is not on our list of places.* Likely yes: ${fsa} is in `),
          ),
        },
      },
    },
    {
      rules: 'B6 B7',
      path: `/api/coverage/?city=${nowhere}`,
      expect: { status: 200, json: { covered: false, confidence: 'confirmed', areas: [], nearest: null } },
    },
    {
      rules: 'B8',
      path: `/api/coverage/?city=${misspelt.text}`,
      expect: {
        status: 200,
        json: {
          covered: null,
          areas: [],
          suggestions: [
            {
              slug: misspelt.place.slug,
              name: misspelt.place.name,
              municipality: misspelt.place.municipality,
              distanceKm: misspelt.place.distanceKm,
            },
          ],
        },
      },
    },
    {
      rules: 'B8',
      path: `/api/coverage/?city=${encodeURIComponent(several.name)}`,
      expect: {
        status: 200,
        json: { covered: null, areas: [], suggestions: several.slugs.map((slug) => ({ slug })) },
      },
    },
    {
      rules: 'B9',
      path: `/api/coverage/?postal=${encodeURIComponent(writeCode(unservedFsa))}`,
      expect: {
        status: 200,
        json: {
          covered: false,
          confidence: 'likely',
          postalArea: unservedFsa,
          nearest: { slug: nearest.slug, name: nearest.name, distanceKm: nearest.distanceKm },
          message: expect.stringContaining('is outside our area'),
        },
        body: hidesRest,
      },
    },
    {
      rules: 'B9',
      path: `/api/coverage/?postal=${newFsa}`,
      expect: {
        status: 200,
        json: { covered: false, nearest: null, message: expect.stringContaining(country.postalCode.unknownArea) },
      },
    },
    ...(foreignFsa === undefined
      ? []
      : [
          {
            rules: 'B9',
            path: `/api/coverage/?postal=${foreignFsa}`,
            expect: {
              status: 200,
              json: {
                covered: false,
                confidence: 'likely',
                nearest: null,
                message: expect.stringContaining(
                  `not in ${findRegion(country, site.business.address.addressRegion)?.name}`,
                ),
              },
            },
          },
        ]),
    {
      rules: 'B9 C2',
      path: '/api/coverage/?postal=XYZ',
      expect: { ...problem('postal-code-invalid', 400), body: /^(?!.*XYZ)/ },
    },
    {
      rules: 'B9 B13',
      path: `/api/coverage/?postal=${encodeURIComponent(code.replace(/0(?!.*0)/, 'O'))}`,
      expect: { status: 400, json: { code: 'postal-code-invalid', didYouMean: code } },
    },
    { rules: 'B10 C2', path: '/api/coverage/', expect: problem('coverage-needs-input', 400) },
    { rules: 'B10', path: '/api/coverage/?city=&postal=%20', expect: problem('coverage-needs-input', 400) },
    {
      rules: 'B10',
      path: `/api/coverage/?city=${place.name}&postal=nonsense`,
      expect: problem('postal-code-invalid', 400),
    },
    {
      rules: 'B10',
      path: `/api/coverage/?city=${place.name}&postal=${foreignFsa ?? newFsa}`,
      expect: { status: 200, json: { covered: true, matchedOn: 'city', areas: [{ slug: place.slug }] } },
    },
    {
      rules: 'B10',
      path: `/api/coverage/?city=${nowhere}&postal=${fsa}`,
      expect: { status: 200, json: { covered: true, matchedOn: 'postal' } },
    },
    ...(fsa.toLowerCase() === fsa
      ? []
      : [
          {
            rules: 'B11',
            path: `/api/coverage/${fsa.toLowerCase()}/`,
            expect: { status: 308, headers: { location: `/api/coverage/${fsa}/` } },
          },
        ]),
    {
      rules: 'B11 B13',
      path: `/api/coverage/${fsa}${rest}/`,
      expect: { status: 308, headers: { location: `/api/coverage/${fsa}/` } },
    },
    {
      rules: 'B11',
      path: `/api/coverage/${encodeURIComponent(alternate.name)}/`,
      expect: { status: 308, headers: { location: `/api/coverage/${alternate.slug}/` } },
    },
    {
      rules: 'B11 B13',
      path: `/api/coverage/${unservedFsa}${rest}/`,
      expect: { ...problem('service-area-not-found', 404), body: hidesRest },
    },

    // Unknown addresses.
    ...['/api/nope', '/api/nope/', `/api/services/${service.id}/more/`, '/api/%00/', '/api/..%2f/'].map(
      (path): Row => ({ rules: 'A2 A8 C2', path, expect: problem('not-found', 404) }),
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
      (name): Row => ({ rules: 'A8', path: `/.well-known/${name}`, expect: problem('not-found', 404) }),
    ),

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
    { rules: 'A9 C2', path: `/api/coverage/?city=${long}`, expect: problem('uri-too-long', 414) },
    { rules: 'A9 C2', path: `/services/?${long}`, expect: problem('uri-too-long', 414) },
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

    // The coverage page without JavaScript.
    {
      rules: 'F5',
      path: `/check/?q=${place.name}`,
      expect: {
        status: 200,
        body: holds(
          `Yes, we come to ${place.name} (${place.municipality}), ${formatDistance(place.distanceKm, country.distanceUnit)}`,
          placePath(place),
        ),
      },
    },
    {
      rules: 'F5',
      path: `/check/?q=${typedCode}`,
      expect: { status: 200, body: holds(`Likely yes: ${fsa} is in ${joinWords(fsaPlaces)}, which we serve`) },
    },
    {
      rules: 'F5 B8',
      path: `/check/?q=${misspelt.text}`,
      expect: {
        status: 200,
        body: holds(`Did you mean ${misspelt.place.name}?`, `href="/check/?q=${misspelt.place.slug}"`),
      },
    },
    {
      rules: 'F5',
      path: `/check/?q=${nowhere}`,
      expect: { status: 200, body: holds(`“${nowhere}” is not among the ${site.places.length} places`) },
    },
    {
      rules: 'F5',
      path: `/check/?q=${encodeURIComponent(writeCode(mistypedFsa.typed))}`,
      expect: { status: 200, body: holds(`href="/check/?q=${encodeURIComponent(repairedCode)}">${repairedCode}?`) },
    },
    {
      rules: 'F5 A9',
      path: '/check/?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27%26',
      expect: { status: 200, body: /^(?![\s\S]*<script>alert)[\s\S]*&lt;script&gt;alert/ },
    },
    { rules: 'F5 A9', path: '/check/?q=$%26$1$`', expect: { status: 200, body: /\$&amp;\$1\$`/ } },
    ...['/check/?q=', '/check/'].map(
      (path): Row => ({
        rules: 'F5',
        path,
        expect: { status: 200, body: holds('id="answer"', `<p class="lead">${hint}`) },
      }),
    ),

    // Nonsense.
    ...['/%', '/%E0%A4%A', '/%ff/', '/api/coverage/%E0%A4%A/'].map(
      (path): Row => ({
        rules: 'A9',
        path,
        expect: { status: 404 },
      }),
    ),
    { rules: 'A9', path: '/api/coverage/?city=%00%ff%E0%A4', expect: { status: 200, json: { covered: false } } },
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
