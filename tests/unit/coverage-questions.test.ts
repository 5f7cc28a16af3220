import { expect, test } from 'vitest';
import { truncateText } from '../../src/places/coverage-answers.ts';
import { findCoverage } from '../../src/places/find-coverage.ts';
import { lookup, site } from '../reference-site.ts';

/** Questions of people in the region: a name, and after a bar a postal code for the second field. */
const questions = [
  ...['Dundas', 'dundas, on', 'Stoney Creek', 'Stony Creek, Hamilton', 'Winona, Stoney Creek', 'Upper Stoney Creek'],
  ...['Stoney Creek Mountain', 'Fruitland', 'Vinemount', 'Elfrida', 'Elfrida, Hamilton', 'Fruitland, Stoney Creek'],
  ...['Westmount', 'Westmount, Hamilton', 'East Hamilton', 'Hamilton Mountain', 'Freelton', 'Virgil, NOTL'],
  ...['Copetown', 'Copetown, Hamilton', 'Copetown | L0R 1J0', 'Copetown, L0R 1J0', 'Copetown, Flamborough, ON L0R 1J0'],
  ...['Lynden', 'Lynden, Hamilton', 'Jerseyville', 'Jerseyville | L0R 1R0', 'Jerseyville, Ancaster', 'Troy, Hamilton'],
  ...['Queenston', 'Queenston | L0S 1L0', 'Queenston, Niagara-on-the-Lake', 'Mount Hope', 'Mt. Hope | L0R 1W0'],
  ...['Port Dover', 'Port Dover | N0A 1N0', 'Port Dover N0A 1N0', 'Waterford', 'Waterford, Norfolk'],
  ...['Waterford | N0E 1Y0'],
  ...['Georgetown', 'Georgetown, Halton Hills', 'Halton Hills', 'Clarkson', 'Clarkson, Mississauga', 'Mississauga'],
  ...['| L5L 1A1', 'Mississauga | L5L 1A1', 'Mississauga L5L', 'Kitchener', 'Kitchener | L8P 4S8', 'Six Nations'],
  ...['Fenwick, Pelham', 'Ridgeway, Fort Erie', 'Wainfleet', 'Rosedale, Toronto', 'Troy, Michigan'],
  ...['Waterford, Toronto'],
  ...['12 Main St Dundas', '12 Main St, Dundas, ON', '12 Main St Dundas L9H 1A1', 'Milton Keynes', 'Paris, France'],
  ...['near Dundas', 'Oakvile', 'Niagara', 'Atlantis', '| L0R 1J0', '| N0A 1N0', 'Oakvile | L6H 1A1'],
  ...['12 Main Street West, Dundas, Ontario, Canada', '26 Queen St NOTL', '77 King St E, Winona, Stoney Creek'],
  ...['12 Dundas St Toronto', '12 Dundas St', '12 Dundas St, Timbuktu', '12 Dundas St, Timbuktu M5V 1A1'],
  ...['12 Main St, Dundas M5V 1A1', '12 Main St, Copetown L0R 1J0', '12 Main St, Copetown, Hamilton'],
  ...['12 Main St Oakvile', '12 Main St, Burlington, Dundas', '12 km from Dundas', '12 Dundas', 'Dundas, Scotland'],
  ...['Hamilton Downtown', 'Hamilton, Parkdale', 'St Catharines West End', 'Welland Central', 'Hamilton, Copetown'],
  ...['Hamilton & Burlington', 'Dundas, Burlington', 'Caledonia, Niagara Region', 'Dundas, Mississauga'],
  ...['Glanbrook', 'Binbrook, Glanbrook', 'Mount Hope, Glanbrook', 'Atlantis | M5V 2T6', '5 Dundas St, Timbuktu | M5V'],
  ...['Dundas | L8P 4S8', 'Dundas | M5V 3L9', 'Atlantis | L8P 4S8', 'Kitchener | M5V 3L9', 'Dundas | nonsense', ''],
  ...['L8P 4S8', 'L8P 4SO', 'l8p-1ao'],
  ...['City of Hamilton', 'the town of Grimsby', 'Ｄｕｎｄａｓ', 'Sainte-Catharines', 'ST.CATHARINES'],
  ...[
    'Saint Catharine',
    'Dúndas',
    'St. Catharine’s',
    'Pt. Dalhousie',
    'Chutes-du-Niagara',
    'Saltfleet',
    'Westdale Hamilton',
  ],
  ...['Burlington, Halton', 'Smithville, Township of West Lincoln', 'Stoney Creek, Winona', 'Hamilton, Winona'],
  ...['Greensville, West Flamborough, Hamilton, ON', 'Virgil, NOTL, Niagara Region', 'Port Dalhousie, St. Catherines'],
  ...['Uptown Burlington, Ontario', 'village of Ancaster', 'the hamlet of Greensville, Flamborough', 'the Dundas'],
  ...['Centre-ville de Hamilton (Ontario)', 'la Ville de Burlington', 'Ciudad de Hamilton', '12 Jordan'],
  ...['Jordan, Lincoln', '12 Rosedale Ave, Toronto', 'Oakvile, Toronto', 'Milton, Hamilton', 'South Niagara'],
  ...['12 Hamilton St, Burlington', 'Port Dalhousie, St. Cathrines', 'Port Dalhouzie, St. Catharines', 'Hmilton'],
  ...['12 Main St, Dundsa', 'Brulington, ON', 'Pari', 'Oakvxle', ', ,', '<script>', '12345', 'constructor'],
  ...[
    '__proto__',
    'NOTL',
    'St Catharines Ont.',
    'Dundas, Ontario, Canada',
    '| L9H 1A',
    '| 90210',
    '| SW1A 1AA',
    '| L9H 1AO',
  ],
];

test('B7 B10 B13 B15 B18 answers to the questions of people in the region', async () => {
  const lines = questions.map((question) => `${question}\n    ${tell(question)}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('coverage-questions.txt');
});

test('B18 every known name of the region has a position', () => {
  const without = site.regions.knownNames.filter(({ latitude }) => latitude === undefined);
  expect(without).toEqual([]);
  expect(site.regions.knownNames.length).toBeGreaterThan(40);
});

test('C1 repeated input is cut to 100 characters, never within a character', () => {
  expect(truncateText('x'.repeat(100), lookup)).toBe('x'.repeat(100));
  expect(truncateText('x'.repeat(101), lookup)).toBe(`${'x'.repeat(100)}…`);
  expect([...truncateText('😀'.repeat(200), lookup)]).toHaveLength(101);
});

/** Whether it is served, what the answer names, and its sentence. */
function tell(question: string): string {
  const [city = '', postal = ''] = question.split('|').map((part) => part.trim());
  const found = findCoverage({ city, postal }, lookup);
  if (!found.ok) return found.failure.detail;
  const { value } = found;
  if (value.kind === 'served') return `yes: ${value.place}`;
  const page = value.address === undefined ? '' : ` (on pages yes: ${value.address})`;
  if (value.kind === 'postal-area') return `yes: ${[value.area, value.preface ?? ''].join(' ').trim()}${page}`;
  const { covered, nearest, message } = value.record;
  const way = nearest === null ? '' : ` (${nearest.slug} ${nearest.aboutKmAway})`;
  return `${covered === null ? 'which' : 'no'}${way}: ${message}${page}`;
}
