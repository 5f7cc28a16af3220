import { type Site, siteUrl } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { changelog } from '../site-pages/changelog.ts';
import { makeNewsPage, newsFeedPath, newsListPath, newsPath } from '../site-pages/pages.ts';
import { textOf } from '../text/text.ts';

/** Path of the API changelog feed. */
export const changelogFeedPath = '/docs/api/changelog/feed.xml';

/** An entry of a feed; dates are ISO 8601 without a time. */
type FeedEntry = Readonly<Record<'title' | 'url' | 'published' | 'text', string> & { updated?: string | undefined }>;

/** Renders the Atom feed (RFC 4287) for API clients, with an entry for each version of the contract. */
export function renderChangelogFeed(site: Site): string {
  const path = '/docs/api/';
  const { discovery, pages } = textOf(site.country.locale);
  const t = pages.changelog;
  const entries = changelog.map((release) => ({
    title: t.version(release.version),
    url: `${siteUrl(site, path)}#${release.anchor}`,
    published: release.date,
    text: t.changes[release.version].join('\n'),
  }));
  const title = discovery.feeds.changes({ business: site.business.name, title: t.title });
  return renderFeed(site, title, path, changelogFeedPath, entries);
}

/** Renders the Atom feed of the news (RFC 4287), newest first. */
export function renderNewsFeed(site: Site): string {
  const entries = site.news.map((item) => ({
    title: item.title,
    url: siteUrl(site, newsPath(item)),
    published: item.date,
    updated: item.updated,
    text: item.description,
  }));
  const t = textOf(site.country.locale).discovery.feeds;
  const title = t.news({ business: site.business.name, title: makeNewsPage(site)?.title ?? '' });
  return renderFeed(site, title, newsListPath, newsFeedPath, entries);
}

/**
 * Renders an Atom feed (RFC 4287). `page` is the path of the HTML page, whose URL is also the feed's id. Dates are at
 * midnight UTC, because Atom requires date and time (section 3.3).
 */
function renderFeed(site: Site, title: string, page: string, feed: string, entries: readonly FeedEntry[]): string {
  const url = escapeMarkup(siteUrl(site, page));
  const days = entries.map(({ published, updated = published }) => updated);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(site.country.locale)}">
  <title>${escapeMarkup(title)}</title>
  <id>${url}</id>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl(site, feed))}"/>
  <link rel="alternate" type="text/html" href="${url}"/>
  <updated>${days.toSorted().at(-1)}T00:00:00Z</updated>
  <author><name>${escapeMarkup(site.business.name)}</name></author>
${entries.map(renderEntry).join('')}</feed>
`;
}

function renderEntry({ title, url, published, updated = published, text }: FeedEntry): string {
  return `<entry>
    <title>${escapeMarkup(title)}</title>
    <id>${escapeMarkup(url)}</id>
    <link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>
    <published>${published}T00:00:00Z</published>
    <updated>${updated}T00:00:00Z</updated>
    <content type="text">${escapeMarkup(text)}</content>
  </entry>
`;
}
