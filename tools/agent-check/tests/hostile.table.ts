import { checks } from '../checks.ts';
import { runChecks } from '../run-checks.ts';
import { waitMs } from './limits.ts';

export const base = 'http://site.test';

export const run = (fetch: typeof globalThis.fetch, timeout = waitMs) =>
  runChecks(checks, { base, origin: base, timeout, asksDns: false, fetch });

const each = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));
const list = (inside: string, count: number) =>
  each(count, (index) => `<${inside}><loc>${base}/${index}.xml</loc></${inside}>`).join('');

/**
 * What a site may answer to everything: media type, how often it says something, and the text of so often. So much
 * that a search which goes through it once from each character does not end while a test may run.
 */
const hostile: Readonly<Record<string, readonly [type: string, count: number, write: (count: number) => string]>> = {
  '3,000 nested elements': ['text/html', 3000, (count) => '<div>'.repeat(count)],
  '180,000 nested elements': ['text/html', 180_000, (count) => '<div>'.repeat(count)],
  '100,000 opening brackets': ['application/json', 100_000, (count) => '['.repeat(count)],
  'deep lists': ['application/json', 100_000, (count) => `${'['.repeat(count)}${']'.repeat(count)}`],
  'deep objects': ['application/json', 100_000, (count) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`],
  'links without end': ['text/markdown', 100_000, (count) => `# x\n${`[a](${base}/`.repeat(count)}`],
  'labels without end': ['text/markdown', 200_000, (count) => `# x\n${'[\\'.repeat(count)}`],
  'fences without end': ['text/markdown', 200_000, (count) => '```\n'.repeat(count)],
  'a heading of spaces': ['text/markdown', 1_000_000, (count) => `# a${' '.repeat(count)}b`],
  'an address of dots': ['text/markdown', 1_000_000, (count) => `# a\nhttp://${'.'.repeat(count)}x`],
  'a flood of links': [
    'text/markdown',
    20_000,
    (count) => `# x\n${each(count, (index) => `[a${index}](${base}/${index})`).join('\n')}`,
  ],
  'a flood of addresses': ['application/xml', 20_000, (count) => `<urlset>${list('url', count)}</urlset>`],
  'a flood of sitemaps': [
    'application/xml',
    20_000,
    (count) => `<sitemapindex>${list('sitemap', count)}</sitemapindex>`,
  ],
  'a robots.txt of sitemaps': ['text/plain', 50_000, (count) => `Sitemap: ${base}/x.xml\n`.repeat(count)],
};
/** The same as rows of a table. */
export const hostileAnswers = Object.entries(hostile).map(([name, kind]) => [name, ...kind] as const);

/** Runs every check on a site that answers everything with one text. Gives the results, and how many requests it took. */
export async function runOn(type: string, text: string) {
  let requests = 0;
  const results = await run(async () => {
    requests++;
    return new Response(text, { headers: { 'content-type': type } });
  });
  return { results, requests };
}
