import { describeNotice } from '../business/notice.ts';
import { listPriceTerms } from '../business/price-terms.ts';
import { homeReviews, listProofTerms, wordReview } from '../business/proof.ts';
import { placePath, type Site, servicePath, siteUrl } from '../business/site.ts';
import { summarizeLine, summarizeWeek } from '../hours/opening-hours.ts';
import { twinOf } from '../site-pages/markdown-path.ts';
import { newsPath } from '../site-pages/news.ts';
import { listedPages, pagePath, templatePage } from '../site-pages/pages.ts';
import { formatCad, formatMinutes, formatTelephone } from '../words/wording.ts';
import { skillPath } from './agent-skill.ts';

/** More is cut off by readers; the list of places is then left to its own page. */
const LONGEST = 50_000;

/** `llms.txt` (llmstxt.org): what the site is, its most important facts, and where to read on. */
export function writeLlms(site: Site): string {
  const { business, services, places } = site;
  const link = (name: string, path: string, note: string) =>
    `- [${name}](${siteUrl(site, twinOf(path))})${note === '' ? '' : `: ${note}`}`;
  const { address, contact } = business;
  const sections = [
    `# ${business.name}`,
    `> ${business.description}${business.disclosure === undefined ? '' : ` ${business.disclosure}`}`,
    ...(business.notice === undefined ? [] : [`**${describeNotice(business.notice)}**`]),
    [
      `- Telephone: ${formatTelephone(contact.telephone)}`,
      `- E-mail: ${contact.email}`,
      `- Address: ${address.streetAddress}, ${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
      `- Open: ${summarizeWeek(business.openingHours)}`,
      ...(business.emergencyHours === undefined ? [] : [`- Emergency line: ${summarizeLine(business.emergencyHours)}`]),
    ].join('\n'),
    `${business.pricing.notice} Nothing can be booked through this site or its API: a person arranges every visit by telephone or e-mail.`,
    '## Services',
    services
      .map((service) =>
        link(service.name, servicePath(service), `${service.symptom}. From ${formatCad(service.startingPriceCad)}.`),
      )
      .join('\n'),
    listPriceTerms(site)
      .map(({ name, text }) => `- ${name}: ${text}`)
      .join('\n'),
    listProofTerms(site)
      .map(({ name, text }) => `- ${name}: ${text}`)
      .join('\n'),
    ...(site.reviews.length === 0
      ? []
      : [
          '## What customers wrote',
          homeReviews(site)
            .map((review) => `- ${wordReview(site, review)}`)
            .join('\n'),
        ]),
    '## Pages',
    listedPages(site)
      .filter((page) => page.slug !== 'api')
      .map((page) => link(page.title, pagePath(page), page.description))
      .join('\n'),
    ...(site.news.length === 0
      ? []
      : ['## News', site.news.map((item) => link(item.title, newsPath(item), item.description)).join('\n')]),
    '## For software',
    [
      `- [API and MCP documentation](${siteUrl(site, twinOf('/docs/api/'))}): endpoints, tools, errors, examples`,
      `- [OpenAPI 3.1 description](${siteUrl(site, '/openapi.json')}): every endpoint with schemas and real answers`,
      `- [MCP server card](${siteUrl(site, '/api/mcp/server-card')}): the endpoint for AI agents, no key needed`,
      `- [Skill for agents](${siteUrl(site, skillPath(site))}): how to use both well, with an example`,
      `- [All pages in one file](${siteUrl(site, '/llms-full.txt')}): everything but the pages of single places`,
    ].join('\n'),
    `Whether a place is served, and how soon: GET \`${siteUrl(site, '/api/coverage/?city=')}\` with its name behind it, or \`?postal=\` with a postal code.`,
  ];
  const text = sections.filter((section) => section !== '').join('\n\n');
  const optional = places
    .map((place) =>
      link(
        place.name,
        placePath(place),
        `${place.distanceKm < 1 ? 'our base' : `${place.distanceKm} km from the base`}, usual response ${formatMinutes(place.responseMinutes)}`,
      ),
    )
    .join('\n');
  const whole = `${text}\n\n## Optional\n\n${optional}\n`;
  return places.length > 0 && whole.length < LONGEST ? whole : `${text}\n`;
}

/** Paths of the pages whose Markdown forms `llms-full.txt` holds. */
export function fullTextPages(site: Site): string[] {
  const paths = [
    '/',
    ...site.services.map(servicePath),
    ...listedPages(site).map(pagePath),
    ...site.news.map(newsPath),
  ];
  return [...new Set([...paths, pagePath(templatePage(site, 'api'))])];
}

/** `llms-full.txt`: the Markdown of the pages one behind the other, each with its address. */
export function writeLlmsFull(site: Site, twins: ReadonlyMap<string, string>): string {
  const texts = fullTextPages(site).flatMap((path) => {
    const twin = twins.get(path);
    return twin === undefined ? [] : [`Source: ${siteUrl(site, path)}\n\n${twin.trim()}\n`];
  });
  return texts.join('\n---\n\n');
}
