import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runChecks } from '@open-local-business/agent-check/run-checks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../../../tests/businesses.ts';
import { startNode } from '../../../tests/engines/node.ts';
import { waitMs } from '../../../tests/limits.ts';
import { findCheck } from './served-site.ts';

/** What an edge makes of an answer of the site. */
interface Edge {
  readonly what: string;
  /** What the check says about it: id, outcome, switch to look for. */
  readonly says: readonly [id: string, message: RegExp, remedy: RegExp];
  readonly change: (asked: { readonly path: string; readonly agent: string }, answer: EdgeAnswer) => EdgeAnswer;
}

interface EdgeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const aiAgent = /Claude-User|ChatGPT-User|PerplexityBot|GPTBot|Google-Extended/;
const page = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): EdgeAnswer => ({
  status,
  text,
  headers: { 'content-type': 'text/html', ...headers },
});
const forAgents =
  (made: EdgeAnswer): Edge['change'] =>
  ({ agent }, answer) =>
    aiAgent.test(agent) ? made : answer;

const edges: readonly Edge[] = [
  {
    what: 'a managed robots.txt in front of the own one',
    says: ['robots-txt-unchanged', /Cloudflare has put in front/, /"Managed robots\.txt" off/],
    change: ({ path }, answer) =>
      path === '/robots.txt'
        ? {
            ...answer,
            text: `# BEGIN Cloudflare Managed content\n\nUser-agent: ClaudeBot\nDisallow: /\n\n# END Cloudflare Managed Content\n\n${answer.text}`,
          }
        : answer,
  },
  {
    what: 'a robots.txt of its own',
    says: ['robots-txt-unchanged', /not what was built: line 1 differs/, /Deploy again/],
    change: ({ path }, answer) =>
      path === '/robots.txt' ? { ...answer, text: 'User-agent: *\nDisallow: /\n' } : answer,
  },
  {
    what: 'a block of AI bots',
    says: [
      'agents-served',
      /for Claude-User: Cloudflare blocks the program \(status 403\)/,
      /"Block AI bots" to "Do not block/,
    ],
    change: forAgents(page(403, '<h1>Sorry, you have been blocked</h1>', { server: 'cloudflare' })),
  },
  {
    what: 'a challenge for AI bots',
    says: ['agents-served', /Cloudflare shows a challenge/, /"Bot fight mode" off/],
    change: forAgents(page(403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' })),
  },
  {
    what: 'a price for crawlers',
    says: ['agents-served', /asks for payment/, /"Allow" instead of "Charge"/],
    change: forAgents(page(402, '', { 'crawler-price': 'USD 0.01' })),
  },
  {
    what: 'a checkpoint of Vercel',
    says: ['agents-served', /Vercel shows its security checkpoint/, /"Bot Protection" to off/],
    change: forAgents(page(429, '<title>Vercel Security Checkpoint</title>', { 'x-vercel-mitigated': 'challenge' })),
  },
  {
    what: 'a challenge for everybody',
    says: ['agents-served', /Cloudflare shows a challenge instead of the page, even for a browser/, /attack/],
    change: () => page(503, '<title>Just a moment...</title>'),
  },
  {
    what: 'a plain refusal by User-Agent',
    says: ['agents-served', /answers Claude-User with 406 and browsers with 200/, /rules about User-Agent/],
    change: forAgents(page(406, 'no')),
  },
  {
    what: 'other pages for bots',
    says: ['agents-served', /gives GPTBot \d+ bytes and browsers \d+, and not the same/, /AI Labyrinth/],
    change: ({ agent, path }, answer) =>
      path === '/' && agent.includes('GPTBot')
        ? { ...answer, text: answer.text.replace('</body>', '<a href="/x">x</a></body>') }
        : answer,
  },
];

describe.each(businesses.slice(0, 1))('an edge before the site of the $name', ({ folders, origin }) => {
  let site: Awaited<ReturnType<typeof startNode>>;
  let edge: Server;
  let change: Edge['change'];
  const agentsSeen = new Set<string>();

  beforeAll(async () => {
    site = await startNode(folders);
    edge = createServer(async (request, response) => {
      const agent = request.headers['user-agent'] ?? '';
      agentsSeen.add(agent);
      const { status, headers, text } = change({ path: request.url ?? '', agent }, await askSite(request));
      response.writeHead(status, headers).end(text);
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    edge.close();
    edge.closeAllConnections();
    await site.stop();
  });

  async function askSite({ url = '/', headers }: IncomingMessage): Promise<EdgeAnswer> {
    const answer = await fetch(`http://127.0.0.1:${site.port}${url}`, { headers: { accept: headers.accept ?? '*/*' } });
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
      text: await answer.text(),
    };
  }

  function check(id: string) {
    return runChecks([findCheck(id)], {
      base: `http://127.0.0.1:${(edge.address() as AddressInfo).port}`,
      origin,
      timeout: waitMs,
      asksDns: false,
      fetch,
      readBuilt: async () => (await fetch(`http://127.0.0.1:${site.port}/robots.txt`)).text(),
    });
  }

  test.each(edges)(
    'with $what is found out, with the switch to look for',
    async ({ says: [id, message, remedy], ...faulty }) => {
      change = faulty.change;
      const [result] = await check(id).catch((error: Error) => {
        // A site whose home page is a 5xx is not checked at all; it is asked once more without its status.
        expect(error.message).toMatch(/answers 503/);
        change = (asked, answer) => ({ ...faulty.change(asked, answer), status: 200 });
        return check(id);
      });
      expect(result?.outcome).toMatchObject({
        status: 'fail',
        message: expect.stringMatching(message),
        remedy: expect.stringMatching(remedy),
      });
    },
  );

  test.each(['agents-served', 'robots-txt-unchanged'])('that changes nothing passes %s', async (id) => {
    change = (_, answer) => answer;
    const [result] = await check(id);
    expect(result?.outcome.status).toBe('pass');
  });

  test('is asked under the names of agents, and told who really asks', () => {
    const named = [...agentsSeen].filter((agent) => aiAgent.test(agent));
    expect(named).toHaveLength(5);
    for (const agent of named) expect(agent).toContain('asked by agent-check');
  });
});
