import { afterAll, expect, test } from 'vitest';
import { buildFolders } from '../../src/build/folders.ts';
import { copyContent } from '../content-copy.ts';
import { startNode } from '../engines/node.ts';
import { buildForTests, referenceOrigin } from '../reference-build.ts';
import { site } from '../reference-site.ts';
import { serveReference } from './served.ts';

const { send, json } = serveReference();
const copy = copyContent();
afterAll(() => copy.dispose());

const paths = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];

test('E3 the protected resource has no authorization server, no token and no scope', async () => {
  expect(await json('/.well-known/oauth-protected-resource')).toEqual({
    resource: referenceOrigin,
    authorization_servers: [],
    bearer_methods_supported: [],
    scopes_supported: [],
    resource_name: `${site.business.name} API`,
    resource_documentation: `${referenceOrigin}/docs/api/`,
  });
});

test('E3 the authorization server issues nothing', async () => {
  expect(await json('/.well-known/oauth-authorization-server')).toEqual({
    issuer: referenceOrigin,
    response_types_supported: [],
    grant_types_supported: [],
    token_endpoint_auth_methods_supported: [],
    revocation_endpoint: null,
    service_documentation: `${referenceOrigin}/docs/api/`,
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

test('A7 E3 neither document names an endpoint that could be called, nor keys', async () => {
  for (const path of paths) {
    const { text } = await send(path);
    expect(text).not.toMatch(/"\w*_(?:endpoint|uri)":"/);
    expect(text).not.toMatch(/authorization_endpoint|token_endpoint"|registration_endpoint|jwks_uri|code_challenge/);
  }
});

test('E3 one switch in content withholds both documents everywhere', async () => {
  const named = /oauth/i;
  const surfaces = ['/', '/index.md', '/docs/api/', '/llms.txt', '/llms-full.txt', '/api/', '/.well-known/api-catalog'];
  const before = await send('/');
  expect(before.headers.link).toMatch(named);
  expect(before.text).toMatch(named);
  expect((await send('/api/')).text).toMatch(named);

  copy.edit('policy.yaml', 'publishOAuthDocuments: true', 'publishOAuthDocuments: false');
  const out = '.build/test/without-oauth';
  buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: referenceOrigin });
  const engine = await startNode(buildFolders(out));
  try {
    for (const path of paths) expect([path, (await engine.send(path)).status]).toEqual([path, 404]);
    for (const path of [...surfaces, '/openapi.json', '/.well-known/ai-catalog.json', '/api/mcp/server-card']) {
      const { status, text, headers } = await engine.send(path);
      expect([path, status, named.exec(text)?.[0], headers.link?.match(named)?.[0]]).toEqual([
        path,
        200,
        undefined,
        undefined,
      ]);
    }
  } finally {
    await engine.stop();
  }
}, 60_000);
