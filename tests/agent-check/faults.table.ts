import { type Change, wantsHtml, wantsMarkdown } from './served-site.ts';

/** A fault of a site, and what the check that finds it says. */
export interface Fault {
  /** Check that must find it. */
  readonly id: string;
  readonly changes: readonly Change[];
  readonly says: RegExp;
}

const fault = (id: string, says: RegExp, ...changes: Change[]): Fault => ({ id, changes, says });
const home = (text: (html: string) => string): Change => ({ path: '/', when: wantsHtml, text });
const homeMarkdown = (rest: Omit<Change, 'path'>): Change => ({ path: '/', when: wantsMarkdown, ...rest });
const inMain = (html: string) => home((text) => text.replace('</main>', `${html}</main>`));
const json = (path: Change['path'], value: object): Change => ({
  path,
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(value),
});
const shop: Change = { path: '/cart', status: 200, text: 'Your cart' };
const authorizationServer = '/.well-known/oauth-authorization-server';
const origin = 'https://www.example.com';
const lengthen = (text: string) => `${text}${' and more'.repeat(6000)}`;

/** At least one fault for every check. */
export const faults: readonly Fault[] = [
  fault('robotsTxt', /is an HTML page/, { path: '/robots.txt', text: '<!doctype html><p>Welcome</p>' }),
  fault('robotsTxt', /answers 404/, { path: '/robots.txt', status: 404 }),
  fault('sitemap', /lists \/prices\/, which answers 404/, { path: '/prices/', status: 404 }),
  fault('sitemap', /is not on https:\/\/www\.example\.com/, {
    path: '/sitemap-0.xml',
    text: (xml) => xml.replace(origin, 'https://preview.example.net'),
  }),
  fault('linkHeaders', /no Link header/, { path: '/', headers: { link: null } }),
  fault('dnsAid', /No SVCB or HTTPS record in _index\._agents\.www\.example\.com/, json('/dns-query', { AD: true })),
  fault('markdownNegotiation', /gives text\/html/, homeMarkdown({ headers: { 'content-type': 'text/html' } })),
  fault('markdownNegotiation', /no X-Markdown-Tokens/, homeMarkdown({ headers: { 'x-markdown-tokens': null } })),
  fault('robotsTxtAiRules', /no group that AI crawlers obey/, {
    path: '/robots.txt',
    text: 'User-agent: SomeBot\nAllow: /\n',
  }),
  fault('contentSignals', /lacks yes or no for ai-train/, {
    path: '/robots.txt',
    text: (text) => text.replaceAll(', ai-train=no', ''),
  }),
  fault('contentSignals', /has no Content-Signal line/, {
    path: '/robots.txt',
    text: (text) => text.replace(/^Content-Signal.*\n/m, ''),
  }),
  fault('agents-served', /for GPTBot: Cloudflare blocks the program \(status 403\)/, {
    path: '/',
    when: (headers) => /GPTBot/.test(headers.get('user-agent') ?? ''),
    status: 403,
    headers: { server: 'cloudflare' },
  }),
  fault('robots-txt-unchanged', /rules that Cloudflare has put in front/, {
    path: '/robots.txt',
    text: (text) =>
      `# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n${text}`,
  }),
  fault('answers-unchanged', /\/api\/business\/ is not what was published/, {
    path: '/api/business/',
    text: (text) => text.replace('"name":"', '"name":"The best '),
  }),
  fault('webBotAuth', /with no keys/, json('/.well-known/http-message-signatures-directory', { keys: [] })),
  fault('content-signal-header', /search is "no" in the header/, {
    path: '/',
    headers: { 'content-signal': 'search=no, ai-input=yes, ai-train=no' },
  }),
  fault('content-usage-header', /no Content-Usage header/, { path: '/', headers: { 'content-usage': null } }),
  fault('apiCatalog', /served as application\/json/, {
    path: '/.well-known/api-catalog',
    headers: { 'content-type': 'application/json' },
  }),
  fault('apiCatalog', /linkset\.0\.anchor/, json('/.well-known/api-catalog', { linkset: [{}] })),
  fault('mcpServerCard', /does not say where the server is/, json(/mcp/, { name: 'x', version: '1' })),
  fault(
    'a2aAgentCard',
    /names an agent at \/a2a, where there is nothing/,
    json('/.well-known/agent-card.json', { name: 'x', version: '1', url: '/a2a', skills: [{ id: 'a', name: 'A' }] }),
  ),
  fault('a2aAgentCard', /skills/, json('/.well-known/agent-card.json', { name: 'x', version: '1' })),
  fault('agentSkills', /skills\.0\.type/, {
    path: '/.well-known/agent-skills/index.json',
    text: (text) => text.replace('skill-md', 'poem'),
  }),
  fault('agentSkills', /answers 404 at/, { path: /SKILL\.md$/, status: 404 }),
  fault('ard', /only \/\.well-known\/ai-catalog\.json, the address of before/, {
    path: '/.well-known/ard.json',
    status: 404,
  }),
  fault('ard', /pages of other origins/, {
    path: '/.well-known/ard.json',
    headers: { 'access-control-allow-origin': null },
  }),
  fault('ard', /exactly one of url and data/, {
    path: '/.well-known/ard.json',
    text: (text) => text.replace('"url":', '"address":'),
  }),
  fault(
    'oauthDiscovery',
    /authorization_endpoint is \/authorize, where there is nothing/,
    json(authorizationServer, { issuer: origin, authorization_endpoint: '/authorize', token_endpoint: '/token' }),
  ),
  fault('oauthDiscovery', /answers 401, and no authorization server/, { path: '/api/mcp', status: 401 }),
  fault(
    'oauthProtectedResource',
    /not https:\/\/www\.example\.com/,
    json('/.well-known/oauth-protected-resource', { resource: 'https://api.example.net' }),
  ),
  fault('authMd', /supports no scope/, { path: '/auth.md', status: 200, text: '# auth.md' }),
  fault('authMd', /does not say how to register/, { path: '/api/mcp', status: 403 }),
  fault('no-challenge', /\/api\/mcp answers 401/, {
    path: '/api/mcp',
    when: (headers) => headers.has('authorization'),
    status: 401,
  }),
  fault('no-challenge', /\/ answers 200/, { path: '/', headers: { 'www-authenticate': 'Bearer' } }),
  fault('no-empty-endpoints', /Everything is open, and yet token_endpoint/, {
    path: authorizationServer,
    text: (text) => text.replace('{', '{"token_endpoint":"/token",'),
  }),
  fault('openid-configuration', /200 with an HTML page/, {
    path: '/.well-known/openid-configuration',
    status: 200,
    text: '<!doctype html><p>Welcome</p>',
  }),
  fault(
    'suffixed-well-knowns',
    /announces protection/,
    json('/.well-known/oauth-protected-resource/api/mcp', { resource: `${origin}/api/mcp` }),
  ),
  fault('webMcp', /does not describe its field "q"/, {
    path: /\/$/,
    text: (html) => html.replace(/ toolparamdescription="[^"]*"/, '').concat(' '),
  }),
  fault('webMcp', /No form has a toolname/, {
    path: /\/$/,
    text: (html) => html.replaceAll(' toolname=', ' data-name=').concat(' '),
  }),
  fault('commerceSignals', /looks like a shop: \/cart answers 200/, shop),
  ...['x402', 'mpp', 'ucp', 'acp', 'ap2'].map((id) => fault(id, new RegExp(`without ${id}`), shop)),
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
  fault('llms-txt-exists', /answers 404/, { path: '/llms.txt', status: 404 }),
  fault('llms-txt-valid', /no summary/, { path: '/llms.txt', text: (text) => text.replace(/^> .*$/m, '') }),
  fault('llms-txt-size', /llms\.txt has \d{5} characters/, { path: '/llms.txt', text: lengthen }),
  fault('llms-txt-links-resolve', /links to \/service-areas\/dundas\/index\.md, which answers 404/, {
    path: '/service-areas/dundas/index.md',
    status: 404,
  }),
  fault('llms-txt-links-markdown', /\/prices\/index\.md is HTML/, {
    path: '/prices/index.md',
    headers: { 'content-type': 'text/html' },
  }),
  fault('llms-txt-coverage', /\/(?:services|prices)\S* is missing/, {
    path: '/llms.txt',
    text: (text) => text.replaceAll(/^.*\/(?:services|prices)\/.*$/gm, ''),
  }),
  fault(
    'llms-txt-directive-html',
    /\/ has no link to \/llms\.txt/,
    home((html) => html.replaceAll('/llms.txt', '/x.txt')),
  ),
  fault(
    'llms-txt-directive-md',
    /Markdown of \/ does not mention llms\.txt/,
    homeMarkdown({ text: (text) => text.replaceAll('llms.txt', 'x.txt') }),
  ),
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
  fault(
    'structured-data',
    /is no JSON/,
    home((html) => html.replace('ld+json">{', 'ld+json">{,')),
  ),
  fault('security-headers', /lacks X-Content-Type-Options: nosniff/, {
    path: '/',
    headers: { 'x-content-type-options': null },
  }),
  fault('well-known-cors', /\/llms\.txt has no "Access-Control/, {
    path: '/llms.txt',
    headers: { 'access-control-allow-origin': null },
  }),
  fault('mcp-well-known', /answers 404/, { path: '/.well-known/mcp.json', status: 404 }),
  fault(
    'seo-basics',
    /\/ has a title of 0 characters/,
    home((html) => html.replace(/<title>.*?<\/title>/, '')),
  ),
  fault(
    'meta-tags',
    /\/ lacks og:image/,
    home((html) => html.replace('"og:image"', '"image"')),
  ),
  fault('security-txt', /security\.txt answers 500/, { path: '/.well-known/security.txt', status: 500 }),
  fault('security-txt', /expired on 2020/, {
    path: '/.well-known/security.txt',
    text: (text) => text.replace(/Expires: \d{4}/, 'Expires: 2020'),
  }),
  fault('openapi-description', /is no OpenAPI description/, { path: /openapi\.json$/, status: 404 }),
  fault('openapi-description', /is not OpenAPI 3/, json(/openapi\.json$/, { openapi: '2.0' })),
  fault('transport-security', /no Strict-Transport-Security/, {
    path: '/',
    headers: { 'strict-transport-security': null },
  }),
  fault('sitemap-lastmod', /0 of \d+ addresses have a date/, {
    path: '/sitemap-0.xml',
    text: (xml) => xml.replaceAll(/<lastmod>.*?<\/lastmod>/g, ''),
  }),
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

/** What the checks that do not pass on the reference site want to see, as another site might have it. */
export const remedies: readonly Omit<Fault, 'says'>[] = [
  {
    id: 'dnsAid',
    changes: [json('/dns-query', { AD: true, Answer: [{ data: '1 www.example.com. alpn="h2" port=443' }] })],
  },
  { id: 'dnsAid', changes: [json('/dns-query', { AD: true, Answer: [{ data: '\\# 5 00 01 00 00 00' }] })] },
  { id: 'webBotAuth', changes: [json('/.well-known/http-message-signatures-directory', { keys: [{ kty: 'OKP' }] })] },
  {
    id: 'a2aAgentCard',
    changes: [
      json('/.well-known/agent-card.json', { name: 'x', version: '1', url: '/a2a', skills: [{ id: 'a', name: 'A' }] }),
      json('/a2a', {}),
    ],
  },
  {
    id: 'oauthDiscovery',
    changes: [
      json(authorizationServer, { issuer: origin, authorization_endpoint: '/authorize', token_endpoint: '/token' }),
      { path: /^\/(?:authorize|token)$/, status: 400 },
    ],
  },
  {
    id: 'authMd',
    changes: [
      { path: '/auth.md', status: 200, text: '# auth.md\n' },
      json('/.well-known/oauth-protected-resource', {
        resource: origin,
        scopes_supported: ['read'],
        bearer_methods_supported: ['header'],
      }),
      json(authorizationServer, {
        issuer: origin,
        agent_auth: { skill: '/auth.md', register_uri: '/register', claim_uri: '/claim' },
      }),
    ],
  },
  { id: 'x402', changes: [json('/.well-known/x402', {})] },
  { id: 'mpp', changes: [json(/openapi\.json$/, { openapi: '3.1.0', 'x-payment-info': {} })] },
  { id: 'ucp', changes: [json('/.well-known/ucp', {})] },
  { id: 'acp', changes: [json('/.well-known/acp.json', {})] },
  { id: 'ap2', changes: [json('/.well-known/agent-card.json', { extensions: ['https://example.com/ap2/v1'] })] },
  { id: 'commerceSignals', changes: [shop, json('/.well-known/ucp', {})] },
  { id: 'tabbed-content-serialization', changes: [inMain('<div role="tabpanel">Text</div>')] },
  { id: 'auth-alternative-access', changes: [{ path: '/', status: 401 }] },
  {
    id: 'no-empty-endpoints',
    changes: [json(authorizationServer, { token_endpoint: '/token' }), { path: '/api/mcp', status: 401 }],
  },
];
