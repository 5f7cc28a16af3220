import { describeNotice } from '../business/contact.ts';
import { formatReview, MAX_REVIEWS_ON_HOME_PAGE } from '../business/proof.ts';
import { hasResponseTimes, placePath, type Site, servicePath, siteUrl } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { code, joinMarkdown, link, type Markdown, md, mdOf } from '../escape/markdown.ts';
import { formatDistance } from '../format/amounts.ts';
import { joinSentences } from '../format/sentences.ts';
import { getBaseNames } from '../places/places.ts';
import { formatPriceSentence, formatVariants } from '../prices/price.ts';
import { listAddedPages, listIndexedPages, newsPath, pagePath } from '../site-pages/pages.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';
import { listTranslations } from '../site-pages/translations.ts';
import { textOf } from '../text/text.ts';
import { formatBusinessTerms, formatContacts, skillPath } from './agent-skill.ts';

/** Maximum number of characters: clients truncate longer texts. A list of places that does not fit is left out. */
const MAX_LENGTH = 50_000;

/** Path of `llms.txt`. */
export const llmsPath = '/llms.txt';

/**
 * Renders `llms.txt` (llmstxt.org): a summary of the site, the most important facts, and links. Below the first heading
 * of the second level there are only links, because programs that read the format expect one in every line there.
 */
export function renderLlms(site: Site): string {
  const { business, services, places, country } = site;
  const { discovery, places: placeTexts, typeset = String } = siteTextOf(site);
  const { llms: t } = discovery;
  const linkDocument = ([name, note]: readonly [string, string], path: string) =>
    md`- ${link(name, siteUrl(site, path))}: ${note}`;
  const linkPage = (name: string, path: string, note: string) => linkDocument([name, note], getMarkdownPath(path));
  const section = (heading: string, ...lines: readonly Markdown[]) =>
    lines.length > 0 && joinMarkdown('\n\n', heading, joinMarkdown('\n', ...lines));
  const otherLanguages = listTranslations(site, llmsPath).filter(({ prefix }) => prefix !== site.prefix);
  const { markdown } = joinMarkdown(
    '\n\n',
    md`# ${business.name}`,
    md`> ${joinSentences(business.description, business.disclosure)}`,
    business.notice && md`**${describeNotice(business.notice, site)}**`,
    formatContacts(site),
    md`${joinSentences(business.pricing.notice, t.noBooking)}`,
    mdOf(t.coverage, {
      hasResponseTimes: hasResponseTimes(site),
      byCity: code(siteUrl(site, '/api/coverage/?city=')),
      byPostal: code('?postal='),
      aPostalCode: site.terms.aPostalCode,
    }),
    formatBusinessTerms(site),
    section(
      t.reviews,
      ...site.reviews.slice(0, MAX_REVIEWS_ON_HOME_PAGE).map((review) => md`- ${formatReview(site, review)}`),
    ),
    section(
      t.services,
      ...services.map((service) => {
        const price = joinSentences(
          formatPriceSentence(service.price, site.money),
          formatVariants(service, site.money),
        );
        return linkPage(service.name, servicePath(service), t.service({ symptom: service.symptom, price }));
      }),
    ),
    section(
      t.pages,
      ...listIndexedPages(site)
        .filter((page) => page.slug !== 'api')
        .map((page) => linkPage(page.title, pagePath(page), page.description)),
      ...listAddedPages(site).map((path) => md`- ${link(path, siteUrl(site, getMarkdownPath(path)))}`),
    ),
    section(t.news, ...site.news.map((item) => linkPage(item.title, newsPath(item), item.description))),
    section(
      t.software,
      linkPage(t.api[0], '/docs/api/', t.api[1]),
      linkDocument(t.openApi, '/openapi.json'),
      linkDocument(t.serverCard, '/api/mcp/server-card'),
      linkDocument(t.skill, skillPath(site)),
      linkDocument(t.allPages, fullTextPath),
      ...otherLanguages.map(({ name, url }) => md`- ${link(name, url)}`),
    ),
  );
  const text = `${typeset(markdown)}\n`;
  const base = getBaseNames(site);
  const links = places.map((place) => {
    const distance = formatDistance(place.distanceKm, country);
    const where = place.isBase ? placeTexts.atBase(base.clause) : t.distance({ distance, from: base.name });
    return linkPage(place.name, placePath(place), where);
  });
  const optional = joinMarkdown('\n\n', section(t.optional, ...links)).markdown;
  const whole = `${text}\n${typeset(optional)}\n`;
  return places.length > 0 && whole.length < MAX_LENGTH ? whole : text;
}

/** Path of the file with all pages' Markdown alternates. */
export const fullTextPath = '/llms-full.txt';

/** Returns the paths of the pages in `llms-full.txt`. */
export function listFullTextPages(site: Site): string[] {
  const others = [...listIndexedPages(site).map(pagePath), ...site.customPages, ...site.news.map(newsPath)];
  return [...new Set(['/', ...site.services.map(servicePath), ...others])];
}

/** Renders `llms-full.txt`: the Markdown of the pages one after the other, each with its URL. */
export function renderLlmsFull(site: Site, markdown: ReadonlyMap<string, string | undefined>): string {
  const { source } = textOf(site.country.locale).discovery.llms;
  const texts = listFullTextPages(site).flatMap((path) => {
    const text = markdown.get(path);
    return text === undefined ? [] : [`${source(siteUrl(site, path))}\n\n${text.trim()}\n`];
  });
  return texts.join('\n---\n\n');
}
