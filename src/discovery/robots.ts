import { type Site, siteUrl } from '../business/site.ts';
import { textOf } from '../text/text.ts';

/** AI crawlers that ignore the general group if there is one with their name. */
const aiCrawlers = [
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'cohere-ai',
  'Google-Extended',
  'GPTBot',
  'Meta-ExternalAgent',
  'OAI-SearchBot',
  'PerplexityBot',
];

/** Renders the content signals of the policy on one line (contentsignals.org). */
export function formatSignals({ policy }: Site): string {
  const { search, aiInput, aiTrain } = policy.contentSignals;
  return `search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`;
}

/** Renders `robots.txt` (RFC 9309) with content signals, explained in comments, in every group. */
export function renderRobots(site: Site): string {
  const rules = [`Content-Signal: ${formatSignals(site)}`, 'Allow: /'];
  const sections = [
    textOf(site.country.locale).discovery.robots,
    ['User-agent: *', ...rules].join('\n'),
    [...aiCrawlers.map((name) => `User-agent: ${name}`), ...rules].join('\n'),
    `Sitemap: ${siteUrl(site, '/sitemap-index.xml')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}
