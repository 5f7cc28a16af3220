import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { toHomeGraph } from '../../src/discovery/json-ld.ts';
import { answerTotal } from '../../src/endpoints/total/route.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { prepareMcp } from '../../src/mcp/prepare-mcp.ts';
import { toToolCoverage } from '../../src/mcp/tools/check-service-area/operation.ts';
import { describePlace, toPlaceCoverage } from '../../src/places/coverage-records.ts';
import { formatVerdict } from '../../src/places/verdict.ts';
import { apiRecords } from '../../src/schemas/answers/records.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { requireSite } from '../support/content-copy.ts';
import { listFiles } from '../support/published.ts';
import { buildForTests } from '../support/reference-build.ts';
import { runsAll } from '../support/sample-of.ts';
import { createSite, readSurfaces, writePlace } from '../support/small-business.ts';
import { ask } from '../unit/ask-coverage.ts';

const origin = 'https://www.example.com';

const frenchOut = '.build/test/salon';
const french = await createSite(
  {
    ...{ country: 'CA', locale: 'fr-CA', name: 'Salon Exemple', trade: 'coiffure', telephone: '418 555-0137' },
    ...{ address: '12, rue Exemple, Lévis, QC G6V 1A1', 'time-zone': 'America/Toronto', languages: 'French' },
    ...{ latitude: '46.8033', longitude: '-71.1779', email: 'salon@example.com', 'served-at': 'premises' },
  },
  {
    'places/levis.yaml': writePlace('Lévis', 46.8033, -71.1779, 'G6V'),
    'places/beaumont.yaml': writePlace('Beaumont', 46.8333, -71.0167, 'G0R'),
    'postal-areas.json': JSON.stringify({
      G6V: { name: 'Lévis', latitude: 46.8033, longitude: -71.1779 },
      G0R: { name: 'Bellechasse', latitude: 46.8, longitude: -70.9 },
      G1R: { name: 'Québec', latitude: 46.8117, longitude: -71.2153 },
    }),
  },
  frenchOut,
);
const spanishOut = runsAll ? '.build/test/taller' : undefined;
const spanish = await createSite(
  {
    ...{ country: 'US', locale: 'es-US', name: 'Taller Ejemplo', trade: 'bicicletas', telephone: '607-555-0137' },
    ...{ address: '12 Sample Street, Ithaca, NY 14850', 'time-zone': 'America/New_York', languages: 'Spanish' },
    ...{ latitude: '42.4406', longitude: '-76.4966', email: 'taller@example.com', 'served-at': 'premises' },
  },
  {
    'places/ithaca.yaml': writePlace('Ithaca', 42.4406, -76.4966, '14850'),
    'places/groton.yaml': writePlace('Groton', 42.5879, -76.3669, '13073'),
  },
  spanishOut,
);
const englishOut = runsAll ? '.build/test/examples/totara-hair' : undefined;
const load = async (directory: string) => requireSite(await loadSite(directory, origin));
const english = await load('examples/totara-hair');
if (englishOut) await buildForTests(englishOut, { CONTENT_DIR: 'examples/totara-hair', SITE_URL: origin });

/** Sentences that a business without visits must not use: that it comes, and how soon. */
const claims = {
  en: /\bwe (?:only |usually )?(?:come|travel|drive|serve|work|get there)\b|\bcomes? (?:here\b|to (?:you|them|your)\b)|\bhouse calls?\b|usual response|response times?|how soon|\bserved places?\b/i,
  fr: /\bnous (?:y )?(?:desservons|allons|venons|arrivons|travaillons|nous déplaçons)\b|entreprise dessert|\bdélais? (?:habituel|d’arrivée)|se rend chez|chez vous|endroits? desservis?\b/i,
  es: /\b(?:vamos|llegamos|trabajamos)\b|\batend(?:emos|er) en (?!nuestro local)|si atienden|tiempos? (?:habitual(?:es)? )?de llegada|a domicilio|lugar(?:es)? atendidos?\b/i,
};

/** Names of places that only a business that goes there may use. */
const servedPlaces = /\bserved places?\b|endroits? desservis?\b|lugar(?:es)? atendidos?\b/i;

/** Shops with their built pages: one, all if TEST_ALL is set. */
const shops = [
  { language: 'en', site: english, out: englishOut, from: 'Karori', postal: '6012', unknown: 'Atlantis' },
  { language: 'fr', site: french, out: frenchOut, from: 'Beaumont', postal: 'G0R', unknown: 'Atlantis' },
  { language: 'es', site: spanish, out: spanishOut, from: 'Groton', postal: '13073', unknown: 'Atlantis' },
] as const;

const readTexts = (folder: string) =>
  listFiles(folder)
    .filter((file) => /\.(?:html|json|md|txt|xml|vcf)$|card$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

test.each(shops)(
  'B26 no page, file, tool or answer in $language says that a shop travels to customers',
  async (shop) => {
    const { site, out, from, postal, unknown, language } = shop;
    const texts = new Map([...(await readSurfaces(site)), ...(out ? readTexts(buildFolders(out).published) : [])]);
    const lookup = prepareLookupTables(site);
    const questions = [
      from,
      unknown,
      `near ${from}`,
      `12 Main Street, ${from}`,
      `${from}, Nebraska`,
      'Springfield, Ohio',
    ];
    for (const question of [...questions, site.business.address.addressLocality])
      texts.set(question, JSON.stringify(ask(lookup, question)));
    for (const area of [postal, site.business.address.postalCode, '10001', '9999', 'H2X', 'L9H'])
      texts.set(area, JSON.stringify(ask(lookup, '', area)));
    texts.set('all places', JSON.stringify(toToolCoverage(site)));
    texts.set('no list', JSON.stringify(ask(prepareLookupTables({ ...site, places: [] }), unknown)));
    texts.set('MCP', JSON.stringify(prepareMcp(site)));
    expect(texts.size).toBeGreaterThan(50);
    const found = [...texts].flatMap(([name, text]) => {
      // The description of the API has the same members for every business.
      const pattern = name.endsWith('openapi.json') ? servedPlaces : claims[language];
      const [claim] = pattern.exec(text) ?? [];
      return claim === undefined ? [] : [`${name}: ${claim}`];
    });
    expect(found).toEqual([]);
  },
);

test.each([
  [english, 'Te Aro', 'You come to us: we are in Te Aro (Wellington).', 'Welcome, Te Aro'],
  [english, 'Karori', 'You come to us: 3.5 km from Karori (Wellington).', 'Welcome, Karori, 3.5 km'],
  [french, 'Beaumont', 'Nous vous accueillons sur place, à 12,7 km de Beaumont.', 'Bienvenue, Beaumont, 12,7 km'],
  [spanish, 'Groton', 'Atendemos en nuestro local, a unas 12 millas de Groton.', 'Le esperamos, Groton, 12 millas'],
] as const)('B26 a known place gets a welcome with its distance: %#', (site, name, message, verdict) => {
  const found = site.places.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not in the content.`);
  const answer = toPlaceCoverage(site, found);
  expect(answer).toMatchObject({ covered: true, confidence: 'confirmed', servedAt: ['premises'] });
  expect(answer.message.replaceAll('\u00a0', ' ')).toBe(message);
  expect(answer.areas.every(({ responseMinutes }) => responseMinutes === null)).toBe(true);
  const { country } = site;
  expect(
    formatVerdict(answer, name, { ...country, venue: 'premises', town: 'Wellington' }).replaceAll('\u00a0', ' '),
  ).toBe(verdict);
});

test('B26 a shop refuses no place: unlisted ones get a distance or none, and totals are unchanged', () => {
  const lookup = prepareLookupTables(french);
  const near = ask(lookup, '', 'G1R').answer;
  expect(near).toMatchObject({ covered: true, confidence: 'likely', message: expect.stringContaining('environ 3') });
  const unknown = ['Atlantis', 'Paris, France', 'Québec'].map((name) => ask(lookup, name).answer);
  for (const answer of [...unknown, ask(lookup, '', 'H2X').answer, ask(lookup, '', 'B3H').answer]) {
    expect(answer?.covered).not.toBe(false);
    expect(apiRecords.CoverageAnswer.parse(answer)).toEqual(answer);
  }
  const total = answerTotal({ job: french.services[0]?.id ?? '', place: 'Atlantis' }, lookup, new Date(0));
  expect(total).toMatchObject({ ok: true, value: { members: { covered: null } } });
  expect(total.ok && total.value.members).not.toHaveProperty('total');
});

test('B26 structured data of a shop has a service location and no served area', async () => {
  const graph = JSON.stringify(toHomeGraph(english));
  expect(graph).not.toContain('areaServed');
  expect(graph).toContain('"serviceLocation":{"@id":"https://www.example.com/#business"}');
  expect(JSON.stringify(toHomeGraph(await load('content')))).not.toContain('serviceLocation');
});

const offers: Readonly<Record<string, string>> = {
  en: 'You can also come to us.',
  fr: 'Vous pouvez aussi venir sur place.',
  es: 'También puede venir a nuestro local.',
};

test.each(['content', 'examples/lantern-hill-electric'])(
  'B26 a business that works at both places says so: %s',
  async (directory) => {
    const { localizedSites } = await loadSite(directory, origin);
    expect(localizedSites).toHaveLength(2);
    for (const { site: usual } of localizedSites) {
      const both: Site = {
        ...usual,
        business: { ...usual.business, servedAt: ['customer', 'premises'], unlisted: 'no' },
      };
      const offer = offers[usual.country.locale.slice(0, 2)] ?? '';
      const [first] = both.places;
      const lookup = prepareLookupTables(both);
      expect(first && describePlace(both, first)).toBe(first && `${describePlace(usual, first)} ${offer}`);
      for (const answer of [ask(lookup, 'Atlantis').answer, ask(lookup, 'Paris, France').answer])
        expect(answer).toMatchObject({ covered: false, message: expect.stringMatching(new RegExp(`${offer}$`)) });
      expect(JSON.stringify(toHomeGraph(both))).toContain('areaServed');
    }
  },
);
