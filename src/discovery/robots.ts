import { type Site, siteUrl } from '../business/site.ts';

/** AI crawlers that obey a group with their name and then ignore the general one. */
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

/** The content signals of the policy on one line (contentsignals.org). */
export function writeSignals({ policy }: Site): string {
  const { search, aiInput, aiTrain } = policy.contentSignals;
  return `search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`;
}

/** `robots.txt` (RFC 9309) with content signals, explained in comments, in every group. */
export function writeRobots(site: Site): string {
  const rules = [`Content-Signal: ${writeSignals(site)}`, 'Allow: /'];
  const sections = [
    comment,
    ['User-agent: *', ...rules].join('\n'),
    [...aiCrawlers.map((name) => `User-agent: ${name}`), ...rules].join('\n'),
    `Sitemap: ${siteUrl(site, '/sitemap-index.xml')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

const comment = `# What may be done with these pages is said by content signals (contentsignals.org).
# A signal that is "yes" permits a use, one that is "no" forbids it, and one that is
# missing says nothing. Whoever collects the pages agrees to keep to the signals.
#
# search    to build an index and show links and short excerpts; AI summaries are not meant
# ai-input  to feed pages into a model while it answers, with the source named
# ai-train  to train or fine-tune models
#
# Where a signal is "no", the rights are reserved, as Article 4 of the European
# directive 2019/790 on copyright in the digital single market provides.`;
