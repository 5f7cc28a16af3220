import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/load/read-folder.ts';
import { listPairs } from '../../src/content/translation.ts';
import { jsonRpcSchemas } from '../../src/discovery/openapi/mcp-path-item.ts';
import { toolRecords } from '../../src/schemas/answers/records.ts';
import { keyDescriptions } from '../../src/schemas/description-keys.ts';
import { en } from '../../src/text/en/text.ts';
import { es } from '../../src/text/es/text.ts';
import { fr } from '../../src/text/fr/text.ts';
import { isRightToLeft } from '../../src/text/locale.ts';
import { listFiles, readPages } from '../support/published.ts';
import { electrician, secondBusiness } from '../support/reference-build.ts';
import { inSpanish, twoLanguages } from '../support/two-languages.ts';

/** Built sites in two languages, the same in English only, and a sentence of the engine in the other language. */
const bilingual = [
  {
    ...{ name: 'plumber', site: twoLanguages, alone: secondBusiness.folders },
    ...{ first: 'en-CA', locale: 'fr-CA', text: fr, sentence: 'nous desservons' },
  },
  {
    ...{ name: 'electrician', site: inSpanish, alone: electrician.folders },
    ...{ first: 'en-US', locale: 'es-US', text: es, sentence: 'atendemos en' },
  },
] as const;

/** Consecutive words of a sentence, in a text or in the code of a function. */
const WORDS = /\p{L}[\p{L}’',]+(?: [\p{L}’',]+){2,}/gu;
const CODE = /\b(?:const|return|typeof|undefined)\b/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Members whose values are facts. */
const facts = /^(?:id|slug|code|operationId|currency|kind|per|date|from|telephone|email|sha256|path|priceAsOf)$/;

/** Lists where two records differ in more than sentences and the prefix of the language. */
function compare(one: unknown, other: unknown, at: readonly string[] = []): string[] {
  const here = at.join('.');
  if (!isObject(one) || !isObject(other)) return isEqual(one, other, facts.test(at.at(-1) ?? '')) ? [] : [here];
  if (Object.keys(one).join() !== Object.keys(other).join()) return [`${here}: other members`];
  return Object.entries(one).flatMap(([key, value]) => compare(value, other[key], [...at, key]));
}

function isEqual(one: unknown, other: unknown, isFact: boolean): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return one === other || other.replaceAll(/\/(?:fr|es)\//g, '/') === one || !isFact;
}

/** Groups of three or more words in the sentences of a language. */
function* wordsIn(text: unknown): Iterable<string> {
  if (typeof text === 'string') for (const [words] of text.matchAll(WORDS)) yield words;
  else if (typeof text === 'function') for (const words of wordsIn(String(text))) if (!CODE.test(words)) yield words;
  if (typeof text === 'object' && text !== null) for (const member of Object.values(text)) yield* wordsIn(member);
}

describe.each(bilingual)(
  'the $name',
  ({ site: { directory, origin, folders }, alone, first, locale, text, sentence }) => {
    const { published, privateFolder } = folders;
    const [language = ''] = locale.split('-');
    const prefix = `/${language}`;
    const pages = readPages(folders);
    const translated = pages.filter(({ path }) => path.startsWith(`${prefix}/`));
    const english = pages.filter(({ path }) => !path.startsWith(`${prefix}/`));
    const read = (file: string, folder = published) => readFileSync(join(folder, file), 'utf8');
    const files = listFiles(published);

    test('J1 every page exists in both languages, with its lang attribute', () => {
      expect(translated.map(({ path }) => path.slice(prefix.length)).sort()).toEqual(
        english.map(({ path }) => path).sort(),
      );
      for (const { path, html } of pages)
        expect(html, path).toContain(`<html lang="${path.startsWith(`${prefix}/`) ? locale : first}"`);
    });

    test('J1 J5 nothing below the path of the other language is in English, whether from the engine or the content', async () => {
      const texts = files.filter(
        (file) => file.startsWith(`${language}/`) && /(?:\.(?:html|md|txt|json|xml|vcf)|server-card)$/.test(file),
      );
      const squeeze = (text: string) => text.replace(/\s+/g, ' ');
      // A value of the API.
      const code = 'during opening hours';
      const known = new Set([...wordsIn(text), ...wordsIn(text.descriptions)]);
      const ofContent = listPairs((await readContentFolder(directory)).files, language).filter(
        ({ file }) => !file.endsWith('.svg'),
      );
      const originals = ofContent.flatMap(({ original }) => [...wordsIn(squeeze(original.replace(/\{[^}]*\}/g, '|')))]);
      const descriptions = [...keyDescriptions({ ...toolRecords, ...jsonRpcSchemas }).values()];
      const ofSoftware = [...wordsIn(en), ...wordsIn(descriptions.map(({ english }) => english))];
      const left = [...new Set([...ofSoftware, ...originals])].filter((words) => !known.has(words) && words !== code);
      expect(left.length).toBeGreaterThan(1000);
      const found = texts.flatMap((file) => {
        const text = squeeze(read(file));
        return left.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
      });
      expect(texts.length).toBeGreaterThan(80);
      expect(found).toEqual([]);
    });

    test('J1 the English pages are those of an English site, except for the links to the other language', () => {
      const strip = (text: string) =>
        text
          .replace(/<li><a href="[^"]*" lang=.*?<\/li>/g, '')
          .replace(/<style>[\s\S]*?<\/style>/g, '')
          .replace(/<link rel="alternate" hreflang="[^>]*>/g, '')
          .replace(/<p lang="?fr"?>.*?<\/p>/g, '')
          .replace(/sha256[:-][\w+/=]+/g, '');
      for (const { path, html } of english) {
        const file = path === '/404/' ? '404.html' : `${path.slice(1)}index.html`;
        if (path === '/' || path.startsWith('/docs/')) continue;
        expect(strip(html), path).toBe(strip(read(file, alone.published)));
      }
    });

    test('J2 hreflang links to the page in each language with absolute, reciprocal addresses and a default', () => {
      const links = new Map(
        pages.map(({ path, html }) => [
          path,
          [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, name, href]) => [
            name,
            href,
          ]),
        ]),
      );
      for (const { path, html } of english) {
        const isIndexed = !html.includes('noindex');
        const wanted = [
          [first, `${origin}${path}`],
          [locale, `${origin}${prefix}${path}`],
          ['x-default', `${origin}${path}`],
        ];
        expect(links.get(path), path).toEqual(isIndexed ? wanted : []);
        expect(links.get(`${prefix}${path}`), `${prefix}${path}`).toEqual(isIndexed ? wanted : []);
      }
      expect(read('sitemap-index.xml').match(/<loc>[^<]+/g)).toEqual(
        ['', prefix].map((below) => `<loc>${origin}${below}/sitemap-0.xml`),
      );
      const sitemap = read(`${language}/sitemap-0.xml`);
      expect(sitemap).toContain(`hreflang="x-default" href="${origin}/prices/"`);
      const entries = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
      expect(entries.filter((url) => !url?.startsWith(`${origin}${prefix}/`))).toEqual([]);
    });

    test('J2 links on a page lead to pages in its language, except one to the English page', () => {
      for (const { path, html } of translated) {
        const local = [...html.matchAll(/<(?:a|form)\b[^>]*\s(?:href|action)="?(\/[^"\s>#?]*)[^>]*>/g)];
        const away = local.filter(
          ([tag, to = '']) =>
            !to.startsWith(`${prefix}/`) && !/hreflang/.test(tag) && !/\.\w+$|^\/(?:api\/mcp|\.well-known\/)/.test(to),
        );
        expect(
          away.map(([tag]) => tag),
          path,
        ).toEqual([]);
        const [, target] =
          new RegExp(`<a href="([^"]+)" lang="${first}" hreflang="${first}">English<`).exec(html) ?? [];
        expect(target, path).toBe(path === `${prefix}/404/` ? '/' : path.slice(prefix.length));
      }
    });

    test('J3 answers in both languages differ only in sentences', () => {
      const answers = files.filter((file) => /^api\/(?!manifest).*\.json$/.test(file));
      expect(answers.length).toBeGreaterThan(30);
      for (const file of answers)
        expect(compare(JSON.parse(read(file)), JSON.parse(read(`${language}/${file}`))), file).toEqual([]);
    });

    test('J5 a site in one language contains nothing of another', () => {
      const [one, both] = [read('server.cjs', alone.privateFolder), read('server.cjs', privateFolder)];
      expect([one, both].map((code) => code.includes('is not on our list'))).toEqual([true, true]);
      expect([one, both].map((code) => code.includes(sentence))).toEqual([false, true]);
      expect(existsSync(join(alone.published, language))).toBe(false);
    });
  },
);

test('the locale decides whether text runs from right to left', () => {
  expect(['ar', 'he-IL', 'fr-CA', 'es-US'].map(isRightToLeft)).toEqual([true, true, false, false]);
});
