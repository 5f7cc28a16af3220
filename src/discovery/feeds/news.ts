import { type Site, siteUrl } from '../../business/site.ts';
import { newsFeedPath, newsListPath, newsPage, newsPath } from '../../site-pages/news.ts';
import { writeFeed } from './atom.ts';

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
