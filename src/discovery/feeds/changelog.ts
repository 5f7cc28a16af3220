import { type Site, servicePath, siteUrl } from '../../business/site.ts';
import { formatBarePrice, formatPricedSubject } from '../../prices/price.ts';
import { changelog, releaseAnchor } from '../../site-pages/changelog.ts';
import { pagePath } from '../../site-pages/pages.ts';
import { softwarePages } from '../../site-pages/software-pages.ts';
import { type FeedEntry, writeFeed } from './atom.ts';

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
