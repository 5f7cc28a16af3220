import { asList, isText, member, readFirstJson, readJson } from './json-document.ts';
import { parseLinkHeader } from './link-header.ts';
import { listAddresses, listLinks } from './markdown-text.ts';
import { readHome } from './pages.ts';
import type { SiteContext } from './site-context.ts';

/** An address the site names to machines. */
export interface Announcement {
  readonly url: URL;
  /** Media type it is announced with. */
  readonly type: string | undefined;
  /** Where it is named. */
  readonly by: string;
}

/** Where readers look for the card of an MCP server. */
export const cardPaths = [
  '/.well-known/mcp/server-card.json',
  '/.well-known/mcp/server-cards.json',
  '/.well-known/mcp.json',
];

/** Where readers look for an index of skills. */
export const skillIndexPaths = ['/.well-known/agent-skills/index.json', '/.well-known/skills/index.json'];

/** Every address the site names to machines, its own ones first among equals. */
export async function listAnnouncements(context: SiteContext): Promise<Announcement[]> {
  const found = await Promise.all([
    readLinks(context),
    readApiCatalog(context),
    readAiCatalog(context),
    readLlms(context),
    readSkills(context),
  ]);
  return found.flat();
}

/** Documents for machines: what headers and catalogs announce, and what lies at the usual places; no endpoints. */
export async function listDocuments(context: SiteContext): Promise<Announcement[]> {
  const announced = await Promise.all([readLinks(context), readApiCatalog(context), readAiCatalog(context)]);
  const usual = [
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/.well-known/api-catalog',
    '/.well-known/ard.json',
    '/.well-known/ai-catalog.json',
    '/openapi.json',
    ...cardPaths,
    ...skillIndexPaths,
  ];
  const there = await Promise.all(
    usual.map(async (path) => {
      const answer = await context.send(path);
      return answer.status === 200 ? [{ url: answer.url, type: undefined, by: 'its usual place' }] : [];
    }),
  );
  const endpoint = await findMcpEndpoint(context);
  const documents = [...announced.flat(), ...there.flat()].filter(
    ({ url }) => context.isOwn(url) && url.pathname !== endpoint?.pathname,
  );
  return [...new Map(documents.map((document) => [document.url.pathname, document])).values()];
}

/** The address of the MCP endpoint, as the card of the server gives it. */
export async function findMcpEndpoint(context: SiteContext): Promise<URL | undefined> {
  const card = await readFirstJson(context, cardPaths);
  const remote = asList(member(card?.json, 'remotes')).map((entry) => member(entry, 'url'));
  const [address] = [...remote, member(card?.json, 'endpoint')].filter(isText);
  return address === undefined ? undefined : context.resolve(address);
}

/** The OpenAPI description: where the Link header or the catalog names it, else at the usual places. */
export async function findOpenApi(
  context: SiteContext,
): Promise<{ readonly url: URL; readonly json: unknown } | undefined> {
  const { answer } = await readHome(context);
  const named = parseLinkHeader(answer.headers.get('link'))
    .filter(({ relations }) => relations.includes('service-desc'))
    .map(({ target }) => target);
  const paths = [...named, '/openapi.json', '/.well-known/openapi.json'].flatMap((path) => context.resolve(path) ?? []);
  for (const url of paths.filter(context.isOwn)) {
    const { json } = await readJson(context, url);
    if (isText(member(json, 'openapi'))) return { url, json };
  }
  return undefined;
}

async function readLinks(context: SiteContext): Promise<Announcement[]> {
  const { answer, html } = await readHome(context);
  const inHeader = parseLinkHeader(answer.headers.get('link')).map(({ target, type }) => ({
    target,
    type,
    by: 'the Link header',
  }));
  const wanted = ['alternate', 'describedby', 'ard', 'ai-catalog', 'api-catalog', 'service-desc', 'service-doc'];
  const inPage = html.links
    .filter(({ relations }) => relations.some((relation) => wanted.includes(relation)))
    .map(({ href, type }) => ({ target: href, type: type === '' ? undefined : type, by: 'a link element' }));
  return [...inHeader, ...inPage].flatMap(({ target, ...rest }) => {
    const url = context.resolve(target, answer.url);
    return url === undefined ? [] : [{ url, ...rest }];
  });
}

async function readApiCatalog(context: SiteContext): Promise<Announcement[]> {
  const { json } = await readJson(context, '/.well-known/api-catalog', 'application/linkset+json');
  const contexts = asList(member(json, 'linkset'));
  const targets = contexts.flatMap((links) =>
    typeof links === 'object' && links !== null
      ? Object.entries(links).flatMap(([relation, list]) => (relation === 'profile' ? [] : asList(list)))
      : [],
  );
  return describeTargets(context, targets, 'href', 'the API catalog');
}

async function readAiCatalog(context: SiteContext): Promise<Announcement[]> {
  const { json } = await readJson(context, '/.well-known/ai-catalog.json');
  return describeTargets(context, asList(member(json, 'entries')), 'url', 'the AI catalog');
}

async function readLlms(context: SiteContext): Promise<Announcement[]> {
  const { status, text } = await context.send('/llms.txt');
  if (status !== 200) return [];
  return listLinks(text).flatMap(({ target }) => {
    const url = context.resolve(target);
    return url === undefined ? [] : [{ url, type: undefined, by: 'llms.txt' }];
  });
}

async function readSkills(context: SiteContext): Promise<Announcement[]> {
  const index = await readFirstJson(context, skillIndexPaths);
  const skills = describeTargets(context, asList(member(index?.json, 'skills')), 'url', 'the index of skills');
  const texts = await Promise.all(
    skills.filter(({ url }) => context.isOwn(url)).map(async ({ url }) => (await context.send(url)).text),
  );
  const named = texts.flatMap(listAddresses).flatMap((address) => {
    const url = context.resolve(address);
    return url === undefined ? [] : [{ url, type: undefined, by: 'a skill' }];
  });
  return [...skills.map((skill) => ({ ...skill, type: undefined })), ...named];
}

function describeTargets(context: SiteContext, targets: readonly unknown[], name: string, by: string): Announcement[] {
  return targets.flatMap((target) => {
    const address = member(target, name);
    const type = member(target, 'type');
    const url = isText(address) ? context.resolve(address) : undefined;
    return url === undefined ? [] : [{ url, type: isText(type) ? type : undefined, by }];
  });
}
