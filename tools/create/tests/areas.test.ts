import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { prepareLookupTables } from '../../../src/lookup/lookup-tables.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { type ContentCopy, copyContent } from '../../../tests/support/content-copy.ts';
import { sampleOf } from '../../../tests/support/sample-of.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';
import { ask } from '../../../tests/unit/ask-coverage.ts';

/** Lines in the form of GeoNames: code, postal code, place, three divisions with codes, position, accuracy. */
const line = (country: string, code: string, name: string, latitude: number, longitude: number) =>
  [country, code, name, 'Ontario', 'ON', '', '', '', '', latitude, longitude, 6].join('\t');

const data = [
  line('CA', 'L9H', 'Hamilton (Dundas)', 43.2652, -79.9503),
  line('CA', 'L8E', 'Hamilton (Confederation Park)', 43.23, -79.71),
  line('CA', 'L8E', 'Winona', 43.21, -79.65),
  line('CA', 'T2P', 'Calgary (City Centre)', 51.0471, -114.071),
  line('US', '14201', 'Buffalo', 42.897, -78.8846),
  line('CA', 'D1D', 'No code of Canada', 43.2, -79.7),
  'CA\tL0R\tHalf a line',
].join('\n');

let copy: ContentCopy;
let folder: string;
let file: string;
beforeEach(() => {
  copy = copyContent();
  folder = scratchFolder('areas');
  file = join(folder, 'CA.txt');
  writeFileSync(file, data);
});

const target = () => join(copy.directory, 'postal-areas.json');
const cut = (...parameters: string[]) => runCommand('areas', parameters, { CONTENT_DIR: copy.directory });

test('the areas of the country around the business are written, each with the mean of its places', async () => {
  rmSync(target());
  const { status, stdout } = await cut(file, '--within', '80');
  expect([status, stdout.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^Wrote 2 of the areas in \S+CA\.txt to /),
  ]);
  expect(readFileSync(target(), 'utf8')).toBe(`{
  "L8E": { "latitude": 43.22, "longitude": -79.68, "name": "Hamilton (Confederation Park, Winona)" },
  "L9H": { "latitude": 43.2652, "longitude": -79.9503, "name": "Hamilton (Dundas)" }
}
`);
  const { problems } = await copy.load();
  expect(problems.filter(({ file: at }) => at.includes('postal-areas'))).toEqual([]);
});

/** A line from the GeoNames list of places. */
const place = (name: string, latitude: number, longitude: number, country: string, division: string, people = 900) =>
  ['1', name, name, '', latitude, longitude, 'P', 'PPL', country, '', division, '', '', '', people].join('\t');

test('M8 names of the province, of provinces of places, and of large cities are written with their positions', async () => {
  const names = [
    place('Wawa', 47.9931, -84.774, 'CA', '08'),
    place('Twinville', 44.6, -76.2, 'CA', '08'),
    place('Twinville', 42.7, -81.2, 'CA', '08'),
    place('Chelsea', 45.5, -75.79, 'CA', '10'),
    place('Montréal', 45.50884, -73.58781, 'CA', '10', 1_762_949),
    place('Halifax', 44.64533, -63.57239, 'CA', '07', 439_819),
    place('Truro', 45.36, -63.28, 'CA', '07'),
    place('Buffalo', 42.88, -78.87, 'US', 'NY', 278_349),
    'half a line',
  ];
  writeFileSync(file, names.join('\n'));
  const written = join(copy.directory, 'place-names.json');
  const cutNames = async () => (await cut(file, '--names', '--replace')).stdout.replace(/ in .*/s, '');
  expect(await cutNames()).toBe('Wrote 4 of the names');
  expect(readFileSync(written, 'utf8')).toBe(`{
  "Halifax": [44.65, -63.57],
  "Montréal": [45.51, -73.59],
  "Twinville": null,
  "Wawa": [47.99, -84.77]
}
`);
  copy.edit('places/dundas.yaml', 'kind: town', 'kind: town\naddressRegion: QC');
  expect(await cutNames()).toBe('Wrote 5 of the names');
  expect(readFileSync(written, 'utf8')).toContain('"Chelsea": [45.5, -75.79]');
  expect((await cut(file, '--names')).stderr).toContain('place-names.json exists already');
  const { site } = await copy.load();
  if (site === undefined) throw new Error('The content is valid.');
  const lookup = prepareLookupTables(site);
  expect(ask(lookup, 'Montreal').answer).toMatchObject({
    covered: false,
    nearest: { aboutKmAway: expect.any(Number) },
  });
  expect(ask(lookup, 'Twinville').answer).toMatchObject({ covered: false, nearest: null });
});

test('an existing file is replaced only with --replace', { tags: 'thorough' }, async () => {
  const before = readFileSync(target(), 'utf8');
  const refused = await cut(file, '--within', '80');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('exists already')]);
  expect(readFileSync(target(), 'utf8')).toBe(before);
  expect((await cut(file, '--within', '80', '--replace')).status).toBe(0);
  expect(readFileSync(target(), 'utf8')).not.toBe(before);
});

test('a file without the area of a place is replaced by one with it', { tags: 'thorough' }, async () => {
  writeFileSync(target(), '{ "L8E": { "latitude": 43.22, "longitude": -79.68, "name": "Winona" } }');
  expect((await copy.load()).site).toBeUndefined();
  const { status, stdout } = await cut(file, '--within', '80', '--replace');
  expect([status, stdout]).toEqual([0, expect.stringContaining('Wrote 2 of the areas')]);
  expect(readFileSync(target(), 'utf8')).toContain('"L9H"');
});

test('without a valid position nothing is written, and the report says why', { tags: 'thorough' }, async () => {
  copy.edit('business.yaml', /^ {2}latitude: .*$/m, '  latitude: north');
  const { status, stderr } = await cut(file, '--within', '80', '--replace');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/business\.yaml:\d+:\d+ {2}geo\.latitude/)]);
});

const refusals: readonly (readonly [what: string, parameters: readonly string[], says: RegExp])[] = [
  ['no file', [], /^Specify one file\./],
  ['no distance', ['FILE'], /^--within is the maximum distance from the business/],
  ['an invalid distance', ['FILE', '--within', 'far'], /^--within is the maximum distance from the business/],
  ['a file that is not there', ['nowhere.txt', '--within', '80'], /^nowhere\.txt cannot be read: /],
  [
    'data of another country',
    ['OTHER', '--within', '80'],
    /contains no postal areas of Canada\. Download and unpack https:/,
  ],
  [
    'too small a circle',
    ['FILE', '--within', '0.1'],
    /^None of the 4 lines of .* lies within 0\.1 km of the business\./,
  ],
];

test.each(sampleOf(refusals, 2))(
  '%s is refused with what to do, and nothing is written',
  async (_, parameters, says) => {
    const other = join(folder, 'OTHER.txt');
    writeFileSync(other, line('US', '14201', 'Buffalo', 42.897, -78.8846));
    const given = parameters.map((it) => (it === 'FILE' ? file : it === 'OTHER' ? other : it));
    const before = readFileSync(target(), 'utf8');
    const { status, stderr } = await cut(...given, ...(given.length === 0 ? [] : ['--replace']));
    expect([status, stderr]).toEqual([1, expect.stringMatching(says)]);
    expect(readFileSync(target(), 'utf8')).toBe(before);
  },
);
