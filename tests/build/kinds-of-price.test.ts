import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/read/load-site.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';
import { buildElectrician, electrician } from '../reference-build.ts';

const { site } = loadSite(electrician.directory, electrician.origin);
const { published } = electrician.folders;
let engine: Engine;

beforeAll(async () => {
  buildElectrician();
  engine = await startNode(electrician.folders);
});
afterAll(() => engine.stop());

/** What a tool answers. */
async function call(name: string, parameters: object) {
  const { text } = await engine.send('/api/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-06-18' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: parameters } }),
  });
  return JSON.parse(text).result.structuredContent;
}

/** Text as somebody reads it on a page or in its Markdown form. */
async function read(path: string, accept: string): Promise<string> {
  const { text } = await engine.send(path, { headers: { accept } });
  return text
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',');
}

interface Asked {
  readonly question: string;
  readonly path: string;
  readonly answers: readonly string[];
}

const asked: readonly Asked[] = [
  {
    question: 'What is an hour, and how many do I pay at least?',
    path: '/services/repair/',
    answers: ['$95 an hour, one hour at least', 'Outside opening hours from $155', '$102.60 with sales tax'],
  },
  { question: 'What does an outlet cost?', path: '/services/outlets/', answers: ['$140 to $220 each, $180 at least'] },
  { question: 'Does it cost anything to have a look?', path: '/services/estimate/', answers: ['Free'] },
  {
    question: 'What is a generator?',
    path: '/services/generator/',
    answers: [
      'Price on request',
      'We look at the panel, the fuel line and the yard',
      'The visit to look costs nothing.',
    ],
  },
  {
    question: 'Which panels are there?',
    path: '/services/panel/',
    answers: ['From $2,400', '200 amperes: $2,400', '400 amperes: on request'],
  },
  {
    question: 'What comes out at one a visit?',
    path: '/services/emergency/',
    answers: ['From $210 a visit', 'Outside opening hours from $210'],
  },
  {
    question: 'What does everything cost, side by side, and added up?',
    path: '/prices/',
    answers: [
      '$95 an hour, one hour at least',
      'from $2,400',
      'price on request',
      'from $210 a visit',
      'Electrical repair, 2 hours',
      '$190',
      'Outlets and switches, 4 pieces',
      '$560',
      '8% sales tax is added to every price.',
    ],
  },
  {
    question: 'What is there?',
    path: '/',
    answers: ['$95 an hour', '$140 to $220 each', 'price on request', 'Estimate', 'free', 'from $2,400'],
  },
];

test.each(asked)('B21 F4 a visitor asks: $question', async ({ path, answers }) => {
  for (const accept of ['text/html', 'text/markdown']) {
    const text = await read(path, accept);
    for (const answer of answers) expect(text, `${accept} ${path}`).toContain(answer);
  }
});

test('B3 B21 D4 records and tools say of each price its kind, what it is per, and what is due at least', async () => {
  const { services } = JSON.parse((await engine.send('/api/services/')).text);
  const nothing = { amount: null, upTo: null, currency: 'USD', per: 'job', minimum: null, note: null };
  const expected = {
    repair: { ...nothing, kind: 'from', amount: 95, per: 'hour', minimum: 95 },
    outlets: { ...nothing, kind: 'range', amount: 140, upTo: 220, per: 'item', minimum: 180 },
    panel: { ...nothing, kind: 'from', amount: 2400 },
    generator: {
      ...nothing,
      kind: 'on-request',
      note: 'We look at the panel, the fuel line and the yard, then you get the price in writing.',
    },
    estimate: { ...nothing, kind: 'free' },
    emergency: { ...nothing, kind: 'from', amount: 210, per: 'visit' },
  };
  const { prices } = await call('get_pricing', {});
  for (const list of [services, prices]) {
    expect(Object.fromEntries(list.map(({ id, price }: { id: string; price: object }) => [id, price]))).toEqual(
      expected,
    );
    const bare = list.filter(({ startingPrice }: { startingPrice: object | null }) => startingPrice === null);
    expect(bare.map(({ id }: { id: string }) => id)).toEqual(['generator', 'estimate']);
    expect(bare.map(({ afterHoursFrom }: { afterHoursFrom: object | null }) => afterHoursFrom)).toEqual([null, null]);
  }
  const [repair] = (await call('get_pricing', { id: 'repair' })).prices;
  expect(repair).toMatchObject({ startingPrice: { amount: 95, currency: 'USD' }, afterHoursFrom: { amount: 155 } });
  const [panel] = (await call('get_pricing', { id: 'panel' })).prices;
  expect(panel.variants.map(({ price }: { price: { kind: string } }) => price.kind)).toEqual(['from', 'on-request']);
});

test('F3 B21 search engines read a rate with its unit, a range with both ends, 0 for free and no price on request', () => {
  const html = readFileSync(join(published, 'index.html'), 'utf8');
  const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const graph = JSON.parse(data)['@graph'] as { '@type': string; name: string; offers?: object; priceRange?: string }[];
  const offers = Object.fromEntries(
    graph.flatMap(({ name, offers }) => (offers === undefined ? [] : [[name, offers]])),
  );
  const dollars = { priceCurrency: 'USD' };
  expect(offers).toMatchObject({
    'Electrical repair': {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 95,
        unitCode: 'HUR',
        eligibleTransactionVolume: { '@type': 'PriceSpecification', minPrice: 95, ...dollars },
        ...dollars,
      },
    },
    'Outlets and switches': {
      priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 140, maxPrice: 220, unitCode: 'C62' },
    },
    'Panel replacement': { priceSpecification: { '@type': 'PriceSpecification', minPrice: 2400 } },
    Estimate: { priceSpecification: { '@type': 'PriceSpecification', price: 0, ...dollars } },
  });
  expect(offers['Standby generator']).not.toHaveProperty('priceSpecification');
  expect(graph.find(({ priceRange }) => priceRange)?.priceRange).toBe('USD 95 and up');
});

test('B21 nothing costs $0 anywhere, nothing is from nowhere, and what is hourly has no starting price', () => {
  const files = readdirSync(published, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:\.html|\.md|\.txt|\.xml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const starting = new Set(['services/panel/', 'services/emergency/']);
  for (const file of files) {
    const text = readFileSync(join(published, file), 'utf8').replace(/<[^>]+>/g, ' ');
    expect(
      /\$0(?![.\d])|\bfrom\s+(?:free|price|on request|an? (?:hour|piece))|Starts at|undefined|NaN/.exec(text)?.[0],
      file,
    ).toBeUndefined();
    const isAboutOthers = file.startsWith('docs/') || file === 'llms-full.txt';
    if (!isAboutOthers && !starting.has(file.replace(/index\.\w+$/, '')))
      expect(text, file).not.toMatch(/starting price/i);
  }
});

test('I3 the invented electrician says so, and lives where ZIP codes, miles and dollars are', async () => {
  expect(site?.business.disclosure).toContain('invented');
  const text = await read('/service-areas/', 'text/markdown');
  expect(text).toMatch(/about \d+ miles|Distance, about/);
  const answer = await call('check_service_area', { postal: '13053-1234' });
  expect(answer).toMatchObject({ covered: true, confidence: 'likely', postalArea: '13053' });
  expect((await call('check_service_area', { city: 'Dryden, NY' })).covered).toBe(true);
});
