import { changelog, releaseAnchor } from '../business/changelog.ts';
import { formatBarePrice, formatPricedSubject } from '../business/prices/price.ts';
import { type Site, servicePath, siteUrl } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { newsFeedPath, newsListPath, newsPage, newsPath, pagePath, softwarePages } from '../site-pages/pages.ts';

/** An Atom feed with absolute URLs and ISO 8601 dates. */
export interface Feed {
  readonly title: string;
  readonly author: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The feed's HTML page; its URL is also the feed id. */
  readonly page: string;
  readonly feed: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** An entry of a feed. */
export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  /** Entry id (URI), if several entries share a URL; by default the URL. */
  readonly id?: string;
  readonly published?: string;
  readonly updated: string;
  readonly text: string;
}

/** Writes an Atom feed (RFC 4287). */
export function writeFeed({ title, author, language, page, feed, updated, entries }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}">`,
    `  <title>${escapeMarkup(title)}</title>`,
    `  <id>${escapeMarkup(page)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    `  <updated>${instantOf(updated)}</updated>`,
    `  <author><name>${escapeMarkup(author)}</name></author>`,
    ...entries.flatMap(writeEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry({ title, url, id = url, published, updated, text }: FeedEntry): string[] {
  return [
    '  <entry>',
    `    <title>${escapeMarkup(title)}</title>`,
    `    <id>${escapeMarkup(id)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    ...(published === undefined ? [] : [`    <published>${instantOf(published)}</published>`]),
    `    <updated>${instantOf(updated)}</updated>`,
    `    <content type="text">${escapeMarkup(text)}</content>`,
    '  </entry>',
  ];
}

/** Midnight UTC of a date, because Atom requires date and time (RFC 4287, section 3.3). */
function instantOf(date: string): string {
  return `${date}T00:00:00Z`;
}

/** Path of the feed of API changes. */
export const changelogFeedPath = '/docs/api/changelog/feed.xml';

/** Atom feed (RFC 4287) for API clients: one entry for each contract version and each price change. */
export function writeChangelogFeed(site: Site): string {
  const page = siteUrl(site, pagePath(softwarePages.changelog));
  const releases = changelog.map((release) => ({
    title: `Version ${release.version}`,
    url: `${page}#${releaseAnchor(release)}`,
    updated: release.date,
    text: release.changes.join('\n'),
  }));
  const entries = [...releases, ...listPriceChanges(site)].sort((a, b) =>
    a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0,
  );
  return writeFeed({
    title: `${site.business.name} ${softwarePages.changelog.title}`,
    author: site.business.name,
    language: site.country.locale,
    page,
    feed: siteUrl(site, changelogFeedPath),
    updated: entries[0]?.updated ?? changelog[0].date,
    entries,
  });
}

/** Every price change. */
function listPriceChanges(site: Site): FeedEntry[] {
  return site.services.flatMap((service) =>
    service.prices.slice(1).map(({ from, price }, index) => {
      const before = service.prices[index]?.price ?? price;
      const now = formatPricedSubject(service.name, price, site.money);
      const title = `${now}, before: ${formatBarePrice(before, site.money)}`;
      const url = siteUrl(site, servicePath(service));
      // A tag URI (RFC 4151): the page of a service has one URL but many price changes.
      const id = `tag:${new URL(site.origin).hostname},${from}:${servicePath(service)}`;
      return { title, url, id, updated: from, text: `${title}. ${service.priceNote}` };
    }),
  );
}

/** Atom feed of the news (RFC 4287), newest first. */
export function writeNewsFeed(site: Site): string {
  return writeFeed({
    title: `${site.business.name}: ${newsPage(site)?.title ?? ''}`,
    author: site.business.name,
    language: site.country.locale,
    page: siteUrl(site, newsListPath),
    feed: siteUrl(site, newsFeedPath),
    updated: site.news[0]?.date ?? '',
    entries: site.news.map((item) => ({
      title: item.title,
      url: siteUrl(site, newsPath(item)),
      published: item.date,
      updated: item.updated ?? item.date,
      text: item.description,
    })),
  });
}
