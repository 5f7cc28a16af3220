import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { serveBusiness } from '../support/servers/serve.ts';

const [resource, issuer] = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];
const named = /oauth/i;

describe.each(allBusinesses)('the $name', ({ origin, folders, site }) => {
  const server = serveBusiness(folders);
  const publishing = serveFromMemory({ ...site, policy: { ...site.policy, publishOAuthDocuments: true } });
  const documentation = `${origin}/docs/api/`;

  test('E3 the protected resource has no authorization server, no token and no scope', async () => {
    expect(await (await publishing(resource)).json()).toEqual({
      resource: origin,
      authorization_servers: [],
      bearer_methods_supported: [],
      scopes_supported: [],
      resource_name: `${site.business.name} API`,
      resource_documentation: documentation,
    });
  });

  test('A7 E3 the authorization server metadata has no endpoints, no keys and no grant types', async () => {
    expect(await (await publishing(issuer)).json()).toEqual({
      issuer: origin,
      response_types_supported: [],
      grant_types_supported: [],
      token_endpoint_auth_methods_supported: [],
      revocation_endpoint: null,
      service_documentation: documentation,
      agent_auth: {
        registration_required: false,
        identity_types_supported: ['none'],
        credential_types_supported: ['none'],
        register_uri: null,
        claim_endpoint: null,
        events_endpoint: null,
      },
    });
  });

  test('E3 one switch in content publishes or withholds both documents everywhere', async () => {
    const isPublished = site.policy.publishOAuthDocuments;
    for (const path of [resource, issuer]) expect((await server.send(path)).status).toBe(isPublished ? 200 : 404);
    const pages = ['/', '/api/', '/index.md', '/docs/api/', '/llms.txt', '/llms-full.txt', '/.well-known/api-catalog'];
    const others = ['/openapi.json', '/.well-known/ai-catalog.json', '/api/mcp/server-card'];
    for (const path of isPublished ? ['/', '/api/'] : [...pages, ...others]) {
      const { status, text, headers } = await server.send(path);
      expect([path, status, named.test(text)]).toEqual([path, 200, isPublished]);
      expect(named.test(headers.link ?? ''), path).toBe(isPublished && path === '/');
    }
  });
});
