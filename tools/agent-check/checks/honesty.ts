import {
  type Announcement,
  cardPaths,
  findMcpEndpoint,
  listAnnouncements,
  listDocuments,
  skillIndexPaths,
} from '../announcements.ts';
import { type Check, fail, firstProblem, notApplicable, type Outcome, pass } from '../check.ts';
import { asList, isText, member, readFirstJson } from '../json-document.ts';
import { parseLinkHeader } from '../link-header.ts';
import { listAddresses } from '../markdown-text.ts';
import { callMcp, initializeMcp } from '../mcp-call.ts';
import { samplePages, spread } from '../pages.ts';
import type { SiteContext } from '../site-context.ts';

const OWN = 'agent-check';
const MOST_ADDRESSES = 200;
const catalogPath = '/.well-known/api-catalog';
const localHost = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;
const previewHost = /\.(?:pages\.dev|workers\.dev|vercel\.app|netlify\.app|github\.io|onrender\.com|ngrok\.\w+)$/;
const claim =
  /\b(?:(?:has|have) been|is|are) (?:now )?(?:booked|scheduled|reserved)\b|\b(?:confirmed (?:appointment|booking)|(?:appointment|booking|visit) (?:is|has been) confirmed)\b/i;
const denial = /\b(?:no|not|nothing|nobody|never|cannot|neither|until|if|once|when|before|whether)\b/i;

/** Whether the site keeps what it says. */
export const honesty: readonly Check[] = [
  {
    id: 'anonymous-mcp',
    title: 'The MCP endpoint opens and lists its tools without credentials',
    group: 'Honesty and safety',
    source: 'Model Context Protocol',
    async run(context) {
      const endpoint = await findMcpEndpoint(context);
      if (endpoint === undefined) return notApplicable('No MCP endpoint is announced.');
      const remedy = 'Answer initialize and tools/list at the announced address without credentials.';
      const { answer, message } = await initializeMcp(context, endpoint);
      if (!isText(member(message, 'result', 'protocolVersion')))
        return fail(`POST ${endpoint.pathname} initialize answers ${answer.status} without a result.`, remedy);
      const session = answer.headers.get('mcp-session-id');
      const version = String(member(message, 'result', 'protocolVersion'));
      const reply = await callMcp(
        context,
        endpoint,
        'tools/list',
        {},
        {
          'mcp-protocol-version': version,
          ...(session === null ? {} : { 'mcp-session-id': session }),
        },
      );
      const tools = asList(member(reply.message, 'result', 'tools')).map((tool) => member(tool, 'name'));
      return tools.length > 0 ? pass(tools.join(', ')) : fail(`tools/list at ${endpoint.pathname} lists none.`, remedy);
    },
  },
  {
    id: 'card-matches-server',
    title: 'The card says of the MCP server what the server says of itself',
    group: 'Honesty and safety',
    source: 'SEP-2127',
    run: checkCard,
  },
  {
    id: 'announced-addresses',
    title: 'Every announced address answers 200 with the announced media type',
    group: 'Honesty and safety',
    source: OWN,
    async run(context) {
      const endpoint = await findMcpEndpoint(context);
      const own = (await listAnnouncements(context)).filter(({ url }) => context.isOwn(url));
      const some = spread(own, MOST_ADDRESSES);
      const outcomes = await Promise.all(some.map((announcement) => judgeAddress(context, announcement, endpoint)));
      return firstProblem(outcomes, `${some.length} of ${own.length} addresses`);
    },
  },
  {
    id: 'catalog-head',
    title: 'HEAD of the API catalog names it in a Link header',
    group: 'Honesty and safety',
    source: 'RFC 9727, section 2',
    async run(context) {
      const { status, headers } = await context.send(catalogPath, { method: 'HEAD' });
      if (status === 404) return notApplicable('There is no API catalog.');
      const links = parseLinkHeader(headers.get('link'));
      if (links.some(({ relations }) => relations.includes('api-catalog'))) return pass('rel="api-catalog"');
      return fail(
        `HEAD ${catalogPath} answers ${status} without rel="api-catalog".`,
        `Send Link: <${catalogPath}>; rel="api-catalog" with it.`,
      );
    },
  },
  {
    id: 'document-etags',
    title: 'Documents for machines have strong entity tags, and 304 is given for them',
    group: 'Honesty and safety',
    source: 'RFC 9110, section 13.1.2',
    async run(context) {
      const documents = await listDocuments(context);
      const outcomes = await Promise.all(
        documents.filter(({ url }) => url.pathname !== '/').map(({ url }) => judgeTag(context, url)),
      );
      return firstProblem(outcomes, `${documents.length} documents`);
    },
  },
  {
    id: 'own-origin',
    title: 'Pages and documents speak of this origin, not of a test machine',
    group: 'Honesty and safety',
    source: OWN,
    run: checkOrigin,
  },
  {
    id: 'no-booking-claims',
    title: 'Nothing says that something has been booked',
    group: 'Honesty and safety',
    source: OWN,
    async run(context) {
      const texts = await listTexts(context);
      for (const { path, text } of texts) {
        const sentence = text.split(/(?<=[.!?])\s|\n/).find((part) => claim.test(part) && !denial.test(part));
        if (sentence !== undefined) {
          return fail(
            `${path} says "${sentence.trim().slice(0, 120)}".`,
            'Say what happens next instead: a document cannot know that a visit was arranged.',
          );
        }
      }
      return pass(`${texts.length} pages and documents`);
    },
  },
  {
    id: 'skill-digests',
    title: 'Digests of skills are those of the bytes served',
    group: 'Honesty and safety',
    source: 'Agent Skills discovery 0.2.0',
    async run(context) {
      const index = await readFirstJson(context, skillIndexPaths);
      const skills = asList(member(index?.json, 'skills'));
      if (skills.length === 0) return notApplicable('No skills are listed.');
      const outcomes = await Promise.all(skills.map((skill) => judgeDigest(context, skill, index?.answer.url)));
      return firstProblem(outcomes, `${skills.length} skills`);
    },
  },
];

async function checkCard(context: SiteContext): Promise<Outcome> {
  const endpoint = await findMcpEndpoint(context);
  if (endpoint === undefined) return notApplicable('No MCP endpoint is announced.');
  const card = await readFirstJson(context, cardPaths);
  const { message } = await initializeMcp(context, endpoint);
  const remedy = 'Make the card and the answer to initialize from the same values.';
  for (const key of ['name', 'version']) {
    const inCard = member(card?.json, key) ?? member(card?.json, 'serverInfo', key);
    const live = member(message, 'result', 'serverInfo', key);
    if (inCard !== live) return fail(`The card gives the ${key} ${inCard}, the server ${live}.`, remedy);
  }
  const versions = asList(member(card?.json, 'remotes', 0, 'supportedProtocolVersions'));
  const spoken = member(message, 'result', 'protocolVersion');
  if (versions.length > 0 && !versions.includes(spoken))
    return fail(`The server speaks ${spoken}, which the card does not list.`, remedy);
  return pass(`${member(card?.json, 'version')}, protocol ${spoken}`);
}

async function judgeAddress(
  context: SiteContext,
  { url, type, by }: Announcement,
  endpoint: URL | undefined,
): Promise<Outcome | undefined> {
  const { status, mediaType } = await context.send(
    url,
    type === undefined ? {} : { headers: { accept: `${type}, */*;q=0.1` } },
  );
  // An endpoint that is only called by POST may refuse to be read.
  if (status === 405 && url.pathname === endpoint?.pathname) return undefined;
  const remedy = 'Mend the address or its type, or stop announcing it.';
  if (status !== 200) return fail(`${url.pathname}, named by ${by}, answers ${status}.`, remedy);
  const wanted = type?.split(';')[0]?.trim().toLowerCase();
  if (wanted === undefined || wanted === mediaType) return undefined;
  return fail(`${url.pathname}, named by ${by} as ${wanted}, is ${mediaType}.`, remedy);
}

async function judgeTag(context: SiteContext, url: URL): Promise<Outcome | undefined> {
  const tag = (await context.send(url)).headers.get('etag') ?? '';
  const remedy = 'Derive a strong ETag from the bytes, and answer If-None-Match with 304.';
  if (!/^"[^"]+"$/.test(tag)) return fail(`${url.pathname} has ${tag === '' ? 'no ETag' : `the ETag ${tag}`}.`, remedy);
  const { status } = await context.send(url, { headers: { 'if-none-match': tag } });
  return status === 304 ? undefined : fail(`${url.pathname} answers its own ETag with ${status}.`, remedy);
}

async function checkOrigin(context: SiteContext): Promise<Outcome> {
  const { hostname } = new URL(context.origin);
  const pages = await samplePages(context);
  const remedy = `Build the site for ${context.origin}, and take every address from that setting.`;
  for (const { path, html, answer } of pages) {
    const canonical = html.links.find(({ relations }) => relations.includes('canonical'))?.href;
    const url = canonical === undefined ? undefined : context.resolve(canonical, answer.url);
    if (url !== undefined && url.origin !== context.origin)
      return fail(`The canonical address of ${path} is ${url.href}.`, remedy);
  }
  const texts = await listTexts(context);
  for (const { path, text } of texts) {
    for (const address of listAddresses(text)) {
      const host = URL.parse(address)?.hostname ?? '';
      if (host !== hostname && (localHost.test(host) || previewHost.test(host)))
        return fail(`${path} speaks of ${address}.`, remedy);
    }
  }
  return pass(`${texts.length} pages and documents`);
}

async function listTexts(context: SiteContext): Promise<{ readonly path: string; readonly text: string }[]> {
  const pages = (await samplePages(context)).map(({ path, html, answer }) => ({
    path,
    text: `${html.text}\n${answer.text}`,
  }));
  const documents = await Promise.all((await listDocuments(context)).map(({ url }) => context.send(url)));
  return [...pages, ...documents.map(({ url, text }) => ({ path: url.pathname, text }))];
}

async function judgeDigest(context: SiteContext, skill: unknown, from: URL | undefined): Promise<Outcome | undefined> {
  const [address, digest] = [member(skill, 'url'), member(skill, 'digest')];
  const url = isText(address) ? context.resolve(address, from) : undefined;
  if (url === undefined || !context.isOwn(url)) return undefined;
  const { bytes } = await context.send(url);
  const hash = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  const actual = `sha256:${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  if (digest === actual) return undefined;
  return fail(
    `The index gives ${digest} for ${url.pathname}, whose bytes have ${actual}.`,
    'Compute the digest of the bytes that are served, after every change to them.',
  );
}
