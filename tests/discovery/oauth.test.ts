import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFolders } from '../../src/settings/folders.ts';
import { businesses } from '../businesses.ts';
import { copyContent } from '../content-copy.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';
import { buildForTests } from '../reference-build.ts';

const paths = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];

describe.each(businesses)('the $name', ({ name, directory, origin, folders, site }) => {
  const { publishOAuthDocuments: isPublished } = site.policy;
  const copy = copyContent(directory);
  const out = `.build/test/oauth-${name}`;
  let publishing: Engine;
  let withholding: Engine;

  // The same site with the switch the other way.
  beforeAll(async () => {
    const policy = readFileSync(`${directory}/policy.yaml`, 'utf8').replace(/^publishOAuthDocuments:.*\n/m, '');
    copy.write('policy.yaml', `${policy}\npublishOAuthDocuments: ${!isPublished}\n`);
    buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: origin });
    const [asItIs, switched] = await Promise.all([startNode(folders), startNode(buildFolders(out))]);
    [publishing, withholding] = isPublished ? [asItIs, switched] : [switched, asItIs];
  });
  afterAll(async () => {
    copy.dispose();
    await Promise.all([publishing.stop(), withholding.stop()]);
  });

  const read = async (path: string) => JSON.parse((await publishing.send(path)).text);

  test('E3 the protected resource has no authorization server, no token and no scope', async () => {
    expect(await read('/.well-known/oauth-protected-resource')).toEqual({
      resource: origin,
      authorization_servers: [],
      bearer_methods_supported: [],
      scopes_supported: [],
      resource_name: `${site.business.name} API`,
      resource_documentation: `${origin}/docs/api/`,
    });
  });

  test('E3 the authorization server issues nothing', async () => {
    expect(await read('/.well-known/oauth-authorization-server')).toEqual({
      issuer: origin,
      response_types_supported: [],
      grant_types_supported: [],
      token_endpoint_auth_methods_supported: [],
      revocation_endpoint: null,
      service_documentation: `${origin}/docs/api/`,
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
      const { status, text } = await publishing.send(path);
      expect(status, path).toBe(200);
      expect(text).not.toMatch(/"\w*_(?:endpoint|uri)":"/);
      expect(text).not.toMatch(/authorization_endpoint|token_endpoint"|registration_endpoint|jwks_uri|code_challenge/);
    }
  });

  test('E3 one switch in content withholds both documents everywhere', async () => {
    const named = /oauth/i;
    const home = await publishing.send('/');
    expect(home.headers.link).toMatch(named);
    expect(home.text).toMatch(named);
    expect((await publishing.send('/api/')).text).toMatch(named);

    for (const path of paths) expect((await withholding.send(path)).status, path).toBe(404);
    const pages = ['/', '/index.md', '/docs/api/', '/llms.txt', '/llms-full.txt', '/api/', '/.well-known/api-catalog'];
    for (const path of [...pages, '/openapi.json', '/.well-known/ai-catalog.json', '/api/mcp/server-card']) {
      const { status, text, headers } = await withholding.send(path);
      expect([status, named.exec(text)?.[0], headers.link?.match(named)?.[0]], path).toEqual([
        200,
        undefined,
        undefined,
      ]);
    }
  });
});
