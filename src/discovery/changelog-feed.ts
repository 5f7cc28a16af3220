import { changelog, type Release, releaseAnchor } from '../business/changelog.ts';
import { pagePath } from '../business/pages.ts';
import { type Site, siteUrl } from '../business/site.ts';
import { softwarePages } from '../business/software-pages.ts';

/** Path of the feed of API changes. */
export const changelogFeedPath = '/docs/api/changelog/feed.xml';

/** The changes of the API as an Atom feed (RFC 4287), one entry for each version. */
export function writeChangelogFeed(site: Site): string {
  const page = siteUrl(site, pagePath(softwarePages.changelog));
  const feed = siteUrl(site, changelogFeedPath);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">',
    `  <title>${escapeXml(`${site.business.name} ${softwarePages.changelog.title}`)}</title>`,
    `  <id>${escapeXml(page)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `  <updated>${instantOf(changelog[0])}</updated>`,
    `  <author><name>${escapeXml(site.business.name)}</name></author>`,
    ...changelog.flatMap((release) => writeEntry(release, page)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry(release: Release, page: string): string[] {
  const url = escapeXml(`${page}#${releaseAnchor(release)}`);
  return [
    '  <entry>',
    `    <title>${escapeXml(`Version ${release.version}`)}</title>`,
    `    <id>${url}</id>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <updated>${instantOf(release)}</updated>`,
    `    <content type="text">${escapeXml(release.changes.join('\n'))}</content>`,
    '  </entry>',
  ];
}

/** A day as the instant at which it begins in UTC: Atom knows no days (RFC 4287, section 3.3). */
function instantOf({ date }: Release): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
