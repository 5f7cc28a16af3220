import { changelog, type Release, releaseAnchor } from '../business/changelog.ts';
import { pagePath } from '../business/pages.ts';
import { type Site, servicePath, siteUrl } from '../business/site.ts';
import { softwarePages } from '../business/software-pages.ts';
import { formatCad } from '../business/wording.ts';

/** Path of the feed of API changes. */
export const changelogFeedPath = '/docs/api/changelog/feed.xml';

/**
 * What changes for those who use the API, as an Atom feed (RFC 4287): one entry
 * for each version of it, and one for each price that followed another.
 */
export function writeChangelogFeed(site: Site): string {
  const page = siteUrl(site, pagePath(softwarePages.changelog));
  const feed = siteUrl(site, changelogFeedPath);
  const entries = [...changelog.map((release) => describeRelease(release, page)), ...listPriceChanges(site)].sort(
    (a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
  );
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">',
    `  <title>${escapeXml(`${site.business.name} ${softwarePages.changelog.title}`)}</title>`,
    `  <id>${escapeXml(page)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `  <updated>${instantOf(entries[0]?.date ?? changelog[0].date)}</updated>`,
    `  <author><name>${escapeXml(site.business.name)}</name></author>`,
    ...entries.flatMap(writeEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

interface FeedEntry {
  /** ISO 8601. */
  readonly date: string;
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

function describeRelease(release: Release, page: string): FeedEntry {
  const { version, date, changes } = release;
  return { date, title: `Version ${version}`, url: `${page}#${releaseAnchor(release)}`, text: changes.join('\n') };
}

/** Every price that followed another one. */
function listPriceChanges(site: Site): FeedEntry[] {
  return site.services.flatMap((service) =>
    service.prices.slice(1).map(({ from, amountCad }, index) => {
      const before = service.prices[index]?.amountCad ?? amountCad;
      const title = `${service.name} starts at ${formatCad(amountCad)}, before: ${formatCad(before)}`;
      const url = `${siteUrl(site, servicePath(service))}#price-${from}`;
      return { date: from, title, url, text: `${title}. ${service.priceNote}` };
    }),
  );
}

function writeEntry({ date, title, url, text }: FeedEntry): string[] {
  return [
    '  <entry>',
    `    <title>${escapeXml(title)}</title>`,
    `    <id>${escapeXml(url)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `    <updated>${instantOf(date)}</updated>`,
    `    <content type="text">${escapeXml(text)}</content>`,
    '  </entry>',
  ];
}

/** A day as the instant at which it begins in UTC: Atom knows no days (RFC 4287, section 3.3). */
function instantOf(date: string): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
