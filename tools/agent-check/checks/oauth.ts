import * as z from 'zod';
import { findMcpEndpoint } from '../announcements.ts';
import {
  listChallenges,
  listEndpoints,
  readServerMetadata,
  resourceMetadataPath,
  serverMetadataPaths,
} from '../authorization.ts';
import { type Check, expectedFail, fail, firstProblem, notApplicable, type Outcome, pass } from '../check.ts';
import { looksLikeHtml } from '../html-page.ts';
import { asList, isText, judgeJson, member, readJson } from '../json-document.ts';
import { listHeadings } from '../markdown-text.ts';
import type { SiteContext } from '../site-context.ts';

const SCANNER = 'isitagentready.com';
const openidPath = '/.well-known/openid-configuration';
const resourceMetadata = z.looseObject({ resource: z.url(), authorization_servers: z.array(z.string()).optional() });

/** Whether what is said about authorization is true. */
export const oauth: readonly Check[] = [
  {
    id: 'oauthDiscovery',
    title: 'The authorization server can be found',
    group: 'Protocols',
    source: `${SCANNER}, RFC 8414`,
    isScored: true,
    run: checkDiscovery,
  },
  {
    id: 'oauthProtectedResource',
    title: 'The resource says which authorization it wants, if any',
    group: 'Protocols',
    source: `${SCANNER}, RFC 9728`,
    isScored: true,
    async run(context) {
      const remedy = `Give ${resourceMetadataPath} a resource on ${context.origin} and authorization_servers, empty if none.`;
      const document = await readJson(context, resourceMetadataPath);
      const { status } = document.answer;
      if (status === 404 && (await listChallenges(context)).length === 0)
        return expectedFail('Nothing here is protected, and no document says otherwise.');
      const wrong = judgeJson(document, resourceMetadata, remedy);
      if (wrong !== undefined) return wrong;
      const { resource, authorization_servers: servers = [] } = resourceMetadata.parse(document.json);
      if (new URL(resource).origin !== context.origin)
        return fail(`The resource is ${resource}, not ${context.origin}.`, remedy);
      return pass(servers.length === 0 ? 'No authorization server: everything is open' : servers.join(', '));
    },
  },
  {
    id: 'authMd',
    title: 'auth.md tells agents how to register',
    group: 'Protocols',
    source: `${SCANNER}, github.com/workos/auth.md`,
    isScored: true,
    run: checkAuthMd,
  },
  {
    id: 'no-challenge',
    title: 'No public address asks for credentials, not even when some are sent',
    group: 'Honesty and safety',
    source: 'RFC 9110, section 15.5.2',
    async run(context) {
      const tries = [{}, { authorization: 'Bearer agent-check' }];
      const challenges = (await Promise.all(tries.map((headers) => listChallenges(context, headers)))).flat();
      if (challenges.length === 0) return pass('No 401, 403 or WWW-Authenticate, with and without a token');
      return fail(
        `${challenges[0]}.`,
        'Answer public data without credentials and ignore an Authorization header: clients start to sign in on 401 and 403.',
      );
    },
  },
  {
    id: 'no-empty-endpoints',
    title: 'No authorization endpoint is named where everything is open',
    group: 'Honesty and safety',
    source: 'RFC 8414',
    async run(context) {
      const documents = await readServerMetadata(context);
      if (documents.length === 0) return notApplicable('No authorization server describes itself here.');
      const endpoints = documents.flatMap(({ json }) => listEndpoints(json));
      if (endpoints.length === 0) return pass('The metadata names nothing that could be called');
      if ((await listChallenges(context)).length > 0) return pass('Something here does ask for credentials');
      return fail(
        `Everything is open, and yet ${endpoints[0]?.join(' is ')}.`,
        'Leave out every *_endpoint and jwks_uri: some MCP clients start to sign in as soon as they see them.',
      );
    },
  },
  {
    id: 'openid-configuration',
    title: 'OpenID configuration is real or a real 404',
    group: 'Honesty and safety',
    source: 'OpenID Connect Discovery 1.0',
    run: (context) => judgeAbsence(context, openidPath, 'issuer'),
  },
  {
    id: 'suffixed-well-knowns',
    title: 'Well-known addresses of the MCP endpoint itself are real or real 404s',
    group: 'Honesty and safety',
    source: 'RFC 9728, section 3.1; RFC 8414, section 3.1',
    async run(context) {
      const endpoint = await findMcpEndpoint(context);
      if (endpoint === undefined || !context.isOwn(endpoint))
        return notApplicable('No MCP endpoint on this host is announced.');
      const path = endpoint.pathname.replace(/\/$/, '');
      const outcomes = await Promise.all([
        judgeAbsence(context, `${resourceMetadataPath}${path}`, 'resource'),
        ...serverMetadataPaths.map((start) => judgeAbsence(context, `${start}${path}`, 'issuer')),
        judgeAbsence(context, `${path}${openidPath}`, 'issuer'),
      ]);
      return firstProblem(outcomes, 'Real 404s, or documents');
    },
  },
];

async function checkDiscovery(context: SiteContext): Promise<Outcome> {
  const documents = await readServerMetadata(context);
  const remedy =
    'Name a running authorization server with issuer, authorization_endpoint and token_endpoint, or none at all.';
  for (const { answer, json } of documents) {
    const path = answer.url.pathname;
    if (json === undefined) return fail(`${path} is not JSON.`, remedy);
    const issuer = member(json, 'issuer');
    if (issuer !== context.origin) return fail(`${path} gives the issuer ${issuer}, not ${context.origin}.`, remedy);
  }
  const endpoints = new Map(documents.flatMap(({ json }) => listEndpoints(json)));
  if (endpoints.size === 0) {
    const challenges = await listChallenges(context);
    if (challenges.length > 0) return fail(`${challenges[0]}, and no authorization server is named.`, remedy);
    return expectedFail(
      'Nothing here needs authorization, so there is no authorization server to find. Endpoints that do not exist would make clients try to sign in.',
    );
  }
  for (const name of ['authorization_endpoint', 'token_endpoint'])
    if (!endpoints.has(name)) return fail(`The metadata names ${[...endpoints.keys()][0]} but no ${name}.`, remedy);
  for (const [name, address] of endpoints) {
    const url = context.resolve(address);
    if (url !== undefined && context.isOwn(url) && (await context.send(url)).status === 404)
      return fail(`${name} is ${address}, where there is nothing (404).`, remedy);
  }
  return pass([...endpoints.keys()].join(', '));
}

async function checkAuthMd(context: SiteContext): Promise<Outcome> {
  const { status, text } = await context.send('/auth.md', { headers: { accept: 'text/markdown, text/plain, */*' } });
  const remedy =
    'Head /auth.md with "# auth.md" and keep agent_auth and the resource metadata in step, or take it away.';
  if (status === 404) {
    const challenges = await listChallenges(context);
    if (challenges.length > 0) return fail(`${challenges[0]}, and /auth.md does not say how to register.`, remedy);
    return expectedFail(
      'There is nothing to register for: everything is open. An /auth.md that passes would have to name addresses that do not exist.',
    );
  }
  if (status !== 200) return fail(`/auth.md answers ${status}.`, remedy);
  const title = listHeadings(text).find(({ level }) => level === 1)?.text ?? '';
  if (!title.toLowerCase().includes('auth.md')) return fail(`The heading of /auth.md is "${title}".`, remedy);
  const resource = (await readJson(context, resourceMetadataPath)).json;
  if (asList(member(resource, 'scopes_supported')).length === 0)
    return fail(`/auth.md exists, but ${resourceMetadataPath} supports no scope.`, remedy);
  if (!asList(member(resource, 'bearer_methods_supported')).includes('header'))
    return fail(`/auth.md exists, but ${resourceMetadataPath} takes no bearer token in a header.`, remedy);
  const documents = await readServerMetadata(context);
  const block = documents.map(({ json }) => member(json, 'agent_auth')).find((value) => value !== undefined);
  const missing = ['skill', 'register_uri', 'claim_uri'].filter((name) => !isText(member(block, name)));
  return missing.length === 0
    ? pass('Registration is described')
    : fail(`/auth.md exists, but agent_auth lacks ${missing.join(', ')}.`, remedy);
}

async function judgeAbsence(context: SiteContext, path: string, required: string): Promise<Outcome> {
  const { answer, json } = await readJson(context, path);
  const remedy = `Answer ${path} with 404, or with a JSON document that has "${required}".`;
  if (answer.status === 404) return pass(`${path} is a 404`);
  if (answer.status !== 200) return fail(`${path} answers ${answer.status}.`, remedy);
  if (looksLikeHtml(answer.text)) return fail(`${path} answers 200 with an HTML page.`, remedy);
  if (!isText(member(json, required))) return fail(`${path} answers 200 without "${required}".`, remedy);
  if ((await listChallenges(context)).length > 0) return pass(`${path} is a document`);
  return fail(`${path} announces protection, and yet everything is open.`, `Answer ${path} with 404.`);
}
