import { type Fault, fault, home, homeMarkdown, json, lengthen, origin } from './fault.ts';

/** Faults of what finds and lets in: robots.txt, sitemaps, lists of documents, bots. */
export const discoveryFaults: readonly Fault[] = [
  fault('robotsTxt', /is an HTML page/, { path: '/robots.txt', text: '<!doctype html><p>Welcome</p>' }),
  fault('robotsTxt', /answers 404/, { path: '/robots.txt', status: 404 }),
  fault('sitemap', /lists \/prices\/, which answers 404/, { path: '/prices/', status: 404 }),
  fault('sitemap', /is not on https:\/\/www\.example\.com/, {
    path: '/sitemap-0.xml',
    text: (xml) => xml.replace(origin, 'https://preview.example.net'),
  }),
  fault('linkHeaders', /no Link header/, { path: '/', headers: { link: null } }),
  fault('dnsAid', /No SVCB or HTTPS record in _index\._agents\.www\.example\.com/, json('/dns-query', { AD: true })),
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
];
