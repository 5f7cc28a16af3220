import { describeNotice } from '../business/business.ts';
import { formatReview, homeReviews, listProofTerms } from '../business/proof.ts';
import { placePath, type Site, type SitePlace, servicePath, siteUrl, tellsResponse } from '../business/site.ts';
import { formatAddress, formatTelephone } from '../countries/formats.ts';
import { code, joinMarkdown, link, type Markdown, md } from '../escape/markdown.ts';
import { capitalize, formatDistance, formatMinutes } from '../format/wording.ts';
import { summarizeEmergencyLine, summarizeHours } from '../hours/opening-hours.ts';
import { nameBase } from '../places/coverage-messages.ts';
import { formatPriceSentence } from '../prices/price.ts';
import { listPriceTerms } from '../prices/pricing.ts';
import { listedPages, listOwnPages, markdownPathOf, newsPath, pagePath, templatePage } from '../site-pages/pages.ts';
import { skillPath } from './agent-skill.ts';

/** Maximum length, beyond which clients truncate; a longer list of places is replaced by a link. */
const LONGEST = 50_000;

const NO_BOOKING =
  'Nothing can be booked through this site or its API: a person arranges every visit by telephone or email.';

/** Path of `llms.txt`. */
export const llmsPath = '/llms.txt';

/** `llms.txt` (llmstxt.org): summary of the site, most important facts, links. */
export function writeLlms(site: Site): string {
  const { business, services, places, country } = site;
  const linkPage = (name: string, path: string, note: string) => {
    const page = link(name, siteUrl(site, markdownPathOf(path)));
    return note === '' ? md`- ${page}` : md`- ${page}: ${note}`;
  };
  const linkDocument = (name: string, path: string, note: string) => md`- ${link(name, siteUrl(site, path))}: ${note}`;
  const list = (items: readonly Markdown[]) => joinMarkdown(items, '\n');
  const listTerms = (terms: readonly { readonly name: string; readonly text: string }[]) =>
    list(terms.map(({ name, text }) => md`- ${name}: ${text}`));
  const { address, contact } = business;
  const line = summarizeEmergencyLine(site);
  const whatIs =
    business.disclosure === undefined ? business.description : `${business.description} ${business.disclosure}`;
  const sections = [
    md`# ${business.name}`,
    md`> ${whatIs}`,
    ...(business.notice === undefined ? [] : [md`**${describeNotice(business.notice, site)}**`]),
    list([
      md`- Telephone: ${formatTelephone(contact.telephone, country)}`,
      md`- Email: ${contact.email}`,
      md`- Address: ${formatAddress(address, country)}`,
      md`- Open: ${summarizeHours(business, country.locale)}`,
      ...(line === undefined ? [] : [md`- Emergency line: ${line}`]),
    ]),
    md`${business.pricing.notice} ${NO_BOOKING}`,
    md`## Services`,
    list(
      services.map((service) =>
        linkPage(
          service.name,
          servicePath(service),
          `${service.symptom}. ${formatPriceSentence(service.price, site.money)}`,
        ),
      ),
    ),
    listTerms([...listPriceTerms(site), ...business.policies]),
    listTerms(listProofTerms(site)),
    ...(site.reviews.length === 0
      ? []
      : [md`## What customers wrote`, list(homeReviews(site).map((review) => md`- ${formatReview(site, review)}`))]),
    md`## Pages`,
    list([
      ...listedPages(site)
        .filter((page) => page.slug !== 'api')
        .map((page) => linkPage(page.title, pagePath(page), page.description)),
      ...listOwnPages(site).map((path) => linkPage(nameOfPath(path), path, '')),
    ]),
    ...(site.news.length === 0
      ? []
      : [md`## News`, list(site.news.map((item) => linkPage(item.title, newsPath(item), item.description)))]),
    md`## For software`,
    list([
      linkPage('API and MCP documentation', '/docs/api/', 'endpoints, tools, errors, examples'),
      linkDocument('OpenAPI 3.1 description', '/openapi.json', 'every endpoint with schemas and real answers'),
      linkDocument('MCP server card', '/api/mcp/server-card', 'the endpoint for AI agents, no key needed'),
      linkDocument('Skill for agents', skillPath(site), 'how to use both well, with an example'),
      linkDocument('All pages in one file', fullTextPath, 'everything but the pages of single places'),
    ]),
    joinMarkdown(
      [
        md`Whether a place is served${tellsResponse(site) ? ', and how soon' : ''}:`,
        md`GET ${code(siteUrl(site, '/api/coverage/?city='))} with its name behind it,`,
        md`or ${code('?postal=')} with ${site.terms.aPostalCode}.`,
      ],
      ' ',
    ),
  ];
  const { markdown: text } = joinMarkdown(sections, '\n\n');
  const optional = list(places.map((place) => linkPage(place.name, placePath(place), describeWay(site, place))));
  const whole = `${text}\n\n## Optional\n\n${optional.markdown}\n`;
  return places.length > 0 && whole.length < LONGEST ? whole : `${text}\n`;
}

/** What a page is called by its path: `/about/our-team/` is "Our team". */
function nameOfPath(path: string): string {
  return capitalize((path.split('/').findLast((part) => part !== '') ?? path).replaceAll('-', ' '));
}

/** Distance and response time of a place. */
function describeWay(site: Site, { distanceKm, responseMinutes }: SitePlace): string {
  const { business, country } = site;
  const { name } = nameBase(site);
  const from = business.address.streetAddress === undefined ? name : 'the base';
  const distance = distanceKm < 1 ? name : `${formatDistance(distanceKm, country)} from ${from}`;
  return responseMinutes === null
    ? distance
    : `${distance}, usual response ${formatMinutes(responseMinutes, country.locale)}`;
}

/** Path of the Markdown alternates of all pages in one file. */
export const fullTextPath = '/llms-full.txt';

/** Paths of the pages in `llms-full.txt`. */
export function fullTextPages(site: Site): string[] {
  const paths = [
    '/',
    ...site.services.map(servicePath),
    ...listedPages(site).map(pagePath),
    ...site.ownPages,
    ...site.news.map(newsPath),
  ];
  return [...new Set([...paths, pagePath(templatePage(site, 'api'))])];
}

/** `llms-full.txt`: the concatenated Markdown of the pages, each with its URL. */
export function writeLlmsFull(site: Site, markdown: ReadonlyMap<string, string>): string {
  const texts = fullTextPages(site).flatMap((path) => {
    const text = markdown.get(path);
    return text === undefined ? [] : [`Source: ${siteUrl(site, path)}\n\n${text.trim()}\n`];
  });
  return texts.join('\n---\n\n');
}
