import { describeNotice } from '../business/business.ts';
import { formatReview, homeReviews } from '../business/proof.ts';
import { placePath, type Site, type SitePlace, servicePath, siteUrl, tellsResponse } from '../business/site.ts';
import { code, joinMarkdown, link, md, mdOf, type Sentence } from '../escape/markdown.ts';
import { capitalize, formatDistance, formatMinutes } from '../format/wording.ts';
import { nameBase } from '../places/prebuilt-coverage.ts';
import { formatPriceSentence } from '../prices/price.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { listedPages, listOwnPages, newsPath, pagePath } from '../site-pages/pages.ts';
import { listTranslations } from '../site-pages/translations.ts';
import { textOf } from '../text/text.ts';
import { listContacts, listTerms, skillPath } from './agent-skill.ts';

/** Maximum length, beyond which clients truncate; a longer list of places is replaced by a link. */
const LONGEST = 50_000;

/** Path of `llms.txt`. */
export const llmsPath = '/llms.txt';

/** `llms.txt` (llmstxt.org): summary of the site, most important facts, links. */
export function writeLlms(site: Site): string {
  const { business, services, places, country } = site;
  const { llms: words } = textOf(country.locale).discovery;
  const linkPage = (name: string, path: string, note: string) => {
    const page = link(name, siteUrl(site, markdownPathOf(path)));
    return note === '' ? md`- ${page}` : md`- ${page}: ${note}`;
  };
  const linkDocument = ([name, note]: readonly [string, string], path: string) =>
    md`- ${link(name, siteUrl(site, path))}: ${note}`;
  const list = (...items: readonly Sentence[]) => joinMarkdown('\n', ...items);
  const { typeset = String } = textOf(country.locale);
  const { markdown } = joinMarkdown(
    '\n\n',
    md`# ${business.name}`,
    md`> ${[business.description, business.disclosure].filter(Boolean).join(' ')}`,
    business.notice && md`**${describeNotice(business.notice, site)}**`,
    listContacts(site),
    md`${business.pricing.notice} ${words.noBooking}`,
    words.services,
    list(
      ...services.map((service) => {
        const { name, symptom, price } = service;
        const note = words.service({ symptom, price: formatPriceSentence(price, site.money) });
        return linkPage(name, servicePath(service), note);
      }),
    ),
    listTerms(site),
    site.reviews.length > 0 && words.reviews,
    list(...homeReviews(site).map((review) => md`- ${formatReview(site, review)}`)),
    words.pages,
    list(
      ...listedPages(site)
        .filter((page) => page.slug !== 'api')
        .map((page) => linkPage(page.title, pagePath(page), page.description)),
      ...listOwnPages(site).map((path) => linkPage(nameOfPath(path), path, '')),
    ),
    site.news.length > 0 && words.news,
    list(...site.news.map((item) => linkPage(item.title, newsPath(item), item.description))),
    words.software,
    list(
      linkPage(words.api[0], '/docs/api/', words.api[1]),
      linkDocument(words.openApi, '/openapi.json'),
      linkDocument(words.serverCard, '/api/mcp/server-card'),
      linkDocument(words.skill, skillPath(site)),
      linkDocument(words.allPages, fullTextPath),
      ...listTranslations(site, llmsPath)
        .filter(({ prefix }) => prefix !== site.prefix)
        .map(({ name, url }) => md`- ${link(name, url)}`),
    ),
    mdOf(words.coverage, {
      tellsResponse: tellsResponse(site),
      byCity: code(siteUrl(site, '/api/coverage/?city=')),
      byPostal: code('?postal='),
      aPostalCode: site.terms.aPostalCode,
    }),
  );
  const text = typeset(markdown);
  const optional = list(...places.map((place) => linkPage(place.name, placePath(place), describeWay(site, place))));
  const whole = `${text}\n\n${words.optional}\n\n${typeset(optional.markdown)}\n`;
  return places.length > 0 && whole.length < LONGEST ? whole : `${text}\n`;
}

/** What a page is called by its path: `/about/our-team/` is "Our team". */
function nameOfPath(path: string): string {
  return capitalize((path.split('/').findLast((part) => part !== '') ?? path).replaceAll('-', ' '));
}

function describeWay(site: Site, { distanceKm, responseMinutes }: SitePlace): string {
  const { country } = site;
  const words = textOf(country.locale).discovery.llms;
  const distance = words.distance({ distance: formatDistance(distanceKm, country), from: nameBase(site).name });
  if (responseMinutes === null) return distance;
  return words.response({ distance, response: formatMinutes(responseMinutes, country.locale) });
}

/** Path of the Markdown alternates of all pages in one file. */
export const fullTextPath = '/llms-full.txt';

/** Paths of the pages in `llms-full.txt`. */
export function fullTextPages(site: Site): string[] {
  const others = [...listedPages(site).map(pagePath), ...site.ownPages, ...site.news.map(newsPath)];
  return [...new Set(['/', ...site.services.map(servicePath), ...others])];
}

/** `llms-full.txt`: the concatenated Markdown of the pages, each with its URL. */
export function writeLlmsFull(site: Site, markdown: ReadonlyMap<string, string | undefined>): string {
  const { source } = textOf(site.country.locale).discovery.llms;
  const texts = fullTextPages(site).flatMap((path) => {
    const text = markdown.get(path);
    return text === undefined ? [] : [`${source(siteUrl(site, path))}\n\n${text.trim()}\n`];
  });
  return texts.join('\n---\n\n');
}
