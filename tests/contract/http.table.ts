import type { EngineRequest } from '../engines/engine.ts';

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

export const rows: readonly Row[] = [
  // Redirects to the form with the slash.
  ...['/services', '/services/spring', '/service-areas/dundas', '/prices', '/docs/api'].map(
    (path): Row => ({
      rules: 'A4',
      path: `${path}?x=1&y=2`,
      expect: { status: 308, headers: { location: `${path}/?x=1&y=2` }, body: '' },
      workers: { why: noCall, expect: { status: 307, headers: { location: `${path}/?x=1&y=2` } } },
    }),
  ),
  ...['/api', '/api/health', '/api/services/spring', '/api/service-areas/dundas', '/api/coverage/L8P'].map(
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
    path: '/api/coverage?city=Dundas',
    expect: { status: 308, headers: { location: '/api/coverage/?city=Dundas' } },
  },
  {
    rules: 'A4 F5',
    path: '/check?q=Dundas',
    expect: { status: 308, headers: { location: '/check/?q=Dundas' } },
    workers: { why: noCall, expect: { status: 307, headers: { location: '/check/?q=Dundas' } } },
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

  // Services by id, slug and old names.
  { rules: 'B3 A4', path: '/services/opener', expect: { status: 308, headers: { location: '/services/opener/' } } },
  {
    rules: 'B3',
    path: '/services/opener/',
    expect: { status: 308, headers: { location: '/services/opener-repair/' } },
  },
  {
    rules: 'B3',
    path: '/services/opener/?x=1',
    expect: { status: 308, headers: { location: '/services/opener-repair/?x=1' } },
  },
  { rules: 'B3', path: '/api/services/?id=spring', expect: { status: 200, json: { id: 'spring', slug: 'spring' } } },
  { rules: 'B3', path: '/api/services/?id=%20SPRING%20', expect: { status: 200, json: { id: 'spring' } } },
  {
    rules: 'B3',
    path: '/api/services/?id=opener-repair',
    expect: { status: 200, json: { id: 'opener', slug: 'opener-repair' } },
  },
  { rules: 'B3', path: '/api/services/opener-repair/', expect: { status: 200, json: { id: 'opener' } } },
  {
    rules: 'B3',
    path: '/api/services/SPRING/',
    expect: { status: 308, headers: { location: '/api/services/spring/' } },
  },
  {
    rules: 'B3 B10',
    path: '/api/services/?id=',
    expect: { status: 200, json: { total: 9, currency: 'CAD', isQuote: false } },
  },
  { rules: 'B10', path: '/api/services/?id=&id=spring&id=opener', expect: { status: 200, json: { id: 'spring' } } },
  { rules: 'B10', path: '/api/services/?other=1', expect: { status: 200, json: { total: 9 } } },
  {
    rules: 'B4 C1 C2',
    path: '/api/services/?id=roof',
    expect: {
      status: 404,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      json: {
        type: 'https://www.example.com/docs/api/#service-not-found',
        title: 'No such service',
        status: 404,
        code: 'service-not-found',
        knownIds: [
          'emergency',
          'spring',
          'cable-track',
          'opener',
          'repair',
          'tune-up',
          'new-door',
          'garage-doors',
          'commercial',
        ],
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
    path: '/api/service-areas/dundas/',
    expect: { status: 200, json: { slug: 'dundas', distanceKm: 16.8 } },
  },
  {
    rules: 'B5',
    path: '/api/service-areas/NOTL/',
    expect: { status: 308, headers: { location: '/api/service-areas/niagara-on-the-lake/' } },
  },
  { rules: 'B5 C2', path: '/api/service-areas/toronto/', expect: problem('service-area-not-found', 404) },
  { rules: 'B5 A9', path: '/api/service-areas/__proto__/', expect: problem('service-area-not-found', 404) },

  // Coverage.
  {
    rules: 'B6 B7',
    path: '/api/coverage/?city=Saint+Catharines',
    expect: { status: 200, json: { covered: true, confidence: 'confirmed', matchedOn: 'city' } },
  },
  {
    rules: 'B6 B9',
    path: '/api/coverage/?postal=l8p%204s8',
    expect: { status: 200, json: { covered: true, confidence: 'likely', postalArea: 'L8P' } },
  },
  {
    rules: 'B8',
    path: '/api/coverage/?city=Oakvile',
    expect: { status: 200, json: { covered: null, suggestions: [{ slug: 'oakville', name: 'Oakville' }] } },
  },
  {
    rules: 'B7',
    path: '/api/coverage/?city=Fort+Erie',
    expect: { status: 200, json: { covered: false, confidence: 'confirmed', areas: [], nearest: null } },
  },
  {
    rules: 'B9',
    path: '/api/coverage/?postal=M5V+3L9',
    expect: {
      status: 200,
      json: {
        covered: false,
        confidence: 'likely',
        postalArea: 'M5V',
        nearest: { slug: 'oakville', name: 'Oakville', distanceKm: 26.8 },
      },
    },
  },
  {
    rules: 'B9 C2',
    path: '/api/coverage/?postal=XYZ',
    expect: { ...problem('postal-code-invalid', 400), body: /^(?!.*XYZ)/ },
  },
  {
    rules: 'B9 B13',
    path: '/api/coverage/?postal=L0R+1CO',
    expect: { status: 400, json: { code: 'postal-code-invalid', didYouMean: 'L0R 1C0' } },
  },
  { rules: 'B10 C2', path: '/api/coverage/', expect: problem('coverage-needs-input', 400) },
  { rules: 'B10', path: '/api/coverage/?city=&postal=%20', expect: problem('coverage-needs-input', 400) },
  { rules: 'B10', path: '/api/coverage/?city=Dundas&postal=nonsense', expect: problem('postal-code-invalid', 400) },
  {
    rules: 'B10',
    path: '/api/coverage/?city=Kitchener&postal=L8P',
    expect: { status: 200, json: { covered: true, matchedOn: 'postal' } },
  },
  { rules: 'B11', path: '/api/coverage/l8p/', expect: { status: 308, headers: { location: '/api/coverage/L8P/' } } },
  {
    rules: 'B11 B13',
    path: '/api/coverage/L8P4S8/',
    expect: { status: 308, headers: { location: '/api/coverage/L8P/' } },
  },
  {
    rules: 'B11',
    path: '/api/coverage/Saint%20Catharines/',
    expect: { status: 308, headers: { location: '/api/coverage/st-catharines/' } },
  },
  {
    rules: 'B11 B13',
    path: '/api/coverage/M5V3L9/',
    expect: { ...problem('service-area-not-found', 404), body: /^(?!.*3L9)/ },
  },

  // Unknown addresses.
  ...['/api/nope', '/api/nope/', '/api/services/spring/more/', '/api/%00/', '/api/..%2f/'].map(
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
      expect: { ...problem('method-not-allowed', 405), headers: { allow } },
    },
    {
      rules: 'A1 A5',
      path: '/api/health/',
      method,
      expect: { ...problem('method-not-allowed', 405), headers: { allow } },
      workers: { why: noCall, expect: { status: 405, headers: { allow: null }, body: '' } },
    },
    { rules: 'A1 A5', path: '/', method, expect: { ...problem('method-not-allowed', 405), headers: { allow } } },
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
  ...['/', '/api/services/?id=spring', '/api/coverage/?city=Kitchener', '/api/nope', '/check/?q=Dundas'].map(
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

  // Caching.
  {
    rules: 'A6',
    path: '/',
    expect: { status: 200, headers: { 'cache-control': 'public, max-age=300', etag: /^"[^"]+"$/, vary: /Accept/ } },
  },
  {
    rules: 'A6',
    path: '/api/health/',
    expect: { status: 200, headers: { 'cache-control': 'public, max-age=300', etag: /^"[^"]+"$/ } },
  },
  {
    rules: 'A6',
    path: '/api/coverage/?city=Kitchener',
    expect: { status: 200, headers: { 'cache-control': /^public, /, etag: /^"[^"]+"$/ } },
  },
  {
    rules: 'F5 A6',
    path: '/check/?q=Dundas',
    expect: { status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', etag: null } },
  },

  // The coverage page without JavaScript.
  {
    rules: 'F5',
    path: '/check/?q=Dundas',
    expect: {
      status: 200,
      body: /Yes, we come to Dundas \(Hamilton\), 16\.8 km[\s\S]*href="\/service-areas\/dundas\/"/,
    },
  },
  {
    rules: 'F5',
    path: '/check/?q=l8p+4s8',
    expect: { status: 200, body: /Likely yes: L8P is in Hamilton, Durand and Kirkendall/ },
  },
  {
    rules: 'F5',
    path: '/check/?q=Oakvile',
    expect: { status: 200, body: /Did you mean Oakville\?[\s\S]*href="\/check\/\?q=oakville"/ },
  },
  { rules: 'F5', path: '/check/?q=XYZ', expect: { status: 200, body: /“XYZ” is not among the 62 places/ } },
  { rules: 'F5', path: '/check/?q=LOR+1C0', expect: { status: 200, body: /href="\/check\/\?q=L0R%201C0">L0R 1C0\?/ } },
  {
    rules: 'F5 A9',
    path: '/check/?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27%26',
    expect: { status: 200, body: /^(?![\s\S]*<script>alert)[\s\S]*&lt;script&gt;alert/ },
  },
  { rules: 'F5 A9', path: '/check/?q=$%26$1$`', expect: { status: 200, body: /\$&amp;\$1\$`/ } },
  { rules: 'F5', path: '/check/?q=', expect: { status: 200, body: /Type the name of your city/ } },
  { rules: 'F5', path: '/check/', expect: { status: 200, body: /Type the name of your city/ } },

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
