import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { type ContentCopy, copyWithFewPlaces } from '../../../tests/support/content-copy.ts';
import { referenceDirectory } from '../../../tests/support/reference-build.ts';
import { keepReferenceDay } from '../../../tests/support/reference-day.ts';
import { sampleOf } from '../../../tests/support/sample-of.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';
import { referenceDay } from '../../../tests/support/test-day.ts';
import { entries } from '../entries.ts';

keepReferenceDay();
let copy: ContentCopy;

function run(...parameters: string[]) {
  copy = copyWithFewPlaces();
  return runCommand('new', parameters, { CONTENT_DIR: copy.directory });
}

const place = '--kind town --municipality Hamilton --latitude 43.3 --longitude -80.1 --postal l9h'.split(' ');
const service = [
  ...['--symptom', 'Paint peels off', '--summary', 'We paint: twice.', '--price', '149.50'],
  ...['--includes', 'Paint included.', '--minutes', '60-120', '--covers', 'One coat; A second coat'],
];

test('a new place is one valid file', async () => {
  const { status, stdout } = await run('place', "L'Anse à Loup", ...place);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Wrote \S*places\/lanse-a-loup\.yaml\.\n$/)]);
  const text = readFileSync(join(copy.directory, 'places/lanse-a-loup.yaml'), 'utf8');
  expect(text).toMatch(/^# Name of the place\.\nname: L'Anse à Loup\n# Kind of place\.\nkind: town\n/);
  expect(text).toMatch(/\n# Other and former names that are recognised\.\n# alternateNames:\n/);
  const { site } = await copy.load();
  expect(site?.places.find(({ slug }) => slug === 'lanse-a-loup')).toMatchObject({
    name: "L'Anse à Loup",
    latitude: 43.3,
    longitude: -80.1,
    postalAreas: ['L9H'],
  });
});

test.each(sampleOf(['../escape', 'sub/name', '/elsewhere/name', '..', 'Two words', 'a\\b'], 2))(
  'the file name "%s" is refused, and nothing is written',
  async (name) => {
    const { status, stdout, stderr } = await run('place', 'Maple Hill', ...place, '--file', name);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^--file ".*" is not the name of a content file.* Write: --file [a-z-]+\n$/);
  },
);

test('a new service is one valid file, priced today and listed last', async () => {
  const { status } = await run('service', 'Door painting', ...service);
  expect(status).toBe(0);
  const { site } = await copy.load();
  expect(site?.services.at(-1)).toMatchObject({
    id: 'door-painting',
    summary: 'We paint: twice.',
    price: { kind: 'from', amount: 149.5, per: 'job' },
    priceAsOf: referenceDay,
    typicalMinutes: { min: 60, max: 120 },
    covers: ['One coat', 'A second coat'],
  });
});

/** Prices as typed, and as read. */
const prices: readonly (readonly [flags: readonly string[], price: object])[] = [
  [['--price', '95', '--per', 'hour', '--minimum', '95'], { kind: 'from', amount: 95, per: 'hour', minimum: 95 }],
  [['--priced', 'range', '--price', '40', '--up-to', '65'], { kind: 'range', amount: 40, upTo: 65, per: 'job' }],
  [['--priced', 'free'], { kind: 'free' }],
  [['--priced', 'on-request', '--on-request', 'We look first.'], { kind: 'on-request', note: 'We look first.' }],
];

test.each(sampleOf(prices, 2))('B21 a new service with %j has that price', async (flags, price) => {
  const others = service.filter((_, index) => index !== service.indexOf('--price') && service[index - 1] !== '--price');
  const { status, stderr } = await run('service', 'Door painting', ...others, ...flags);
  expect([status, stderr]).toEqual([0, '']);
  const { site } = await copy.load();
  expect(site?.services.at(-1)?.price).toMatchObject(price);
});

test('B24 a new service says whether it is available outside opening hours, and a long one without an answer is a warning', {
  tags: 'thorough',
}, async () => {
  const long = service.map((it, index) => (service[index - 1] === '--minutes' ? '300-600' : it));
  const { status, stdout } = await run('service', 'Door painting', ...long, '--after-hours', 'No');
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('four hours')]);
  expect((await copy.load()).site?.services.at(-1)?.afterHours).toBe('no');
  expect((await run('service', 'Door painting', ...long)).stdout).toContain('may be more than four hours');
  expect((await copy.load()).site?.services.at(-1)?.afterHours).toBe('yes');
});

test.each([
  ['60–120 minutes', 0, ''],
  ['an hour', 1, '--minutes is "an hour". Write the shortest and the longest usual time: --minutes 45-90\n'],
])(
  'the usual time "%s" is read as minutes, or refused with what to write',
  { tags: 'thorough' },
  async (minutes, status, stderr) => {
    const others = service.map((it, index) => (service[index - 1] === '--minutes' ? minutes : it));
    expect(await run('service', 'Door painting', ...others)).toMatchObject({ status, stderr });
  },
);

test('B21 the questions about a price depend on earlier answers', () => {
  const asked = (answers: Record<string, string>) =>
    entries.service?.questions.filter(({ isAsked }) => isAsked?.(answers)).map(({ flag }) => flag);
  expect(asked({ price: '189' })).toEqual(['price']);
  expect(asked({})).toEqual(['priced', 'price']);
  expect(asked({ priced: 'from' })).toEqual(['priced', 'price', 'per']);
  expect(asked({ priced: 'range', per: 'item' })).toEqual(['priced', 'price', 'up-to', 'per', 'minimum']);
  expect(asked({ priced: 'free' })).toEqual(['priced']);
  expect(asked({ priced: 'on-request' })).toEqual(['priced', 'on-request']);
});

const review = [
  ...['--quotation', 'On time: tidy too.', '--date', '2026-10-04', '--service', 'spring'],
  ...['--url', 'https://reviews.example.com/r/9'],
];

test('a new review is one valid file if the customer has agreed', async () => {
  const { status, stdout } = await run('review', 'R. Sample', ...review, '--consent', 'Yes');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Wrote \S*reviews\/r-sample\.yaml\.\n$/)]);
  const { site } = await copy.load();
  expect(site?.reviews).toEqual([
    {
      slug: 'r-sample',
      quotation: 'On time: tidy too.',
      name: 'R. Sample',
      date: '2026-10-04',
      service: 'spring',
      url: 'https://reviews.example.com/r/9',
      consent: true,
      language: 'en-CA',
    },
  ]);
});

test.each([
  [['--consent', 'no'], /^consent must be true: the customer has agreed/],
  [[], /^consent is missing\./],
])('a review with %j in place of consent is not written', async (consent, message) => {
  const { status, stderr } = await run('review', 'R. Sample', ...review, ...consent);
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
  expect(existsSync(join(copy.directory, 'reviews'))).toBe(false);
});

test('an existing file is not changed', async () => {
  const { status, stderr } = await run('place', 'Dundas', ...place);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /places\/dundas\.yaml exists already, so nothing was written\. Choose another name with --file\./,
  );
  const written = readFileSync(join(copy.directory, 'places/dundas.yaml'), 'utf8');
  expect(written).toBe(readFileSync(join(referenceDirectory, 'places/dundas.yaml'), 'utf8'));
});

test('all wrong answers are explained, and nothing is written', async () => {
  const wrong = '--kind vilage --latitude north --longitude -80'.split(' ');
  const { status, stderr } = await run('place', 'Nowhere', ...wrong);
  expect(status).toBe(1);
  expect(stderr).toBe(`kind must be city, town or neighbourhood. For example: town
municipality is missing. Expected: Municipality the place belongs to. For example: Springfield
latitude must be a number without quotation marks, commas or a currency sign. For example: 45.05
Nothing was written. The flags are --kind, --municipality, --latitude, --longitude, --postal; --help explains them.
`);
  expect(existsSync(join(copy.directory, 'places/nowhere.yaml'))).toBe(false);
});

test('a conflict with other content is reported with its file', { tags: 'thorough' }, async () => {
  const { status, stdout } = await run('place', 'Far Away', ...place.with(5, '49.3'));
  expect(status).toBe(1);
  expect(stdout).toMatch(/places\/far-away\.yaml:\d+:\d+ {2}latitude\n.*\n.*\n {4}puts the place 677 km from the base/);
});

test('usage and unknown options are printed', { tags: 'thorough' }, async () => {
  expect(await run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm run new service/),
  });
  expect((await runCommand('new', [])).stderr).toBe(
    'Write what to create: service, place or review. --help lists the flags.\n',
  );
  expect((await runCommand('new', ['constructor', 'x'])).status).toBe(1);
  expect((await runCommand('new', ['place', '--colour', 'red'])).status).toBe(2);
  expect((await runCommand('new', ['place'])).stderr).toMatch(/^The name is missing\./);
});

test('new services are listed in the order of their creation, even while other content is invalid', {
  tags: 'thorough',
}, async () => {
  copy = copyWithFewPlaces();
  copy.edit('business.yaml', /^timeZone: .*/m, 'timeZone: Nowhere');
  const orders: number[] = [];
  for (const name of ['Painting', 'Polishing']) {
    await runCommand('new', ['service', name, ...service], { CONTENT_DIR: copy.directory });
    const text = readFileSync(join(copy.directory, 'services', `${name.toLowerCase()}.mdx`), 'utf8');
    orders.push(Number(/^order: (\d+)$/m.exec(text)?.[1]));
  }
  expect(orders).toEqual([100, 110]);
});

test('a place from the data of the country gets its position, and without a name the nearest are offered', {
  tags: 'thorough',
}, async () => {
  copy = copyWithFewPlaces();
  const row = (code: string, name: string, community: string, latitude: number, longitude: number) =>
    ['CA', code, name, 'Ontario', 'ON', 'Haldimand County', '', community, '', latitude, longitude, 6].join('\t');
  const data = join(scratchFolder('places'), 'CA.txt');
  writeFileSync(
    data,
    [
      row('N3W', 'Sample Corners', '', 43.07, -79.95),
      row('N0A', 'Sample Corners', '', 43.05, -79.97),
      row('L9H', 'Dundas', 'Hamilton', 43.2652, -79.9503),
      row('T2P', 'Calgary', '', 51.0471, -114.071),
    ].join('\n'),
  );
  const from = (...parameters: string[]) =>
    runCommand('new', ['place', ...parameters, '--from', data], { CONTENT_DIR: copy.directory });
  const offered = await from();
  expect([offered.status, offered.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^The name of the place is missing\. Nearest in \S+, not served yet:\nSample Corners, Haldimand County: [\d.]+ km\nCalgary/,
    ),
  ]);
  expect((await from('Nowhere')).stderr).toMatch(/has no place called "Nowhere"\. Nearest/);
  expect((await from('sample corners', '--kind', 'town')).status).toBe(0);
  const text = readFileSync(join(copy.directory, 'places/sample-corners.yaml'), 'utf8');
  expect(text).toMatch(/\nmunicipality: Haldimand County\n/);
  expect(text).toMatch(/\nlatitude: 43\.06\n[\s\S]*\nlongitude: -79\.96\n/);
  expect(text).toMatch(/\npostalAreas:\n {2}- N0A\n {2}- N3W\n/);
});
