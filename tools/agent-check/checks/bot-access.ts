import { type Check, fail, notApplicable, pass } from '../check.ts';
import { asList, member, parseJson } from '../json-document.ts';
import { parseRobots, parseSignals } from '../robots-txt.ts';
import type { SiteContext } from '../site-context.ts';

const SCANNER = 'isitagentready.com';
const keys = ['search', 'ai-input', 'ai-train'];
const keyDirectory = '/.well-known/http-message-signatures-directory';
const aiCrawlers = [
  'gptbot',
  'chatgpt-user',
  'claudebot',
  'claude-web',
  'anthropic-ai',
  'google-extended',
  'ccbot',
  'bytespider',
  'perplexitybot',
  'cohere-ai',
  'applebot-extended',
  'amazonbot',
  'meta-externalagent',
  'facebookbot',
  'omgilibot',
  'diffbot',
];

/** Whether crawlers are told what they may do. */
export const botAccess: readonly Check[] = [
  {
    id: 'robotsTxtAiRules',
    title: 'robots.txt has rules for AI crawlers',
    group: 'Bot access',
    source: SCANNER,
    isScored: true,
    async run(context) {
      const agents = (await readGroups(context)).flatMap((group) => group.agents);
      const named = agents.filter((agent) => aiCrawlers.includes(agent));
      if (named.length > 0) return pass(`${named.length} AI crawlers are named`);
      if (agents.includes('*')) return pass('A group for all crawlers, which AI crawlers obey');
      return fail(
        'robots.txt has no group that AI crawlers obey.',
        'Add "User-agent: *" or groups for GPTBot, ClaudeBot, Google-Extended and others, with Allow or Disallow.',
      );
    },
  },
  {
    id: 'contentSignals',
    title: 'robots.txt says what content may be used for, in every group',
    group: 'Bot access',
    source: `${SCANNER}, contentsignals.org`,
    isScored: true,
    async run(context) {
      const remedy = 'Write "Content-Signal: search=yes, ai-input=yes, ai-train=no" (each yes or no) in every group.';
      const groups = await readGroups(context);
      if (groups.length === 0) return fail('robots.txt has no groups.', remedy);
      for (const { agents, rules } of groups) {
        const lines = rules.filter(([name]) => name === 'content-signal').map(([, value]) => value);
        const signals = parseSignals(lines.join(','));
        const missing = keys.filter((key) => !['yes', 'no'].includes(signals.get(key) ?? ''));
        if (lines.length === 0) return fail(`The group of ${agents[0]} has no Content-Signal line.`, remedy);
        if (missing.length > 0)
          return fail(`The group of ${agents[0]} lacks yes or no for ${missing.join(', ')}.`, remedy);
      }
      return pass('search, ai-input and ai-train are answered');
    },
  },
  {
    id: 'webBotAuth',
    title: 'Keys of own bots are published (Web Bot Auth)',
    group: 'Bot access',
    source: SCANNER,
    async run(context) {
      const { status, text } = await context.send(keyDirectory);
      if (status === 404)
        return notApplicable('No keys are published: they are for sites that send bots of their own.');
      const count = asList(member(parseJson(text), 'keys')).length;
      if (status === 200 && count > 0) return pass(`${count} keys`);
      return fail(
        `${keyDirectory} answers ${status} with no keys.`,
        'Serve a JSON Web Key Set with at least one key there, or a 404 if the site sends no bots.',
      );
    },
  },
  {
    id: 'content-signal-header',
    title: 'Pages carry the content signals as a header too',
    group: 'Bot access',
    source: 'contentsignals.org',
    async run(context) {
      const header = (await context.send('/')).headers.get('content-signal');
      const remedy = 'Send the line of robots.txt as the header Content-Signal with every page.';
      if (header === null) return fail('GET / has no Content-Signal header.', remedy);
      const groups = await readGroups(context);
      const general = groups.find(({ agents }) => agents.includes('*')) ?? groups[0];
      const line = general?.rules.find(([name]) => name === 'content-signal')?.[1] ?? '';
      const [inHeader, inFile] = [parseSignals(header), parseSignals(line)];
      const wrong = keys.find((key) => inHeader.get(key) !== inFile.get(key));
      if (wrong === undefined) return pass(header);
      return fail(
        `${wrong} is "${inHeader.get(wrong) ?? ''}" in the header and "${inFile.get(wrong) ?? ''}" in robots.txt.`,
        remedy,
      );
    },
  },
  {
    id: 'content-usage-header',
    title: 'Pages carry the usage preference of the IETF draft',
    group: 'Bot access',
    source: 'aireadytest.com, draft-ietf-aipref-attach',
    async run(context) {
      const header = (await context.send('/')).headers.get('content-usage');
      if (header !== null && /\btrain-ai=[yn]\b/.test(header)) return pass(header);
      return fail(
        header === null ? 'GET / has no Content-Usage header.' : `Content-Usage is "${header}".`,
        'Send the header Content-Usage, for example: train-ai=n, search=y',
      );
    },
  },
];

async function readGroups(context: SiteContext) {
  const { status, text } = await context.send('/robots.txt');
  return status === 200 ? parseRobots(text).groups : [];
}
