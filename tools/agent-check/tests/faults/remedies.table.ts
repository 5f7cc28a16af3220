import { authorizationServer, type Fault, inMain, json, origin, shop } from './fault.ts';

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
