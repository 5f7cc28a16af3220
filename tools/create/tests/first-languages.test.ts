import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSite } from '../../../src/content/load/load-site.ts';
import { readContentFolder } from '../../../src/content/load/read-folder.ts';
import { listPairs } from '../../../src/content/translation.ts';
import { languages } from '../../../src/text/languages.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { fillIn } from '../../../tests/support/fill-in.ts';
import { buildForTests } from '../../../tests/support/reference-build.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';

const inCanada = [
  ...['--name', 'Plomberie des Draveurs', '--telephone', '819-456-7788', '--time-zone', 'America/Toronto'],
  ...['--address', '12, rue Principale, Gatineau, QC J8X 2K1', '--languages', 'français, anglais'],
];
const inAmerica = [
  ...['--name', 'Eléctricos Luna', '--telephone', '716-456-7788', '--time-zone', 'America/New_York'],
  ...['--address', '12 Elmwood Avenue, Buffalo, NY 14201', '--languages', 'Spanish, inglés'],
];

let root: string;
let directory: string;
function begin(): void {
  root = scratchFolder('own');
  directory = join(root, 'my-site/content');
}
beforeEach(begin);

const init = (...parameters: string[]) =>
  runCommand('init', [join(root, 'my-site'), '--packages=registry', ...parameters]);
const load = async () => await loadSite(directory, 'https://www.example.com');
const run = (name: string, parameters: readonly string[]) => runCommand(name, parameters, { CONTENT_DIR: directory });

/** The sentences of the files of the first language, or of those in the folder of another. */
async function listSentences(language?: string): Promise<string[]> {
  const pairs = listPairs((await readContentFolder(directory)).files, language ?? 'xx');
  return pairs.flatMap(({ original, translation }) => (language === undefined ? original : (translation ?? [])));
}

/** The first sentences of a business in Canada that are more than a word and a placeholder. */
let english: string[];
beforeAll(async () => {
  begin();
  await init(...inCanada, '--trade', 'plumbing');
  const sentences = await listSentences();
  english = sentences.filter((text) => /\p{L}{2} \p{L}/u.test(text.replace(/\{\w+\}/g, '')));
});

test.each([
  ['fr', inCanada, ['--trade', 'Plomberie'], ['fr-CA'], 'premiere-visite'],
  ['French', inCanada, ['--trade', 'plomberie'], ['fr-CA'], 'premiere-visite'],
  ['en-CA,fr-CA', inCanada, ['--trade', 'plumbing', '--trade-fr', 'plomberie'], ['en-CA', 'fr-CA'], 'first-visit'],
  [
    'Français, english',
    inCanada,
    ['--trade', 'plomberie', '--trade-en', 'plumbing'],
    ['fr-CA', 'en-CA'],
    'premiere-visite',
  ],
  ['es', inAmerica, ['--trade', 'electricidad'], ['es-US'], 'primera-visita'],
  ['en, es', inAmerica, ['--trade', 'electrical', '--trade-es', 'electricidad'], ['en-US', 'es-US'], 'first-visit'],
] as const)('a site begins in %s', async (locale, answers, trade, locales, visit) => {
  expect(english.length).toBeGreaterThan(40);
  expect((await init(...answers, '--locale', locale, ...trade)).status).toBe(0);
  const { localizedSites, problems, folder } = await load();
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['gap']));
  expect(localizedSites.map(({ site }) => site.country.locale)).toEqual(locales);
  expect(localizedSites[0]?.site.business.languages).toEqual([answers === inCanada ? 'fr' : 'es', 'en']);
  expect(localizedSites[0]?.site.business.schemaType).toBe(answers === inCanada ? 'Plumber' : 'Electrician');
  // Facts are written once: a further language has sentences only.
  const files = [...folder.texts.keys()];
  const [first, further] = locales.map((tag) => tag.slice(0, 2));
  const originals = files.filter((file) => !file.startsWith(`${further}/`));
  expect(originals.length).toBe(15);
  expect(originals).toContain(`services/${visit}.mdx`);
  const translated = originals.filter((file) => file !== 'policy.yaml').map((file) => `${further}/${file}`);
  expect(files.length - originals.length).toBe(further === undefined ? 0 : translated.length);
  expect(files).toEqual(expect.arrayContaining(further === undefined ? [] : translated));
  // Each sentence is in its language, and no two languages share one.
  for (const language of [undefined, ...(further === undefined ? [] : [further])]) {
    const foreign = (await listSentences(language)).filter((text) => english.includes(text));
    expect(foreign.length > 0).toBe((language ?? first) === 'en');
  }
});

test('a French site in Canada has its words, elisions and currency', async () => {
  await init(...inCanada, '--locale', 'en,fr', '--trade', 'electrical', '--trade-fr', 'Électricité');
  const [, french] = (await load()).localizedSites;
  expect(french?.site.business).toMatchObject({
    trade: 'électricité',
    schemaType: 'Electrician',
    description: 'Services d’électricité à Gatineau et dans les environs.',
    pricing: { notice: expect.stringMatching(/^Ces prix sont en dollars canadiens, taxes en sus\. .* soumission\.$/) },
  });
  expect(french?.site.gaps).toContain('fr/pages/home.mdx');
  expect(french?.site.gaps).not.toContain('pages/home.mdx');
});

test('a site in two languages takes new services and places, is built in French without a sentence of English, and names its gaps on every page', {
  tags: 'thorough',
}, async () => {
  const sentences = [...english, 'Lockout is needed', 'The way there.'];
  await init(...inCanada, '--locale', 'en,fr', '--trade', 'plumbing', '--trade-fr', 'plomberie');
  const service = (name: string) => [
    ...['service', name, '--symptom', `${name} is needed`, '--summary', 'We do it.', '--price', '95'],
    ...['--includes', 'The way there.', '--minutes', '15-45', '--covers', 'One house; One garage'],
  ];
  const began = await run('new', service('Lockout'));
  expect([began.status, began.stdout]).toEqual([
    0,
    expect.stringMatching(
      /^Wrote \S*services\/lockout\.mdx\.\nWrote \S*fr\/services\/lockout\.mdx, whose sentences are not filled in\. To list them: npm run translate -- fr --missing\n$/,
    ),
  ]);
  expect(readFileSync(join(directory, 'fr/services/lockout.mdx'), 'utf8')).toMatch(
    /^---\nname: À rédiger \(lockout\)\n[\s\S]*\ncovers:\n {2}- À rédiger \(lockout\)\n {2}- À rédiger \(lockout\)\n---\n$/,
  );
  expect((await run('new', service('Leak'))).status).toBe(0);
  // A place has no sentences to translate.
  const place = ['place', 'Aylmer', '--kind', 'town', '--municipality', 'Gatineau', '--latitude', '45.39'];
  expect((await run('new', [...place, '--longitude', '-75.84', '--postal', 'J9H'])).stdout).toMatch(/^Wrote .*\n$/);
  expect(existsSync(join(directory, 'fr/places'))).toBe(false);
  const { status, stdout } = await run('check', []);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/\n28 unfinished fields in 11 files \(\d+ files checked\)\.\n/),
  ]);

  const out = '.build/test/first-languages';
  await buildForTests(out, { CONTENT_DIR: directory, SITE_URL: 'http://localhost:4321' });
  const pages = readdirSync(join(out, 'dist/fr'), { recursive: true, encoding: 'utf8' }).filter((page) =>
    /\.(?:html|md|txt)$/.test(page),
  );
  expect(pages.length).toBeGreaterThan(30);
  const foreign = pages.flatMap((page) => {
    const text = readFileSync(join(out, 'dist/fr', page), 'utf8');
    return sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${page}: ${sentence}`);
  });
  expect(foreign).toEqual([]);
  const read = (path: string) => readFileSync(join(out, 'dist', path), 'utf8');
  const fields = ['business.yaml openingHours', 'services/first-visit.mdx startingPrice'];
  for (const page of ['index.html', 'services/first-visit/index.html'])
    for (const gap of fields) expect(read(page).replace(/<\/?[^>]*>/g, ''), page).toContain(gap);
  for (const gap of ['business.yaml openingHours', 'fr/services/lockout.mdx', 'À rédiger (lockout)'])
    expect(read('fr/index.html')).toContain(gap);
  expect(read('services/first-visit/index.html')).toContain('The price is not filled in yet.');
  const [{ startingPrice, price }] = JSON.parse(read('api/services/index.json')).services;
  expect([startingPrice, price.amount]).toEqual([null, null]);
  rmSync(out, { recursive: true });
});

test('a text written in both languages is no longer a gap', async () => {
  await init(...inCanada, '--locale', 'fr,en', '--trade', 'plomberie', '--trade-en', 'plumbing');
  fillIn(directory);
  expect((await load()).problems).toEqual([]);
});

test('every language has the same templates', () => {
  const list = (language: string) =>
    readdirSync(join('tools/create/templates/content', language), { recursive: true }).sort();
  expect(languages.map(list)).toEqual(languages.map(() => list('en')));
});
