import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { listDocuments } from '../../src/discovery/documents.ts';
import { renderNewsFeed } from '../../src/discovery/feeds.ts';
import { listFullTextPages, renderLlms } from '../../src/discovery/llms.ts';
import { listSitemapEntries } from '../../src/discovery/sitemap.ts';
import {
  listFooterMenu,
  listHeaderMenu,
  newsFeedPath,
  newsListPath,
  newsPath,
  pagePath,
} from '../../src/site-pages/pages.ts';
import { businesses } from '../support/businesses.ts';
import { loadChanged, requireSite } from '../support/content-copy.ts';
import { testDay } from '../support/test-day.ts';

/** Loads the content with additional files. */
const add = async (directory: string, files: Readonly<Record<string, string>>) =>
  await loadChanged((copy) => {
    rmSync(join(copy.directory, 'news'), { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) copy.write(file, text);
  }, directory);
/** The same for valid content. */
const addSound = async (directory: string, files: Readonly<Record<string, string>>) =>
  requireSite(await add(directory, files));

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
  test('a new page is in the footer unless the menu lists it', async () => {
    const site = await addSound(directory, { 'pages/warranty.mdx': warranty });
    expect(listFooterMenu(site)).toContainEqual({ path: '/warranty/', label: 'Warranty' });
    expect(listHeaderMenu(site)).toEqual(listHeaderMenu(asItIs));
    const menus = 'header:\n  - { page: prices }\n  - { page: warranty, label: "Warranty of {name}" }\n';
    const named = await addSound(directory, { 'pages/warranty.mdx': warranty, 'navigation.yaml': menus });
    expect(listHeaderMenu(named)[1]).toEqual({ path: '/warranty/', label: `Warranty of ${named.business.name}` });
    expect(listFooterMenu(named).filter(({ path }) => path === '/warranty/')).toEqual([]);
  });

  test('M7 pages in a submenu are not in the footer', async () => {
    const menus = 'header:\n  - title: Prices\n    items: [{ page: prices }, { page: warranty, label: Promise }]\n';
    const site = await addSound(directory, { 'pages/warranty.mdx': warranty, 'navigation.yaml': menus });
    expect(listHeaderMenu(site)).toEqual([
      { label: 'Prices', items: [listHeaderMenu(asItIs)[1], { path: '/warranty/', label: 'Promise' }] },
    ]);
    expect(listFooterMenu(site)).not.toContainEqual(expect.objectContaining({ path: '/warranty/' }));
  });

  test('without navigation.yaml, a menu still links to every page of the content', async () => {
    const { site } = await loadChanged(
      (copy) => rmSync(join(copy.directory, 'navigation.yaml'), { force: true }),
      directory,
    );
    expect(site && listHeaderMenu(site)).toEqual(listHeaderMenu(asItIs));
    expect(site && listFooterMenu(site)).toEqual(listFooterMenu(asItIs));
    const menus = [...listHeaderMenu(asItIs), ...listFooterMenu(asItIs)].map(({ path }) => path);
    const unreached = Object.values(asItIs.pages).filter((page) => !menus.includes(pagePath(page)));
    expect(unreached.map(({ slug }) => slug).sort()).toEqual(['api', 'check', 'home', 'not-found']);
  });

  test('E5 from its date on, news is in the list, the feed, the sitemap and llms.txt, newest first', async () => {
    const { site = asItIs, problems } = await add(directory, {
      'news/older.mdx': news('2026-10-01', 'Older news'),
      'news/newer.mdx': news(today, 'Newer news'),
      'news/coming.mdx': news(tomorrow, 'Coming news'),
    });
    expect(problems.map(({ message }) => message).filter((message) => message.includes('not shown'))).toEqual([
      expect.stringContaining(`is ${tomorrow}, which is in the future.`),
    ]);
    expect(site.news.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    const paths = listSitemapEntries(site).map(({ path }) => path);
    for (const path of [newsListPath, ...site.news.map(newsPath)]) {
      expect(paths).toContain(path);
      expect(listFullTextPages(site)).toContain(path);
    }
    expect(renderLlms(site)).toContain('## News\n\n- [Newer news](https://www.example.com/news/newer/index.md)');
    const feed = renderNewsFeed(site);
    expect(feed.match(/<title>[^<]*<\/title>/g)?.slice(1)).toEqual([
      '<title>Newer news</title>',
      '<title>Older news</title>',
    ]);
    expect(feed).toContain(`<updated>${today}T00:00:00Z</updated>`);
    const [newer, older] = [
      { ...site.news[0], date: '2026-11-01' },
      { ...site.news[1], updated: '2026-11-19' },
    ];
    const corrected = renderNewsFeed({ ...site, news: [newer, older] as Site['news'] });
    expect(corrected.match(/<updated>([^T]*)/)?.[1]).toBe('2026-11-19');
    expect(listDocuments(site).map(({ path }) => path)).toContain(newsFeedPath);
    expect(listFooterMenu(site)).toContainEqual({ path: newsListPath, label: 'News' });
    expect(JSON.stringify(site.news)).not.toContain('{name}');
  });
});
