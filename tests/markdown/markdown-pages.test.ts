import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placePath, type SitePlace, servicePath } from '../../src/business/site.ts';
import type { Country } from '../../src/countries/country.ts';
import { formatTelephone } from '../../src/countries/formats.ts';
import { formatDistance, formatMinutes } from '../../src/format/amounts.ts';
import { formatBarePrice } from '../../src/prices/price.ts';
import type { Price } from '../../src/schemas/services/price.ts';
import { pagePath } from '../../src/site-pages/pages.ts';
import { getMarkdownPath } from '../../src/site-pages/paths.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
import { onePerTemplate } from '../support/sample-of.ts';
import { readLines, readMarkdown, readWords } from './visible-text.ts';

/** Markdown without its code, where marks mean nothing. */
const withoutCode = (text: string) => text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replace(/(?<!\\)(`+)[^`]+\1/g, '');
const wordsOf = (...texts: string[]) => readWords(texts).join(' ');
const wordsOfTwin = (twin: string) => ` ${readWords(readMarkdown(twin)).join(' ')} `;
const linksOf = (twin: string) =>
  [...withoutCode(twin).matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, target = '']) => target);

describe.each(allBusinesses)('the $name', ({ site, folders, isReference }) => {
  const published = (path: string) => readFileSync(join(folders.published, path), 'utf8');
  const pages = readPages(folders).map((page) => {
    const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page.html) ?? [];
    return { ...page, main, twin: published(getMarkdownPath(page.path)) };
  });
  const twinsByPath = new Map(pages.map(({ path, twin }) => [path, twin]));
  const wordsOfPrice = (price: Price) => ` ${wordsOf(formatBarePrice(price, site.money))} `;
  const twinOfPage = (path: string) => twinsByPath.get(path) ?? '';

  describe.each(onePerTemplate(pages))('F2 the Markdown version of $path', ({ path, html, main, twin }) => {
    test('F2 starts with its only h1 and a line that links to llms.txt', () => {
      const lines = withoutCode(twin).split('\n');
      expect(lines[0]).toMatch(/^# \S/);
      expect(lines.filter((line) => /^# /.test(line))).toHaveLength(1);
      expect(lines[2]).toMatch(/^> .*\]\(\/llms\.txt\)$/);
      expect(lines[2]).toContain(site.business.name);
      expect(lines[2]).toContain(formatTelephone(site.business.contact.telephone, site.country));
      expect(twin).toMatch(/[^\n]\n$/);
      expect(twin).not.toMatch(/\n{3}|\r|\u00a0| +$/);
    });

    test('F2 has every word of the page in order', () => {
      const [, , whose = ''] = twin.split('\n');
      const read = readMarkdown(twin.replace(`${whose}\n`, ''));
      expect(readWords(read)).toEqual(readWords(readLines(main)));
      expect(readWords(read).length).toBeGreaterThan(isReference ? 40 : 8);
    });

    test('F2 contains no HTML and no navigation', () => {
      expect(withoutCode(twin)).not.toMatch(/(?<!\\)<[a-z/!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i);
      const content = wordsOfTwin(twin);
      const menus = [...html.matchAll(/<nav\b[^>]*>([\s\S]*?)<\/nav>/g)].map(([, menu = '']) =>
        wordsOf(...readLines(menu)),
      );
      expect(menus.length).toBeGreaterThan(0);
      for (const menu of [...menus.filter((words) => words.split(' ').length > 3), 'Skip to content'])
        expect(content).not.toContain(` ${menu} `);
    });

    test('F2 has only links from the root', () => {
      const links = linksOf(twin);
      expect(links.length).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        expect(link, path).toMatch(/^(?:\/(?![/\\])|[a-z][a-z0-9+.-]*:\S)/);
      }
    });

    test('F2 adds only marks, addresses and the line about the business', () => {
      const characters = (text: string) => text.replace(/\s/g, '').length;
      const content = characters(readLines(main).join(''));
      expect(characters(twin)).toBeLessThan(content * 1.1 + 50 * linksOf(twin).length + 200);
    });
  });

  test('F2 the first 500 characters have the main facts, after any safety advice', () => {
    for (const service of site.services) {
      const { do: advice = [], dont = [] } = service.safety ?? {};
      const start = twinOfPage(servicePath(service)).slice(0, 500 + [...advice, ...dont].join('\n- ').length);
      expect(start).toContain(service.symptom);
      expect(wordsOfTwin(start).toLowerCase()).toContain(wordsOfPrice(service.price));
    }
    for (const place of site.places) {
      const start = twinOfPage(placePath(place)).slice(0, 500);
      for (const fact of factsOf(place, site.country)) expect(start).toContain(fact);
    }
    for (const page of Object.values(site.pages)) {
      const start = wordsOfTwin(twinOfPage(pagePath(page)).slice(0, 500));
      expect(start).toContain(` ${wordsOf(page.heading)} `);
      // The end of a long introduction may be beyond the limit.
      if (page.lead !== undefined) expect(start).toContain(` ${wordsOf(page.lead).slice(0, 100)}`);
    }
  });

  test('F2 every question is a heading above its answer', () => {
    const withFaqs = [
      ...site.services.map((service) => ({ path: servicePath(service), faqs: service.faqs })),
      ...Object.values(site.pages).map((page) => ({ path: pagePath(page), faqs: page.faqs })),
    ];
    expect(withFaqs.flatMap(({ faqs }) => faqs).length).toBeGreaterThanOrEqual(isReference ? 45 : 1);
    for (const { path, faqs } of withFaqs) {
      const lines = twinOfPage(path).split('\n');
      for (const { question, answer } of faqs) {
        const at = lines.findIndex((line) => /^#{2,4} /.test(line) && wordsOf(line) === wordsOf(question));
        expect(at, `${path} ${question}`).toBeGreaterThan(0);
        expect(wordsOf(...readMarkdown(lines[at + 2] ?? ''))).toBe(wordsOf(answer));
      }
    }
  });

  test('F2 every fact of a service is included', () => {
    for (const service of site.services) {
      const content = wordsOfTwin(twinOfPage(servicePath(service)));
      const { name, summary, priceNote, covers, notIncluded, priceFactors, typicalMinutes } = service;
      const facts = [name, summary, priceNote, ...covers, ...notIncluded, ...priceFactors];
      for (const fact of [...facts, formatMinutes(typicalMinutes, site.country.locale)]) {
        expect(content).toContain(` ${wordsOf(fact)} `);
      }
      expect(content.toLowerCase()).toContain(wordsOfPrice(service.price));
    }
  });

  test('F2 every fact of a place is included', () => {
    for (const place of site.places) {
      const content = wordsOfTwin(twinOfPage(placePath(place)));
      for (const fact of [place.name, place.municipality, ...place.postalAreas, ...place.alternateNames])
        expect(content, `${place.slug} ${fact}`).toContain(` ${wordsOf(fact)} `);
    }
  });
});

/** The beginning of a place's page. The base itself has no distance. */
function factsOf({ name, distanceKm, responseMinutes }: SitePlace, country: Country): string[] {
  const distance = distanceKm < 1 ? [] : [formatDistance(distanceKm, country)];
  return [name, ...distance, ...(responseMinutes === null ? [] : [formatMinutes(responseMinutes, country.locale)])];
}
