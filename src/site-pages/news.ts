import type { Site, SiteNews } from '../business/site.ts';

/** Path of the news list. */
export const newsListPath = '/news/';

/** Path of the news feed. */
export const newsFeedPath = '/news/feed.xml';

/** The news list as a page; undefined while there is no news. */
export function newsPage({ news, business }: Pick<Site, 'news' | 'business'>) {
  const [latest] = news;
  if (latest === undefined) return undefined;
  return {
    slug: 'news',
    title: 'News',
    description: `What is new at ${business.name}: changes of hours, prices and services, the latest first.`,
    updated: latest.date,
  };
}

/** Path of a news item. */
export function newsPath(item: Pick<SiteNews, 'slug'>): string {
  return `${newsListPath}${item.slug}/`;
}
