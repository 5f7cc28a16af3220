import * as z from 'zod';
import { findChallenge } from '../challenge.ts';
import { type Check, fail, firstProblem, notApplicable, type Outcome, pass } from '../check.ts';
import { judgeJson, readJson } from '../json-document.ts';
import { browserAccept, spread } from '../pages.ts';
import { type Answer, RequestFailure } from '../site-client.ts';
import type { SiteContext } from '../site-context.ts';

const OWN = 'this check';
const honestTail = '(asked by agent-check for the site owner)';
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Programs that fetch for AI services, by the name each gives in `User-Agent`; the tail says who really asks. */
const agents: Readonly<Record<string, string>> = {
  'Claude-User': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0)',
  'ChatGPT-User': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0)',
  PerplexityBot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0)',
  GPTBot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  // Google fetches under the name of Googlebot; this name is a rule of robots.txt that some hosts match all the same.
  'Google-Extended': 'Mozilla/5.0 (compatible; Google-Extended/1.0)',
};
const asked = ['/', '/llms.txt', '/robots.txt'];

/** Whether agents get what browsers get, and robots.txt is the one that was written. */
export const agentAccess: readonly Check[] = [
  {
    id: 'agents-served',
    title: 'AI agents get the same answers as browsers',
    group: 'Bot access',
    source: OWN,
    async run(context) {
      const outcomes = await Promise.all(asked.map((path) => comparePath(context, path)));
      return firstProblem(outcomes, `${Object.keys(agents).join(', ')} get what a browser gets`);
    },
  },
  {
    id: 'robots-txt-unchanged',
    title: 'Nobody has rewritten robots.txt on its way',
    group: 'Bot access',
    source: OWN,
    async run(context) {
      const { status, text } = await context.send('/robots.txt');
      if (status !== 200) return fail(`/robots.txt answers ${status}.`, 'Publish a robots.txt.');
      if (/^# BEGIN Cloudflare Managed content/im.test(text))
        return fail(
          'robots.txt holds rules that Cloudflare has put in front of those of the site.',
          'In the Cloudflare dashboard of the zone, AI Crawl Control or Security, Settings: switch "Managed robots.txt" off. New zones have it on.',
        );
      const built = await context.readBuilt?.('/robots.txt');
      if (built === undefined)
        return notApplicable('Only the build knows what was written: name its folder with --built.');
      if (built === text) return pass('The bytes are those of the build');
      return fail(
        `robots.txt is not what was built: line ${firstDifference(built, text)} differs.`,
        'Deploy again. If it stays so, look for a setting of the host that rewrites robots.txt.',
      );
    },
  },
  {
    id: 'answers-unchanged',
    title: 'JSON answers are the bytes that were published',
    group: 'Honesty and safety',
    source: OWN,
    run: checkManifest,
  },
];

/** Addresses of a manifest that are looked at, spread over it. */
const MOST_ANSWERS = 200;

const manifest = z.looseObject({
  files: z.array(z.looseObject({ path: z.string().startsWith('/'), bytes: z.int(), sha256: z.string() })).min(1),
});

async function checkManifest(context: SiteContext): Promise<Outcome> {
  const document = await readJson(context, '/api/manifest/');
  if (document.answer.status === 404) return notApplicable('The site publishes no digests of its answers.');
  const remedy =
    'Look for a setting of the host that rewrites JSON, or deploy again: page and manifest may be of two builds.';
  const wrong = judgeJson(document, manifest, remedy);
  if (wrong !== undefined) return wrong;
  const { files } = manifest.parse(document.json);
  const looked = spread(files, MOST_ANSWERS);
  const outcomes = await Promise.all(
    looked.map(async ({ path, bytes, sha256 }) => {
      const answer = await context.send(path, { headers: { accept: 'application/json' } });
      if (answer.status !== 200) return fail(`${path} is in the manifest and answers ${answer.status}.`, remedy);
      const actual = await digest(answer.bytes);
      return actual === sha256
        ? undefined
        : fail(
            `${path} is not what was published: ${answer.bytes.length} bytes with SHA-256 ${actual.slice(0, 12)}…, published were ${bytes} with ${sha256.slice(0, 12)}….`,
            remedy,
          );
    }),
  );
  return firstProblem(outcomes, `${looked.length} of ${files.length} answers are byte for byte as published`);
}

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function comparePath(context: SiteContext, path: string): Promise<Outcome | undefined> {
  const usual = await ask(context, path, browser);
  const challenge = findChallenge(usual);
  if (challenge !== undefined) return fail(`${path}: ${challenge.what}, even for a browser.`, challenge.remedy);
  // A page that is another at each request cannot be compared byte for byte.
  const again = await ask(context, path, `${browser} ${honestTail}`);
  const isSteady = again.text === usual.text;
  for (const [name, userAgent] of Object.entries(agents)) {
    const outcome = compare(path, name, usual, await ask(context, path, `${userAgent} ${honestTail}`), isSteady);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

async function ask(context: SiteContext, path: string, userAgent: string): Promise<Answer> {
  try {
    return await context.send(path, { headers: { accept: browserAccept, 'user-agent': userAgent } });
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    throw new RequestFailure(`With the User-Agent "${userAgent}" ${error.message}`);
  }
}

function compare(path: string, name: string, usual: Answer, answer: Answer, isSteady: boolean): Outcome | undefined {
  const challenge = findChallenge(answer);
  if (challenge !== undefined)
    return fail(`${path} for ${name}: ${challenge.what} (status ${answer.status}).`, challenge.remedy);
  if (answer.status !== usual.status)
    return fail(
      `${path} answers ${name} with ${answer.status} and browsers with ${usual.status}.`,
      'Look for rules about User-Agent or about bots at the host, and let AI agents through.',
    );
  if (isSteady && answer.text !== usual.text)
    return fail(
      `${path} gives ${name} ${answer.bytes.length} bytes and browsers ${usual.bytes.length}, and not the same.`,
      'Look for a setting of the host that changes pages for bots (hidden addresses, injected links, "AI Labyrinth").',
    );
  return undefined;
}

function firstDifference(one: string, other: string): number {
  const lines = other.split('\n');
  const index = one.split('\n').findIndex((line, at) => line !== lines[at]);
  return (index === -1 ? one.split('\n').length : index) + 1;
}
