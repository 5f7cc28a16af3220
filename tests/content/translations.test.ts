import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentKinds, findContentKind } from '../../src/content/kinds.ts';
import { readContentFolder } from '../../src/content/load/read-folder.ts';
import { listPairs } from '../../src/content/translation.ts';
import { readCustomPages } from '../../src/system/custom-pages.ts';
import { runCommand } from '../commands/run-command.ts';
import { type ContentCopy, copyWithFewPlaces } from '../support/content-copy.ts';
import { keepReferenceDay } from '../support/reference-day.ts';
import { scratchFolder } from '../support/scratch.ts';
import { translatedReference } from '../support/two-languages.ts';

vi.mock('../../src/system/custom-pages.ts', { spy: true });
keepReferenceDay();
const origin = 'https://www.example.com';
let copy: ContentCopy;
let folder: string;
beforeEach(() => {
  copy = copyWithFewPlaces(translatedReference);
  folder = scratchFolder('translate');
});

/** Lists problems as lines: file, line, field, severity, message. */
async function listProblems(): Promise<string[]> {
  return (await copy.load(origin)).problems.map(
    ({ file, line, field, severity, message }) =>
      `${file.replace(/^.*?\/content-\w+\//, '')}:${line} ${field} ${severity}: ${message}`,
  );
}

/** Runs `translate` in a new folder, into which it writes its file. */
function translate(...parameters: string[]) {
  const program = ['-C', 'open-local-business', resolve('tools/create/commands/translate.ts'), ...parameters];
  const env = { ...process.env, CONTENT_DIR: copy.directory };
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8', env });
  return { output: stdout + stderr, status };
}
const record = async () => (await runCommand('record', [], { CONTENT_DIR: copy.directory })).status;

test('J1 a missing sentence, text or file of a language is an error that shows the original', async () => {
  expect(await listProblems()).toEqual([]);
  copy.edit('fr/services/spring.mdx', /^symptom: .*\n/m, '');
  copy.edit('fr/pages/about.mdx', /---\n\n[\s\S]*$/, '---\n');
  copy.remove('fr/photos/van.yaml');
  copy.edit('services/opener.mdx', /^ {2}- Parts$/m, '  - Parts\n  - Paint');
  expect(await listProblems()).toMatchInlineSnapshot(`
    [
      "fr/pages/about.mdx:1  error: has no French text. The original is: "## What is invented The business does not exist. It has no customers, staff, in…"",
      "fr/photos/van.yaml:1  error: is missing. It should contain the French translation of photos/van.yaml: 2 texts. To list missing translations: npm run translate -- fr --missing",
      "fr/services/opener.mdx:28 notIncluded.3 error: has no French notIncluded.3. The original is: "Springs, cables and rollers"",
      "fr/services/spring.mdx:1 symptom error: has no French symptom. The original is: "Loud bang, door too heavy to lift"",
    ]
  `);
});

test.each([
  ['a quotation mark that is not closed', 'name: ', 'name: "'],
  ['a language with an underscore', 'locales: [en-CA, fr-CA]', 'locales: [en-CA, fr_CA]'],
  ['a country that does not exist', 'addressCountry: CA', 'addressCountry: Canada'],
])('J1 a business file with %s causes no errors in other files', async (_name, from, to) => {
  copy.edit('business.yaml', from, to);
  expect(new Set((await listProblems()).map((line) => line.split(':')[0]))).toEqual(new Set(['business.yaml']));
});

test('J1 the message about a page of code that is missing in one language names the file to add', async () => {
  vi.mocked(readCustomPages).mockReturnValue(['/locations/']);
  copy.write('navigation.yaml', 'header:\n  - page: locations\n');
  expect(await listProblems()).toEqual([
    'navigation.yaml:2 header.0.page error: is a page that one of the languages does not have. Write src/pages/fr/locations.astro too.',
  ]);
  vi.mocked(readCustomPages).mockRestore();
});

test('J1 a fact in a translation is an error, and so is a translation without an original', async () => {
  copy.edit('fr/services/spring.mdx', /^---\n/, '---\nstartingPrice: 199\nslug: ressort\nlead: Rien\n');
  copy.write('fr/places/nowhere.yaml', 'notes: Rien\n');
  copy.write('fr/price-history.yaml', 'spring: []\n');
  copy.write('es/pages/home.mdx', '---\ntitle: Hola\n---\n\nHola.\n');
  expect(await listProblems()).toMatchInlineSnapshot(`
    [
      "es/pages/home.mdx:1  error: is in Spanish, which is not another language of the site. Add it to locales in business.yaml, or delete es/.",
      "fr/places/nowhere.yaml:1  error: translates places/nowhere.yaml, which does not exist. Rename or delete it.",
      "fr/price-history.yaml:1  error: has nothing to translate: price-history.yaml is shared by all languages. Delete it.",
      "fr/services/spring.mdx:2 startingPrice error: is a fact, which services/spring.mdx states for all languages. Remove it here.",
      "fr/services/spring.mdx:3 slug error: has no original: services/spring.mdx has no such field. Remove it here, or add it there first.",
      "fr/services/spring.mdx:4 lead error: has no original: services/spring.mdx has no such field. Remove it here, or add it there first.",
    ]
  `);
});

test('J1 a problem in a translation is reported at its line, and a problem in a fact only once', async () => {
  copy.edit('fr/services/repair.mdx', /^symptom: .*$/m, 'symptom: "{prix}"');
  copy.edit('fr/pages/home.mdx', /^title: .*$/m, 'title: Oui');
  copy.edit('fr/pages/about.mdx', /$/, '\nAppelez {nom}.\n');
  copy.edit('services/spring.mdx', /^startingPrice: .*$/m, 'startingPrice: much');
  expect(await listProblems()).toMatchInlineSnapshot(`
    [
      "fr/pages/about.mdx:50 text error: contains {nom}, which is not a known placeholder. Known placeholders: {name}, {trade}, {telephone}, {email}, {street}, {town}, {postalCode}, {hours}, {emergencyHours}, {serviceRadiusKm}, {serviceRadius}, {emergencyNumber}, {afterHoursSurcharge}, {ifDeclined}, {province}, {country}, {region}, {farthest}, {placeCount}, {serviceCount}, {price.…}, {total.…}, {minutes.…}.",
      "fr/pages/home.mdx:2 title error: must have 5 to 70 characters. For example: Starting prices",
      "fr/services/repair.mdx:3 symptom error: contains {prix}, which is not a known placeholder. Known placeholders: {name}, {trade}, {telephone}, {email}, {street}, {town}, {postalCode}, {hours}, {emergencyHours}, {serviceRadiusKm}, {serviceRadius}, {emergencyNumber}, {afterHoursSurcharge}, {ifDeclined}, {province}, {country}, {region}, {farthest}, {placeCount}, {serviceCount}, {price.…}, {total.…}, {minutes.…}.",
      "services/spring.mdx:8 startingPrice error: must be a number without quotation marks, commas or a currency sign. For example: 249",
    ]
  `);
});

test('J1 a file without sentences is validated once for all languages', async () => {
  const schemas = ['postalAreas', 'redirects', 'priceHistory', 'outline', 'photoImages'] as const;
  const spies = schemas.map((kind) => vi.spyOn(contentKinds[kind].schema, 'safeParse'));
  const { folder: read, localizedSites } = await copy.load(origin);
  expect(localizedSites.length).toBe(2);
  const count = (kind: string) => read.files.filter(({ file }) => findContentKind(file)?.kind === kind).length;
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual(schemas.map(count));
  for (const spy of spies) spy.mockRestore();
});

test('J1 news may be in only one language', async () => {
  const news = (title: string) =>
    `---\ntitle: ${title}\ndescription: What is new is told here.\ndate: 2026-11-01\n---\n\nNew.\n`;
  copy.write('news/only-here.mdx', news('Only in English'));
  copy.write('fr/news/seulement-ici.mdx', news('Seulement en français'));
  copy.write('news/both.mdx', news('In both languages'));
  copy.write(
    'fr/news/both.mdx',
    '---\ntitle: Dans les deux\ndescription: Ce qui est nouveau est dit ici.\n---\n\nNouveau.\n',
  );
  const { localizedSites, problems } = await copy.load(origin);
  expect(problems).toEqual([]);
  expect(localizedSites.map(({ site }) => site.news.map(({ title }) => title))).toEqual([
    ['In both languages', 'Only in English'],
    ['Dans les deux', 'Seulement en français'],
  ]);
});

test('J1 a translation is a warning from when its original changes until it is updated', async () => {
  expect(await record()).toBe(0);
  expect(await listProblems()).toEqual([]);
  copy.edit('services/spring.mdx', /^symptom: .*$/m, 'symptom: A bang, and the door is heavy');
  expect(await listProblems()).toMatchInlineSnapshot(`
    [
      "fr/services/spring.mdx:3 symptom warning: translates an earlier version of services/spring.mdx. Update the French text; if it is still right, delete its symptom in translations.json.",
    ]
  `);
  // Recording other changes does not make it current.
  expect(await record()).toBe(0);
  expect((await listProblems()).length).toBe(1);
  copy.edit('fr/services/spring.mdx', /^symptom: .*$/m, 'symptom: Une détonation');
  expect(await listProblems()).toEqual([]);
});

test('a text to be written is a gap in its language, and listed as missing once its original is written', {
  tags: 'thorough',
}, async () => {
  copy.edit('fr/services/spring.mdx', /^symptom: .*$/m, 'symptom: À rédiger');
  copy.edit('fr/services/repair.mdx', /^symptom: .*$/m, 'symptom: "À rédiger : le bruit"');
  copy.edit('services/repair.mdx', /^symptom: .*$/m, 'symptom: "To be written: the noise"');
  expect((await listProblems()).map((line) => line.replace(/: .*/, ''))).toEqual([
    'fr/services/repair.mdx:3 symptom gap',
    'fr/services/spring.mdx:3 symptom gap',
    'services/repair.mdx:4 symptom gap',
  ]);
  expect(translate('fr', '--missing').output).toBe('Wrote translate-fr.yaml with 1 sentences.\n');
  expect(readFileSync(join(folder, 'translate-fr.yaml'), 'utf8')).toMatch(
    /file: services\/spring\.mdx\n {2}field: symptom\n {2}original: .*\n {2}translation: ""\n$/,
  );
});

test('comments are not translated', async () => {
  copy.edit('services/spring.mdx', /---\n\n[\s\S]*$/, '---\n\n{/* The text of the page. */}\n');
  copy.edit('fr/services/spring.mdx', /---\n\n[\s\S]*$/, '---\n');
  expect((await listProblems()).filter((line) => line.startsWith('fr/services/spring.mdx'))).toEqual([]);
});

test('missing translations are written to a file and read back from it', { tags: 'thorough' }, async () => {
  const before = listPairs((await readContentFolder(copy.directory)).files, 'fr');
  rmSync(join(copy.directory, 'fr'), { recursive: true });
  const missing = translate('fr', '--missing');
  expect(missing).toEqual({ output: `Wrote translate-fr.yaml with ${before.length} sentences.\n`, status: 0 });
  expect(translate('fr', '--missing')).toMatchObject({ status: 1 });
  const file = join(folder, 'translate-fr.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('field: specialOpeningHours.0.name\n  original: Christmas Eve\n  translation: ""');
  writeFileSync(
    file,
    text.replace(
      /original: Christmas Eve\n {2}translation: ""/,
      'original: Christmas Eve\n  translation: Veille de Noël',
    ),
  );
  expect(translate('fr', 'translate-fr.yaml').output).toContain('Wrote 1 sentences into 1 files');
  expect(readFileSync(join(copy.directory, 'fr/business.yaml'), 'utf8')).toBe(
    'specialOpeningHours:\n  - name: Veille de Noël\n',
  );
  writeFileSync(file, '- { file: business.yaml, field: slogan, translation: Oui }\n');
  expect(translate('fr', 'translate-fr.yaml')).toMatchObject({
    status: 1,
    output: expect.stringContaining('business.yaml slogan'),
  });
  writeFileSync(file, 'not a list');
  expect(translate('fr', 'translate-fr.yaml')).toMatchObject({ status: 1 });
  expect(translate('french')).toMatchObject({ status: 2 });
});
