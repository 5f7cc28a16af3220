import { type Check, fail, firstProblem, notApplicable, type Outcome, pass } from '../check.ts';
import { looksLikeHtml, parsePage } from '../html-page.ts';
import { asList, isText, member, parseJson } from '../json-document.ts';
import { parseLinkHeader } from '../link-header.ts';
import { browserAccept, findSitemaps, type Listed, readHome, readSitemaps, spread } from '../pages.ts';
import { parseRobots } from '../robots-txt.ts';
import type { SiteContext } from '../site-context.ts';
import { parseSitemap } from '../sitemap.ts';

const SCANNER = 'isitagentready.com';
const MOST_LISTED = 100;
const usefulRelations = ['api-catalog', 'service-desc', 'service-doc', 'describedby'];
const dnsResolver = 'https://cloudflare-dns.com/dns-query';

/** Whether agents find what there is. */
export const discoverability: readonly Check[] = [
  {
    id: 'robotsTxt',
    title: 'robots.txt is there and readable',
    group: 'Discoverability',
    source: `${SCANNER}, RFC 9309`,
    isScored: true,
    async run(context) {
      const { status, mediaType, text } = await context.send('/robots.txt');
      const remedy = 'Publish /robots.txt as text/plain with at least one "User-agent:" line.';
      if (status !== 200) return fail(`/robots.txt answers ${status}.`, remedy);
      if (looksLikeHtml(text) || mediaType !== 'text/plain')
        return fail(`/robots.txt is ${looksLikeHtml(text) ? 'an HTML page' : mediaType}.`, remedy);
      const { groups } = parseRobots(text);
      return groups.length > 0
        ? pass(`${groups.length} groups of rules`)
        : fail('/robots.txt names no crawler.', remedy);
    },
  },
  {
    id: 'sitemap',
    title: 'The sitemap lists pages that answer at exactly these addresses',
    group: 'Discoverability',
    source: `${SCANNER}, sitemaps.org`,
    isScored: true,
    run: checkSitemap,
  },
  {
    id: 'linkHeaders',
    title: 'The home page points agents onward in its Link header',
    group: 'Discoverability',
    source: `${SCANNER}, RFC 8288`,
    isScored: true,
    async run(context) {
      const { answer } = await readHome(context);
      const links = parseLinkHeader(answer.headers.get('link'));
      const relations = new Set(links.flatMap((link) => link.relations));
      const useful = usefulRelations.filter((relation) => relations.has(relation));
      if (useful.length > 0) return pass(`${links.length} links, among them ${useful.join(', ')}`);
      return fail(
        links.length === 0 ? 'GET / sends no Link header.' : `Its relations are ${[...relations].join(', ')}.`,
        `Send a Link header with one of ${usefulRelations.join(', ')}, for example </llms.txt>; rel="describedby".`,
      );
    },
  },
  {
    id: 'dnsAid',
    title: 'DNS names the agents of the host (DNS-AID)',
    group: 'Discoverability',
    source: `${SCANNER}, draft-mozleywilliams-dnsop-dnsaid`,
    isScored: true,
    run: checkDns,
  },
];

async function checkSitemap(context: SiteContext): Promise<Outcome> {
  const remedy = 'List only canonical addresses that answer 200, in a urlset that robots.txt names with "Sitemap:".';
  const sitemaps = await findSitemaps(context);
  if (sitemaps.length === 0) return fail('There is no sitemap, in robots.txt or at the usual places.', remedy);
  for (const address of sitemaps) {
    const url = context.resolve(address);
    if (url === undefined || !context.isOwn(url)) return fail(`The sitemap ${address} lies on another host.`, remedy);
    const { status, text } = await context.send(url);
    if (status !== 200) return fail(`${url.pathname} answers ${status}.`, remedy);
    if (parseSitemap(text) === undefined) return fail(`${url.pathname} is no urlset or sitemapindex.`, remedy);
  }
  const listed = await readSitemaps(context);
  if (listed.length === 0) return fail('The sitemap lists no address.', remedy);
  const some = spread(listed, MOST_LISTED);
  const outcomes = await Promise.all(some.map((entry) => judgeListed(context, entry, remedy)));
  const scope = some.length < listed.length ? `, ${some.length} of them looked at` : '';
  return firstProblem(outcomes, `${listed.length} addresses${scope}`);
}

async function judgeListed(context: SiteContext, { url }: Listed, remedy: string): Promise<Outcome | undefined> {
  if (!context.isOwn(url)) return fail(`The sitemap lists ${url.href}, which is not on ${context.origin}.`, remedy);
  const { status, text, mediaType } = await context.send(url, { headers: { accept: browserAccept } });
  if (status !== 200) return fail(`The sitemap lists ${url.pathname}, which answers ${status}.`, remedy);
  if (mediaType !== 'text/html') return undefined;
  const canonical = parsePage(text).links.find(({ relations }) => relations.includes('canonical'))?.href;
  if (canonical === undefined || context.resolve(canonical, url)?.href === url.href) return undefined;
  return fail(`The sitemap lists ${url.href}, whose canonical address is ${canonical}.`, remedy);
}

async function checkDns(context: SiteContext): Promise<Outcome> {
  const { hostname } = new URL(context.origin);
  if (!context.asksDns)
    return notApplicable('The records belong to whoever runs the zone. Run with --dns to ask a public resolver.');
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname))
    return notApplicable(`${hostname} is not a name in the public DNS.`);
  const names = ['_index', '_mcp', '_a2a'].map((label) => `${label}._agents.${hostname}`);
  const replies = await Promise.all(
    names.flatMap((name) => ['SVCB', 'HTTPS'].map((type) => askResolver(context, name, type))),
  );
  const remedy = `Publish a signed (DNSSEC) record such as: _index._agents.${hostname}. HTTPS 1 ${hostname}. alpn="h2" port=443`;
  const found = replies.filter(({ answers }) => answers.some(isServiceMode));
  if (found.length === 0) return fail(`No SVCB or HTTPS record in ${names.join(', ')}.`, remedy);
  if (found.some(({ isSigned }) => isSigned)) return pass('A record in service mode, signed');
  return fail('There is a record, but the zone is not signed.', remedy);
}

async function askResolver(context: SiteContext, name: string, type: string) {
  const url = new URL(`${dnsResolver}?name=${encodeURIComponent(name)}&type=${type}&do=1`);
  const { text } = await context.sendOutside(url, { headers: { accept: 'application/dns-json' } });
  const json = parseJson(text);
  return {
    isSigned: member(json, 'AD') === true,
    answers: asList(member(json, 'Answer')).map((one) => member(one, 'data')),
  };
}

/** Priority above zero (RFC 9460), as text or as bytes (RFC 3597). */
function isServiceMode(data: unknown): boolean {
  if (!isText(data)) return false;
  const bytes = /^\\# \d+ ([0-9a-f]{2}) ?([0-9a-f]{2})/i.exec(data);
  return bytes === null ? /^[1-9]\d* /.test(data) : `${bytes[1]}${bytes[2]}` !== '0000';
}
