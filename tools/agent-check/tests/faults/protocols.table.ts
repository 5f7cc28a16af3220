import { authorizationServer, type Fault, fault, json, origin, shop } from './fault.ts';

/** Faults of protocols: MCP, OAuth, payment, skills. */
export const protocolFaults: readonly Fault[] = [
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
    text: (html) => html.replaceAll(' toolname=', ' data-name=').replaceAll('registerTool', 'register'),
  }),
  fault('commerceSignals', /looks like a shop: \/cart answers 200/, shop),
  ...['x402', 'mpp', 'ucp', 'acp', 'ap2'].map((id) => fault(id, new RegExp(`without ${id}`), shop)),
];
