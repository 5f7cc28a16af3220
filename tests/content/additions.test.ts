import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { listDocuments } from '../../src/discovery/documents.ts';
import { writeNewsFeed } from '../../src/discovery/feeds.ts';
import { fullTextPages, writeLlms } from '../../src/discovery/llms.ts';
import { listSitemapEntries } from '../../src/discovery/sitemap.ts';
import { formatDate } from '../../src/hours/calendar.ts';
import { footerMenu, headerMenu, newsFeedPath, newsListPath, newsPath, pagePath } from '../../src/site-pages/pages.ts';
import { businesses } from '../businesses.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { testDay } from '../test-day.ts';

let copy: ContentCopy | undefined;
afterEach(() => copy?.dispose());

/** The site with more files in its content. */
function add(directory: string, files: Readonly<Record<string, string>>): { site: Site; warnings: string[] } {
  copy = copyContent(directory);
  rmSync(join(copy.directory, 'news'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) copy.write(file, text);
  const { site, problems } = loadSite(copy.directory, 'https://www.example.com');
  if (site === undefined) throw new Error(JSON.stringify(problems));
  return { site, warnings: problems.map(({ message }) => message) };
}

const warranty = `---
title: Warranty
description: What {name} answers for after the work is done, and for how long.
heading: Warranty
---

Call {telephone}.
`;
const news = (date: string, title: string) => `---
title: ${title}
description: What is new at {name} in {town}, told in one sentence.
date: ${date}
---

Call {telephone}.
`;

const today = testDay();
const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);

describe.each(businesses)('the $name', ({ directory, site: asItIs }) => {
  test('a new page stands in the footer by itself, and where the menu names it', () => {
    const { site } = add(directory, { 'pages/warranty.mdx': warranty });
    expect(footerMenu(site)).toContainEqual({ path: '/warranty/', label: 'Warranty' });
    expect(headerMenu(site)).toEqual(headerMenu(asItIs));
    copy?.dispose();

    const menus = 'header:\n  - { page: prices }\n  - { page: warranty, label: "Warranty of {name}" }\n';
    const { site: named } = add(directory, { 'pages/warranty.mdx': warranty, 'navigation.yaml': menus });
    expect(headerMenu(named)[1]).toEqual({ path: '/warranty/', label: `Warranty of ${named.business.name}` });
    expect(footerMenu(named).filter(({ path }) => path === '/warranty/')).toEqual([]);
  });

  test('a menu leads to another site under a name of its own, and no line of it is without an address or a name', () => {
    const menu = (line: string) => ({ 'navigation.yaml': `header:\n  - { page: prices }\n  - { ${line} }\n` });
    const { site } = add(directory, menu('url: "https://booking.example.com/us", label: Book online'));
    expect(headerMenu(site)[1]).toEqual({ path: 'https://booking.example.com/us', label: 'Book online' });
    copy?.dispose();
    for (const [line, field] of [
      ['label: Nowhere', 'header.1'],
      ['page: prices, url: "https://booking.example.com/us", label: Both', 'header.1'],
      ['url: "https://booking.example.com/us"', 'header.1.label'],
    ] as const) {
      copy = copyContent(directory);
      copy.write('navigation.yaml', menu(line)['navigation.yaml']);
      const { problems } = loadSite(copy.directory, 'https://www.example.com');
      expect(problems, line).toMatchObject([{ severity: 'error', field }]);
      copy.dispose();
    }
  });

  test('without a file of menus every page of the content is still reached from one', () => {
    copy = copyContent(directory);
    if (globSync(`${directory}/navigation.yaml`).length > 0) copy.remove('navigation.yaml');
    const { site } = loadSite(copy.directory, 'https://www.example.com');
    expect(site && headerMenu(site)).toEqual(headerMenu(asItIs));
    expect(site && footerMenu(site)).toEqual(footerMenu(asItIs));
    const menus = [...headerMenu(asItIs), ...footerMenu(asItIs)].map(({ path }) => path);
    const unreached = Object.values(asItIs.pages).filter((page) => !menus.includes(pagePath(page)));
    expect(unreached.map(({ slug }) => slug).sort()).toEqual(['api', 'check', 'home', 'not-found']);
  });

  test('E5 news is in the list, the feed, the sitemap and llms.txt from its day on, the latest first', () => {
    const { site, warnings } = add(directory, {
      'news/older.mdx': news('2026-10-01', 'Older news'),
      'news/newer.mdx': news(today, 'Newer news'),
      'news/coming.mdx': news(tomorrow, 'Coming news'),
    });
    expect(warnings.filter((warning) => warning.includes('left out'))).toEqual([
      expect.stringContaining(`is ${formatDate(tomorrow, site.country.locale)}: until then it is left out.`),
    ]);
    expect(site.news.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    const paths = listSitemapEntries(site).map(({ path }) => path);
    for (const path of [newsListPath, ...site.news.map(newsPath)]) {
      expect(paths).toContain(path);
      expect(fullTextPages(site)).toContain(path);
    }
    expect(writeLlms(site)).toContain('## News\n\n- [Newer news](https://www.example.com/news/newer/index.md)');
    const feed = writeNewsFeed(site);
    expect(feed.match(/<title>[^<]*<\/title>/g)?.slice(1)).toEqual([
      '<title>Newer news</title>',
      '<title>Older news</title>',
    ]);
    expect(feed).toContain(`<updated>${today}T00:00:00Z</updated>`);
    expect(listDocuments(site).map(({ path }) => path)).toContain(newsFeedPath);
    expect(footerMenu(site)).toContainEqual({ path: newsListPath, label: 'News' });
    expect(JSON.stringify(site.news)).not.toContain('{name}');
  });

  test('E5 while there is no news, nothing speaks of it', () => {
    const site = { ...asItIs, news: [] };
    expect(listSitemapEntries(site).map(({ path }) => path)).not.toContain(newsListPath);
    expect(listDocuments(site).map(({ path }) => path)).not.toContain(newsFeedPath);
    expect(writeLlms(site)).not.toContain('/news/');
    expect([...headerMenu(site), ...footerMenu(site)].map(({ path }) => path)).not.toContain(newsListPath);
  });
});
