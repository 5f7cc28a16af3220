import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolders } from '../../src/settings/folders.ts';
import { en } from '../../src/text/en.ts';
import { descriptions } from '../../src/text/fr/descriptions.ts';
import { fr } from '../../src/text/fr.ts';
import { copyContent } from '../content-copy.ts';
import { buildForTests, referenceFolders } from '../reference-build.ts';

/** The garage with a French locale. Its content stays English: whatever is French, the software says. */
const out = '.build/test/french';
const { published, prepared } = buildFolders(out);
const copy = copyContent();

/** Words of a sentence that stand together in a text or in the code of a function. */
const WORDS = /\p{L}[\p{L}’',]+(?: [\p{L}’',]+){2,}/gu;
const CODE = /\b(?:const|return|typeof|undefined)\b/;

/** Groups of three words and more in the sentences of a language. */
function* wordsIn(text: unknown): Iterable<string> {
  if (typeof text === 'string') for (const [words] of text.matchAll(WORDS)) yield words;
  else if (typeof text === 'function') for (const words of wordsIn(String(text))) if (!CODE.test(words)) yield words;
  if (typeof text === 'object' && text !== null) for (const member of Object.values(text)) yield* wordsIn(member);
}

beforeAll(() => {
  copy.edit('business.yaml', /^/, 'locales: [fr-CA]\n');
  copy.edit('business.yaml', /languageLines:\n( .*\n)+/, '');
  buildForTests(out, { CONTENT_DIR: copy.directory });
});
afterAll(() => copy.dispose());

test('a French site says nothing in English but its content', () => {
  const files = readdirSync(published, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|md|txt|json|xml|vcf|ics|js)$|server-card$/.test(file));
  const read = (file: string) => readFileSync(join(published, file), 'utf8').replace(/\s+/g, ' ');
  const content = copy
    .list('.')
    .concat(...['pages', 'services', 'places'].map((folder) => copy.list(folder).map((name) => `${folder}/${name}`)));
  const own = content
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .map((file) => readFileSync(join(copy.directory, file), 'utf8').replace(/\s+/g, ' '))
    .join(' ');
  const french = new Set([...wordsIn(fr), ...wordsIn(descriptions)]);
  const english = new Set([...wordsIn(en), ...wordsIn(Object.keys(descriptions))]);
  const left = [...english].filter((words) => !french.has(words) && !own.includes(words));
  expect(left.length).toBeGreaterThan(500);
  const found = texts.flatMap((file) => {
    const text = read(file);
    return left.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
  for (const file of texts.filter((name) => name.endsWith('.html') && !name.startsWith('api')))
    expect(read(file), file).toMatch(/^<!DOCTYPE html><html lang="?fr-CA\b/i);
});

test('the function of a site holds the answers of its language alone', () => {
  const english = readFileSync(join(referenceFolders.prepared, 'server.cjs'), 'utf8');
  const french = readFileSync(join(prepared, 'server.cjs'), 'utf8');
  expect([english.includes('Yes, we come to'), french.includes('Yes, we come to')]).toEqual([true, false]);
  expect([english.includes('nous desservons'), french.includes('nous desservons')]).toEqual([false, true]);
});
