import { findMcpEndpoint, findOpenApi, listAnnouncements, listDocuments } from '../announcements.ts';
import { type Check, fail, firstProblem, notApplicable, type Outcome, pass } from '../check.ts';
import { isText, member, parseJson, readJson } from '../json-document.ts';
import { type Page, readHome, readSitemaps, samplePages } from '../pages.ts';
import type { SiteContext } from '../site-context.ts';

const RUBRIC = 'ax-audit';
const DAY = 86_400_000;

/** What every site should have, for people and machines alike. */
export const siteBasics: readonly Check[] = [
  {
    id: 'structured-data',
    title: 'The home page describes its subject in JSON-LD',
    group: 'Site basics',
    source: `${RUBRIC}, schema.org`,
    async run(context) {
      const { html } = await readHome(context);
      const remedy = 'Describe the organization with <script type="application/ld+json"> in the words of schema.org.';
      if (html.jsonLd.length === 0) return fail('The home page has no JSON-LD.', remedy);
      const values = html.jsonLd.map(parseJson);
      if (values.includes(undefined)) return fail('A JSON-LD block of the home page is no JSON.', remedy);
      const whole = values.every((value) => /schema\.org/.test(String(member(value, '@context'))));
      if (!whole) return fail('A JSON-LD block of the home page has no @context of schema.org.', remedy);
      const types = [...JSON.stringify(values).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
      return types.length === 0
        ? fail('The JSON-LD names no @type.', remedy)
        : pass([...new Set(types)].slice(0, 5).join(', '));
    },
  },
  {
    id: 'security-headers',
    title: 'Pages carry the usual security headers',
    group: 'Site basics',
    source: RUBRIC,
    async run(context) {
      const { headers } = (await readHome(context)).answer;
      const policy = headers.get('content-security-policy') ?? '';
      const missing = [
        ...(policy === '' ? ['Content-Security-Policy'] : []),
        ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['X-Content-Type-Options: nosniff']),
        ...(headers.has('referrer-policy') ? [] : ['Referrer-Policy']),
        ...(headers.has('x-frame-options') || policy.includes('frame-ancestors') ? [] : ['frame-ancestors']),
      ];
      return missing.length === 0
        ? pass('Content policy, sniffing, referrer, frames')
        : fail(`GET / lacks ${missing.join(', ')}.`, 'Send these headers with every response.');
    },
  },
  {
    id: 'well-known-cors',
    title: 'Documents for machines can be read by pages of any origin',
    group: 'Site basics',
    source: RUBRIC,
    async run(context) {
      const documents = await listDocuments(context);
      const answers = await Promise.all(documents.map(({ url }) => context.send(url)));
      const closed = answers.find(({ headers }) => headers.get('access-control-allow-origin') !== '*');
      return closed === undefined
        ? pass(`${documents.length} documents`)
        : fail(
            `${closed.url.pathname} has no "Access-Control-Allow-Origin: *".`,
            'Send it with every public document.',
          );
    },
  },
  {
    id: 'mcp-well-known',
    title: 'The MCP server is also described where older readers look',
    group: 'Site basics',
    source: `${RUBRIC}, isagentready.com`,
    async run(context) {
      if ((await findMcpEndpoint(context)) === undefined) return notApplicable('No MCP server is announced.');
      const { json, answer } = await readJson(context, '/.well-known/mcp.json');
      return isText(member(json, 'name'))
        ? pass('The same card')
        : fail(
            `/.well-known/mcp.json answers ${answer.status} without a name.`,
            'Serve the card of the server there too.',
          );
    },
  },
  {
    id: 'seo-basics',
    title: 'Pages have a title, a description, a canonical address, a language and one h1',
    group: 'Site basics',
    source: RUBRIC,
    run: (context) => judgePages(context, judgeBasics),
  },
  {
    id: 'meta-tags',
    title: 'Pages say how a link to them looks',
    group: 'Site basics',
    source: `${RUBRIC}, ogp.me`,
    run: (context) =>
      judgePages(context, ({ path, html }) => {
        const wanted = ['viewport', 'og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'];
        const missing = wanted.filter((name) => (html.metas.get(name) ?? '') === '');
        return missing.length === 0
          ? undefined
          : fail(`${path} lacks ${missing.join(', ')}.`, 'Add <meta property="…" content="…"> for each.');
      }),
  },
  {
    id: 'security-txt',
    title: 'security.txt says where to report a vulnerability, and has not expired',
    group: 'Site basics',
    source: `${RUBRIC}, RFC 9116`,
    run: checkSecurity,
  },
  {
    id: 'openapi-description',
    title: 'The API is described in OpenAPI',
    group: 'Site basics',
    source: RUBRIC,
    async run(context) {
      const description = await findOpenApi(context);
      const remedy = 'Serve OpenAPI 3 with info and paths at /openapi.json, and name it as service-desc.';
      if (description === undefined) {
        const named = (await listAnnouncements(context)).find(({ url }) => /openapi/.test(url.pathname));
        return named === undefined
          ? notApplicable('No API is announced.')
          : fail(`${named.url.pathname}, named by ${named.by}, is no OpenAPI description.`, remedy);
      }
      const { url, json } = description;
      const paths = Object.keys(Object(member(json, 'paths')));
      if (!/^3\./.test(String(member(json, 'openapi')))) return fail(`${url.pathname} is not OpenAPI 3.`, remedy);
      if (!isText(member(json, 'info', 'title')) || paths.length === 0)
        return fail(`${url.pathname} has no title or no paths.`, remedy);
      return pass(`${paths.length} paths at ${url.pathname}`);
    },
  },
  {
    id: 'transport-security',
    title: 'The site asks to be visited by https only',
    group: 'Site basics',
    source: `${RUBRIC}, RFC 6797`,
    async run(context) {
      const { answer } = await readHome(context);
      const url = new URL(context.base);
      const isLocal = /^(?:localhost|127\.|\[::1\])/.test(url.hostname);
      if (url.protocol === 'http:' && isLocal)
        return notApplicable('This machine is asked without https, where the header says nothing.');
      const header = answer.headers.get('strict-transport-security') ?? '';
      if (url.protocol === 'https:' && Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) > 0) return pass(header);
      return fail(
        url.protocol === 'https:' ? 'GET / has no Strict-Transport-Security.' : 'The site is served without https.',
        'Serve https only, with Strict-Transport-Security: max-age=31536000.',
      );
    },
  },
  {
    id: 'sitemap-lastmod',
    title: 'The sitemap says when pages last changed',
    group: 'Site basics',
    source: RUBRIC,
    async run(context) {
      const dates = (await readSitemaps(context)).map(({ lastModified }) => lastModified);
      const given = dates.filter((date) => date !== undefined);
      const remedy = 'Give <lastmod> the day the content changed, from the content itself.';
      if (given.length < dates.length / 2 || given.length === 0)
        return fail(`${given.length} of ${dates.length} addresses have a date.`, remedy);
      const wrong = given.find((date) => !(Date.parse(date) <= Date.now() + DAY));
      return wrong === undefined
        ? pass(`${given.length} of ${dates.length} addresses`)
        : fail(`"${wrong}" is no date in the past.`, remedy);
    },
  },
];

async function judgePages(context: SiteContext, judge: (page: Page) => Outcome | undefined): Promise<Outcome> {
  const pages = await samplePages(context);
  return firstProblem(pages.map(judge), `${pages.length} pages`);
}

function judgeBasics({ path, html }: Page): Outcome | undefined {
  const { title, language, metas, links, headings } = html;
  const problems = [
    ...(title.length >= 5 && title.length <= 70 ? [] : [`a title of ${title.length} characters (5 to 70 are good)`]),
    ...((metas.get('description') ?? '').length >= 20 ? [] : ['no description worth the name']),
    ...(links.some(({ relations }) => relations.includes('canonical')) ? [] : ['no canonical link']),
    ...(language === '' ? ['no language'] : []),
    ...(headings.filter(({ level }) => level === 1).length === 1 ? [] : ['not exactly one h1']),
  ];
  return problems.length === 0 ? undefined : fail(`${path} has ${problems.join(', ')}.`, 'Mend the head of the page.');
}

async function checkSecurity(context: SiteContext): Promise<Outcome> {
  const path = '/.well-known/security.txt';
  const { status, text } = await context.send(path);
  const remedy = 'Publish Contact and one Expires, at most a year ahead.';
  if (status === 404)
    return notApplicable(`The site publishes none; with ${path} people would know where to report a weakness.`);
  if (status !== 200) return fail(`${path} answers ${status}.`, remedy);
  if (!/^Contact: *\S/m.test(text)) return fail(`${path} has no Contact.`, remedy);
  const expiries = [...text.matchAll(/^Expires: *(\S+)/gm)].map(([, date = '']) => date);
  const [date = ''] = expiries;
  if (expiries.length !== 1 || Number.isNaN(Date.parse(date)))
    return fail(`${path} needs exactly one Expires.`, remedy);
  return firstProblem(
    [Date.parse(date) > Date.now() ? undefined : fail(`${path} expired on ${date}.`, remedy)],
    `Valid until ${date}`,
  );
}
