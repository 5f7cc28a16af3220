import { expect, test } from 'vitest';
import { listAddressLines } from '../../src/business/contact.ts';
import { renderSkill } from '../../src/discovery/agent-skill.ts';
import { formatDistance, formatMinutes, formatMoney } from '../../src/format/amounts.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { summarizeWeek } from '../../src/hours/opening-hours.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { formatPrice } from '../../src/prices/price.ts';
import { de, period } from '../../src/text/fr/grammar.ts';
import { textOf } from '../../src/text/text.ts';
import { createSite, readSurfaces } from '../support/small-business.ts';
import { ask, listSuggested } from './ask-coverage.ts';

const { coverage, docs, pages, places, prices, typeset } = textOf('fr-CA');
const money = { locale: 'fr-CA', currency: 'CAD' };
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const openingHours = [
  { dayOfWeek: [...workdays], opens: '07:30', closes: '18:00' },
  { dayOfWeek: ['Saturday' as const], opens: '08:00', closes: '12:00' },
];
/** Spaces that do not break, as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const hourly = { kind: 'from', amount: 95, upTo: null, currency: 'CAD', per: 'hour', minimum: 95, note: null } as const;

test.each([
  [formatMoney(1249.5, money), '1 249,50 $'],
  [formatPrice(hourly, money), '95 $ l’heure, minimum d’une heure'],
  [formatMinutes({ min: 45, max: 150 }, 'fr-CA'), '45 minutes à 2 h 30'],
  [formatDate('2027-05-01', 'fr-CA'), '1er mai 2027'],
  [summarizeWeek(openingHours, 'fr-CA'), 'du lundi au vendredi de 7 h 30 à 18 h, le samedi de 8 h à midi'],
  [places.fromBase('8 km', 'Ottawa'), 'à 8 km d’Ottawa'],
  [places.fromBase('8 km', 'le centre de Gatineau'), 'à 8 km du centre de Gatineau'],
  [pages.place.title('horticulture', 'Hull'), 'Service d’horticulture à Hull'],
  [de('Les Cèdres'), 'des Cèdres'],
  [period('19 juillet 2027', '30 juillet 2027'), 'du 19 au 30 juillet 2027'],
  [period('1er juin 2027', '30 juillet 2027'), 'du 1er juin au 30 juillet 2027'],
  [period('28 décembre 2026', '3 janvier 2027'), 'du 28 décembre 2026 au 3 janvier 2027'],
  [summarizeWeek(openingHours, 'fr-CA', 'short'), 'lun.–ven., de 7 h 30 à 18 h; sam., de 8 h à midi'],
  [prices.range('140 $', '220 $'), 'de 140 $ à 220 $'],
  [prices.namedStart('Double, isolée', '2 190 $'), 'Double, isolée : à partir de 2 190 $'],
  [prices.pricesInclude('TPS de 5 % et TVQ de 9,975 %'), 'TPS de 5 % et TVQ de 9,975 % comprises dans les prix.'],
  [prices.variant('Remplacement', 'Un ressort'), 'Remplacement : un ressort'],
  [prices.variant('Borne', 'Tesla Wall Connector'), 'Borne : Tesla Wall Connector'],
  [prices.variant('Taxes', 'TPS et TVQ'), 'Taxes : TPS et TVQ'],
  [prices.variant('Moteur', 'Ouvre-porte neuf, installé'), 'Moteur : ouvre-porte neuf, installé'],
  [prices.variant('Module', 'Wi-Fi'), 'Module : Wi-Fi'],
  [docs.answer.excerpt({ shown: 40, total: 1003 }), 'Les 40 premières des 1 003 lignes, telles quelles.'],
  [formatMinutes({ min: 1, max: 1 }, 'fr-CA'), 'environ 1 minute'],
  [formatMinutes({ min: 30, max: 60 }, 'fr-CA'), '30 à 60 minutes'],
  [formatMinutes({ min: 60, max: 120 }, 'fr-CA'), '1 à 2 heures'],
  [formatDistance(0.2, { distanceUnit: 'km', locale: 'fr-CA' }), 'moins de 1 km'],
  [
    places.inPart('Gatineau', ['J8P'], 'un code postal').split('. ', 1).join(''),
    'En partie : à Gatineau, nous desservons le secteur J8P',
  ],
  [coverage.elsewhere('H2X', ['Ontario']), 'Le secteur H2X est hors de l’Ontario, où nous travaillons.'],
  [coverage.elsewhere('« Paris »', ['Ontario']), '« Paris » est hors de l’Ontario, où nous travaillons.'],
  [
    coverage.elsewhere('S9V', ['Alberta', 'Nouvelle-Écosse']),
    'Le secteur S9V est hors de l’Alberta et de la Nouvelle-Écosse, où nous travaillons.',
  ],
  [places.fromBase('8 km', 'Hamilton'), 'à 8 km de Hamilton'],
  [places.count(1), 'un endroit'],
  [pages.areas.town(1), 'Petite ville ou village'],
])('%s is written', (text, written) => expect(plain(text)).toBe(written));

test.each([
  ...['de haute pression', 'de hottes', 'de haies', 'd’hivernage', 'd’humidification', 'd’harmonisation'],
  ...['d’homologation', 'd’habitations', 'd’hippothérapie', 'd’huissiers', 'd’Hérouxville', 'd’Henryville'],
  ...['d’Huberdeau', 'd’Hébertville-Station', 'de Huntingdon', 'de Havre-Saint-Pierre', 'de Yamaska'],
])('%s is written', (phrase) => expect(de(phrase.replace(/^(?:de |d’)/, ''))).toBe(phrase));

test.each([
  ["l'été", 'l’été'],
  ['Un prix : 249 $, 13 % de plus', 'Un prix\u00a0: 249\u00a0$, 13\u00a0% de plus'],
  ['dit "oui" et « non »', 'dit «\u00a0oui\u00a0» et «\u00a0non\u00a0»'],
  ['{"id":"spring"}, une porte de 6"', '{"id":"spring"}, une porte de 6"'],
  ['Quand ? Ici ; là !', 'Quand\u202f? Ici\u202f; là\u202f!'],
  ['à {serviceRadius} de {town}: oui', 'à {serviceRadius} de {town}\u00a0: oui'],
  ['9\u00a0x\u00a07 pi', '9\u00a0×\u00a07\u00a0pi'],
  ['**Samedi**: 8 h, 15 cm', '**Samedi**\u00a0: 8\u00a0h, 15\u00a0cm'],
  [
    '[Oui](/fr/a b): `a : b` https://a.b/ <i title="a : b">',
    '[Oui](/fr/a b)\u00a0: `a : b` https://a.b/ <i title="a : b">',
  ],
  [
    'Envoyez Content-Type: application/json, ou Accept: text/markdown',
    'Envoyez Content-Type: application/json, ou Accept: text/markdown',
  ],
  ['porte de 8 x 7 pi, 0x1F', 'porte de 8\u00a0×\u00a07\u00a0pi, 0x1F'],
  ['8:30, 7 habitants, | :--- | ---: |', '8:30, 7 habitants, | :--- | ---: |'],
])('%s is set in French', (typed, set) => expect(typeset?.(typed)).toBe(set));

const answers = {
  ...{ country: 'CA', locale: 'fr', name: 'Plomberie Héroux', trade: 'plomberie', telephone: '819 555-0137' },
  ...{ address: '12, rue Eddy, Gatineau (Québec) J8X 1A1', 'time-zone': 'America/Toronto', languages: 'French' },
  ...{ latitude: '45.4261', longitude: '-75.7285' },
};

const plumber = await createSite(answers, {
  'places/aylmer.yaml':
    '{ name: Aylmer, kind: city, municipality: Gatineau, latitude: 45.4, longitude: -75.85, postalAreas: [J9H] }',
  'places/sacre-coeur.yaml':
    '{ name: Notre-Dame-du-Sacré-Cœur, kind: town, municipality: Pontiac, latitude: 45.5, longitude: -75.9, postalAreas: [J0X] }',
  'pages/about.mdx': (text) =>
    text.replace(/^description:.*/m, 'description: Nous travaillons dans l’ouest du {province}.'),
});
const lookup = prepareLookupTables(plumber);

test('a province has its French name', () => {
  expect(plumber.pages.about?.description).toBe('Nous travaillons dans l’ouest du Québec.');
  const { answer } = ask(lookup, '', 'L8G');
  expect(answer?.message).toBe('Le secteur L8G est hors du Québec, où nous travaillons.');
});

test('the content chooses the word for an estimate, and all sentences use it', async () => {
  const inWords = (text: string) => text.replace(/une soumission/g, 'un devis');
  const site = await createSite(answers, {
    'business.yaml': (text) => `${inWords(text)}wording: { estimate: { fr: devis } }\n`,
    'pages/quote.mdx': inWords,
  });
  const texts = [...(await readSurfaces(site)).values()].join('\n');
  expect(texts.match(/un devis/g)?.length).toBeGreaterThan(20);
  expect(texts).not.toMatch(/soumission/);
  expect(plumber.terms.theEstimate).toBe('la soumission');
});

test('J1 areas and municipalities have their official French names, and no English ones', async () => {
  const rows = {
    K0A: {
      latitude: 45.2,
      longitude: -76.2,
      name: 'National Capital Region (Almonte)',
      names: { fr: 'région de la capitale nationale' },
    },
    M5V: { latitude: 43.6, longitude: -79.4, name: 'Downtown Toronto (CN Tower)' },
    N1H: { latitude: 43.5, longitude: -80.2, name: 'Guelph' },
  };
  const index = prepareLookupTables({ ...plumber, postalAreas: rows });
  const texts = Object.keys(rows).map((area) => ask(index, '', area).answer?.message);
  expect(texts[0]).toMatch(/^Le secteur K0A \(région de la capitale nationale\) est hors/);
  expect(texts[1]).toMatch(/^Le secteur M5V est hors/);
  expect(texts[2]).toMatch(/^Le secteur N1H \(Guelph\) est hors/);
  expect(['City of Hamilton', 'Haldimand County', 'Cambridge Central', 'Sainte-Catherine'].map(places.ownName)).toEqual(
    [...[undefined, undefined, undefined], 'Sainte-Catherine'],
  );
  const site = await createSite(answers, {
    'places/chelsea.yaml':
      '{ name: Wakefield, kind: town, municipality: Pontiac County, municipalityNames: { fr: comté de Pontiac }, latitude: 45.5, longitude: -75.9, postalAreas: [J0X] }',
  });
  expect(ask(prepareLookupTables(site), 'Wakefield, Pontiac County')).toEqual({ key: 'chelsea' });
  expect(site.places.map(({ municipality }) => municipality)).toContain('comté de Pontiac');
});

test('an address has the full province in parentheses, and two spaces before the code', () => {
  expect(listAddressLines(plumber)).toEqual(['12, rue Eddy', 'Gatineau (Québec)\u00a0 J8X 1A1']);
});

test.each([
  ["ville d'Aylmer", 'aylmer'],
  ['La Ville d’Aylmer (Québec)', 'aylmer'],
  ['secteur Aylmer', 'aylmer'],
  ["centre-ville d'Aylmer", 'aylmer'],
  ['Municipalité de Notre-Dame-du-Sacré-Coeur', 'sacre-coeur'],
  ['NOTRE DAME DU SACRE CŒUR', 'sacre-coeur'],
  ['Aylmer, P.Q.', 'aylmer'],
])('B7 B15 "%s" is the place of that name', (typed, key) => expect(ask(lookup, typed)).toEqual({ key }));

test.each(['Code postal : J9H 1A1', 'C.P. J9H', 'J9H'])('B9 "%s" is only a postal code', (typed) =>
  expect(ask(lookup, typed)).toMatchObject({ key: 'J9H', preface: undefined }),
);

test('B15 a city with the name of its province is not read as a province after a name', () => {
  const suggested = listSuggested(ask(lookup, 'Ville de Québec'));
  expect(suggested).toEqual(['aylmer', 'sacre-coeur']);
});

test.each(["près d'Aylmer", 'à 5 km d’Aylmer', "100, rue d'Aylmer"])('B15 "%s" is a question', (typed) =>
  expect(listSuggested(ask(lookup, typed))).toEqual(['aylmer']),
);

test('the skill has a non-breaking space before a colon', () => {
  const [, , body] = renderSkill(plumber).split('---\n');
  expect(body).toContain('- Langues\u00a0: français');
  expect(body).not.toMatch(/\p{L}: /u);
});

test('J2 the skill is in the first language, and says where the other languages are', () => {
  const languages = [...plumber.languages, { locale: 'en-CA', language: 'en', prefix: '/en', optionalPaths: [] }];
  const [written, alone] = [renderSkill({ ...plumber, languages }), renderSkill(plumber)].map(plain);
  expect(written).toContain(`Aussi en anglais : \`language\` d’un outil, ou ${plumber.origin}/en/api/.`);
  expect(alone).not.toContain('Aussi en');
});

test('the answer about a single place is in the singular', () => {
  const [first] = plumber.places;
  const business = { ...plumber.business, unlisted: 'no' as const };
  const alone = prepareLookupTables({ ...plumber, business, places: first ? [first] : [] });
  expect(ask(alone, 'Atlantide').answer?.message).toMatch(/^«.Atlantide.» n’est pas l’endroit que nous desservons\. /);
});
