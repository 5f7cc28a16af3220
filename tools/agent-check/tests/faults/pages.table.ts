import { type Fault, fault, home, homeMarkdown, inMain, lengthen, origin } from './fault.ts';

/** Faults of pages and their Markdown. */
export const pageFaults: readonly Fault[] = [
  fault('markdownNegotiation', /gives text\/html/, homeMarkdown({ headers: { 'content-type': 'text/html' } })),
  fault('markdownNegotiation', /no X-Markdown-Tokens/, homeMarkdown({ headers: { 'x-markdown-tokens': null } })),
  fault(
    'accept-canonical',
    /does not name its charset/,
    homeMarkdown({ headers: { 'content-type': 'text/markdown' } }),
  ),
  fault('accept-canonical', /answers 302/, homeMarkdown({ status: 302 })),
  fault('accept-vary', /has no "Vary: Accept"/, { path: '/', headers: { vary: 'Accept-Encoding' } }),
  fault('accept-quality', /text\/markdown;q=0, \*\/\* answers 200 text\/markdown/, {
    path: '/',
    when: (headers) => headers.get('accept') === 'text/markdown;q=0, */*',
    headers: { 'content-type': 'text/markdown' },
  }),
  fault('accept-not-acceptable', /Accept: application\/json answers 200/, {
    path: '/',
    when: (headers) => headers.get('accept') === 'application/json',
    status: 200,
  }),
  fault('accept-wildcard', /Accept: text\/\* answers 200 text\/markdown/, {
    path: '/',
    when: (headers) => headers.get('accept') === 'text/*',
    headers: { 'content-type': 'text/markdown' },
  }),
  fault('markdown-url-support', /\/index\.md answers 404/, { path: '/index.md', status: 404 }),
  fault('content-negotiation', /answers 406/, homeMarkdown({ status: 406 })),
  fault(
    'markdown-content-parity',
    /Markdown of \/ lacks \d+ of \d+ words/,
    homeMarkdown({ text: (text) => text.slice(0, 800) }),
  ),
  fault(
    'markdown-code-fence-validity',
    /code that does not end/,
    homeMarkdown({ text: (text) => `${text}\n\`\`\`\ncurl\n` }),
  ),
  fault('page-size-markdown', /Markdown of \/ has \d{5} characters/, homeMarkdown({ text: lengthen })),
  fault(
    'rendering-strategy',
    /\/ has 0 characters of text/,
    home(() => '<!doctype html><title>x</title><body><div id="root"></div><script src="/app.js"></script></body>'),
  ),
  fault('page-size-html', /\/ has \d{5} characters of text/, inMain(lengthen('Text'))),
  fault(
    'content-start-position',
    /begins its content after \d\d %/,
    home((html) => html.replace('<body>', `<body><nav>${'An entry of a menu '.repeat(2000)}</nav>`)),
  ),
  fault('section-header-quality', /has an empty heading/, inMain('<h2></h2>')),
  fault('section-header-quality', /has h2 "Step" twice/, inMain('<h2>Step</h2><h2>Step</h2>')),
  fault('tabbed-content-serialization', /tab without text/, inMain('<div role="tabpanel"></div>')),
  fault('http-status-codes', /answers 200/, { path: /no-such-page/, status: 200 }),
  fault(
    'redirect-behavior',
    /http-equiv="refresh"/,
    home((html) => html.replace('</head>', '<meta http-equiv="refresh" content="0;url=/x"></head>')),
  ),
  fault('redirect-behavior', /\/services redirects to https:\/\/www\.example\.net/, {
    path: '/services',
    headers: { location: 'https://www.example.net/services/' },
  }),
  fault('cache-header-hygiene', /may be kept for 31536000 seconds/, {
    path: '/',
    headers: { 'cache-control': 'public, max-age=31536000' },
  }),
  fault('cache-header-hygiene', /neither ETag nor Last-Modified/, { path: '/', headers: { etag: null } }),
  fault('auth-gate-detection', /\/ wants a login/, { path: '/', status: 401 }),
  fault(
    'auth-alternative-access',
    /wants a login, and llms\.txt answers 403/,
    { path: '/', status: 401 },
    { path: '/llms.txt', status: 403 },
  ),
  fault('anonymous-mcp', /initialize answers 500 without a result/, { path: '/api/mcp', status: 500, text: 'Oops' }),
  fault('card-matches-server', /gives the version 9\.9\.9, the server 1\.0\.0/, {
    path: '/.well-known/mcp/server-card.json',
    text: (text) => text.replaceAll('"version":"1.0.0"', '"version":"9.9.9"'),
  }),
  fault('announced-addresses', /\/openapi\.json, named by .* as application\/json, is text\/plain/, {
    path: '/openapi.json',
    headers: { 'content-type': 'text/plain' },
  }),
  fault('announced-addresses', /\/contact\/index\.md, named by llms\.txt, answers 404/, {
    path: '/contact/index.md',
    status: 404,
  }),
  fault('catalog-head', /without rel="api-catalog"/, {
    path: '/.well-known/api-catalog',
    when: (_, method) => method === 'HEAD',
    headers: { link: null },
  }),
  fault('document-etags', /has the ETag W/, { path: '/llms.txt', headers: { etag: 'W/"1"' } }),
  fault('document-etags', /answers its own ETag with 200/, {
    path: '/robots.txt',
    when: (headers) => headers.has('if-none-match'),
    status: 200,
  }),
  fault('own-origin', /\/llms\.txt speaks of http:\/\/localhost:4321\/api/, {
    path: '/llms.txt',
    text: (text) => `${text}- [API](http://localhost:4321/api/)\n`,
  }),
  fault(
    'own-origin',
    /canonical address of \/ is https:\/\/site\.pages\.dev/,
    home((html) => html.replace(`canonical" href="${origin}`, 'canonical" href="https://site.pages.dev')),
  ),
  fault(
    'no-booking-claims',
    /\/ says ".*Your visit has been booked for Monday\."/,
    inMain('<p>Your visit has been booked for Monday.</p>'),
  ),
  fault('skill-digests', /whose bytes have sha256:/, { path: /SKILL\.md$/, text: (text) => `${text} ` }),
];
