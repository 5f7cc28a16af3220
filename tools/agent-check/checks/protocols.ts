import * as z from 'zod';
import { cardPaths, findMcpEndpoint, skillIndexPaths } from '../announcements.ts';
import { type Check, expectedFail, fail, firstProblem, type Outcome, pass } from '../check.ts';
import { isText, judgeJson, member, readFirstJson, readJson } from '../json-document.ts';
import type { SiteContext } from '../site-context.ts';

const SCANNER = 'isitagentready.com';
const ardPath = '/.well-known/ard.json';
const olderArdPath = '/.well-known/ai-catalog.json';
const agentCardPaths = ['/.well-known/agent-card.json', '/.well-known/agent.json'];
const text = z.string().min(1);
const target = z.looseObject({ href: text });

const linkset = z.looseObject({
  linkset: z.array(z.looseObject({ anchor: text }).catchall(z.union([z.array(target), z.string()]))).min(1),
});

const skillIndex = z.looseObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z
    .array(
      z.looseObject({
        name: z.string().regex(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
        type: z.enum(['skill-md', 'archive']),
        description: text.max(1024),
        url: text,
        digest: z.string().regex(/^sha256:[0-9a-f]{64}$/, 'must be "sha256:" and 64 hexadecimal digits'),
      }),
    )
    .min(1),
});

const aiCatalog = z.looseObject({
  specVersion: text,
  entries: z
    .array(
      z
        .looseObject({ identifier: text, displayName: text, type: text })
        .refine(
          (entry) => (entry.url === undefined) !== (entry.data === undefined),
          'needs exactly one of url and data',
        ),
    )
    .min(1),
});

const agentCard = z.looseObject({
  name: text,
  version: text,
  skills: z.array(z.looseObject({ id: text, name: text })).min(1),
});

/** Whether the documents of agent protocols are there and in order. */
export const protocols: readonly Check[] = [
  {
    id: 'apiCatalog',
    title: 'The API catalog leads to the description of every API',
    group: 'Protocols',
    source: `${SCANNER}, RFC 9727`,
    isScored: true,
    run: checkApiCatalog,
  },
  {
    id: 'mcpServerCard',
    title: 'A card describes the MCP server',
    group: 'Protocols',
    source: `${SCANNER}, SEP-1649, SEP-2127`,
    isScored: true,
    async run(context) {
      const remedy = `Publish name, version and endpoint (or serverInfo and remotes) at ${cardPaths[0]}.`;
      const card = await readFirstJson(context, cardPaths);
      if (card === undefined) return fail(`There is no card at ${cardPaths.join(', ')}.`, remedy);
      const { json, answer } = card;
      const [name, version] = ['name', 'version'].map((key) => member(json, key) ?? member(json, 'serverInfo', key));
      if (!isText(name) || !isText(version)) return fail(`${answer.url.pathname} gives no name and version.`, remedy);
      const endpoint = await findMcpEndpoint(context);
      return endpoint === undefined
        ? fail(`${answer.url.pathname} does not say where the server is.`, remedy)
        : pass(`${name} ${version} at ${endpoint.pathname}`);
    },
  },
  {
    id: 'a2aAgentCard',
    title: 'A card describes the A2A agent',
    group: 'Protocols',
    source: `${SCANNER}, a2a-protocol.org`,
    isScored: true,
    run: checkAgentCard,
  },
  {
    id: 'agentSkills',
    title: 'Skills for agents are listed',
    group: 'Protocols',
    source: `${SCANNER}, Agent Skills discovery 0.2.0`,
    isScored: true,
    async run(context) {
      const remedy = `List the skills at ${skillIndexPaths[0]} as Agent Skills discovery 0.2.0 has it.`;
      const documents = await Promise.all(skillIndexPaths.map((path) => readJson(context, path)));
      const index = documents.find(({ answer }) => answer.status === 200) ?? documents[0];
      if (index === undefined) return fail('There is no index of skills.', remedy);
      const wrong = judgeJson(index, skillIndex, remedy);
      if (wrong !== undefined) return wrong;
      const { skills } = skillIndex.parse(index.json);
      const outcomes = await Promise.all(
        skills.map(async ({ name, url }) => {
          const at = context.resolve(url, index.answer.url);
          if (at === undefined) return fail(`The address of the skill ${name} is not one.`, remedy);
          if (!context.isOwn(at)) return undefined;
          const { status } = await context.send(at);
          return status === 200 ? undefined : fail(`The skill ${name} answers ${status} at ${at.pathname}.`, remedy);
        }),
      );
      return firstProblem(outcomes, skills.map(({ name }) => name).join(', '));
    },
  },
  {
    id: 'ard',
    title: 'A manifest lists what agents can use',
    group: 'Protocols',
    source: `${SCANNER}, Agentic Resource Discovery 0.91`,
    isScored: true,
    async run(context) {
      const remedy = `Publish ${ardPath} with entries (identifier, displayName, type, url) and Access-Control-Allow-Origin: *.`;
      const document = await readJson(context, ardPath);
      const older = await readJson(context, olderArdPath);
      if (document.answer.status !== 200 && older.json !== undefined)
        return fail(`There is only ${olderArdPath}, the address of before.`, remedy);
      const wrong = judgeJson(document, aiCatalog, remedy);
      if (wrong !== undefined) return wrong;
      if (document.answer.headers.get('access-control-allow-origin') !== '*')
        return fail(`${ardPath} cannot be read by pages of other origins.`, remedy);
      return pass(`${aiCatalog.parse(document.json).entries.length} entries`);
    },
  },
];

async function checkApiCatalog(context: SiteContext): Promise<Outcome> {
  const remedy =
    'Serve a linkset at /.well-known/api-catalog as application/linkset+json with service-desc or service-doc.';
  const document = await readJson(context, '/.well-known/api-catalog', 'application/linkset+json');
  const wrong = judgeJson(document, linkset, remedy);
  if (wrong !== undefined) return wrong;
  const { mediaType } = document.answer;
  if (mediaType !== 'application/linkset+json')
    return fail(`/.well-known/api-catalog is served as ${mediaType}.`, remedy);
  const contexts = linkset.parse(document.json).linkset;
  const described = contexts.filter((links) => ['service-desc', 'service-doc', 'status'].some((name) => name in links));
  return described.length > 0
    ? pass(`${described.length} APIs described`)
    : fail('No API in the catalog has service-desc, service-doc or status.', remedy);
}

async function checkAgentCard(context: SiteContext): Promise<Outcome> {
  const remedy = 'Give the card name, version, skills and the url of a running agent, or take it away.';
  const documents = await Promise.all(agentCardPaths.map((path) => readJson(context, path)));
  const card = documents.find(({ answer }) => answer.status === 200);
  if (card === undefined) {
    return expectedFail(
      'No A2A agent runs here, so there is no card of one. A card without an agent would send others into the void.',
    );
  }
  const wrong = judgeJson(card, agentCard, remedy);
  if (wrong !== undefined) return wrong;
  const address = member(card.json, 'url') ?? member(card.json, 'supportedInterfaces', 0, 'url');
  const url = isText(address) ? context.resolve(address) : undefined;
  if (url === undefined) return fail(`${card.answer.url.pathname} does not say where the agent is.`, remedy);
  if (!context.isOwn(url)) return pass(`The agent is at ${url.href}`);
  const { status } = await context.send(url);
  return status === 404
    ? fail(`The card names an agent at ${url.pathname}, where there is nothing (404).`, remedy)
    : pass(`The agent is at ${url.pathname}`);
}
