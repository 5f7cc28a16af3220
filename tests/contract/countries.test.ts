import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countries } from '../../src/countries/countries.ts';
import type { Country } from '../../src/countries/country.ts';
import { renderSkill } from '../../src/discovery/agent-skill.ts';
import { renderLlms } from '../../src/discovery/llms.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { listTools } from '../../src/mcp/prepare-mcp.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { makeTerms } from '../../src/text/en/postal-codes.ts';
import { readText } from '../support/published.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { alwaysOpen, createSite, fillInHours, writePlace } from '../support/small-business.ts';
import { testDay } from '../support/test-day.ts';
import { questions } from '../unit/countries.table.ts';

/** A small business of a country, with questions about it. */
interface Neighbourhood {
  /** As typed, and as shown if that differs. */
  readonly telephone: string;
  readonly shownTelephone?: string;
  readonly timeZone: string;
  /** A served place, a complete code there, and a place beyond in another area. */
  readonly place: readonly [name: string, latitude: number, longitude: number, code: string];
  readonly beyond: readonly [latitude: number, longitude: number, area: string];
  /** Unless a price reads "$120", and distances are in kilometres. */
  readonly price?: string;
  readonly distance?: RegExp;
  /** Whether it never closes. */
  readonly isAlwaysOpen?: boolean;
}

const MILES = /\d miles?/;
const neighbourhoods: Readonly<Record<string, Neighbourhood>> = {
  CA: {
    ...{ telephone: '902-555-0137', timeZone: 'America/Halifax' },
    ...{ place: ['Truro', 45.3647, -63.28, 'B2N 1A1'], beyond: [44.6488, -63.5752, 'B3J'] },
  },
  US: {
    ...{ telephone: '(716) 555-0137', shownTelephone: '716-555-0137', timeZone: 'America/New_York' },
    ...{ place: ['Buffalo', 42.8864, -78.8784, '14201-4321'], beyond: [43.1566, -77.6088, '14604'] },
    distance: MILES,
  },
  GB: {
    ...{ telephone: '0113 496 0137', timeZone: 'Europe/London' },
    ...{ place: ['Leeds', 53.8008, -1.5491, 'LS6 2AB'], beyond: [53.4808, -2.2426, 'M1'] },
    ...{ price: '£120', distance: MILES },
  },
  IE: {
    ...{ telephone: '020 915 0137', timeZone: 'Europe/Dublin' },
    ...{ place: ['Dublin', 53.3498, -6.2603, 'D6W X2Y4'], beyond: [51.8985, -8.4756, 'T12'] },
    price: '€120',
  },
  AU: {
    ...{ telephone: '02 5550 0137', shownTelephone: '(02) 5550 0137', timeZone: 'Australia/Sydney' },
    ...{ place: ['Wollongong', -34.4278, 150.8931, '2500'], beyond: [-33.8688, 151.2093, '2000'] },
    isAlwaysOpen: true,
  },
  NZ: {
    ...{ telephone: '04 555 0137', timeZone: 'Pacific/Auckland' },
    ...{ place: ['Wellington', -41.2866, 174.7756, '6011'], beyond: [-36.8509, 174.7645, '1010'] },
  },
};

const addSurcharge = (text: string) =>
  text.replace(/^pricing:/m, '$&\n  afterHoursSurcharge: { amount: 9, per: hour }');

/** A postal code as its area and the rest, which nobody keeps. */
const splitCode = (code: string) => code.split(/[ -]/);

async function begin(
  country: Country,
  { place, beyond, telephone, timeZone, isAlwaysOpen }: Neighbourhood,
  out?: string,
) {
  const [name, latitude, longitude, code] = place;
  const [area = ''] = splitCode(code);
  const areas = {
    [area]: { latitude, longitude, name },
    [beyond[2]]: { latitude: beyond[0], longitude: beyond[1], name: 'Beyond' },
  };
  return await createSite(
    {
      ...{ country: country.code, name: 'Sample Works', trade: 'Plumbing' },
      ...{ telephone, address: country.examples.address },
      ...{
        'time-zone': timeZone,
        languages: 'English',
        latitude: String(latitude + 0.03),
        longitude: String(longitude),
      },
    },
    {
      [`places/${name.toLowerCase()}.yaml`]: writePlace(name, latitude, longitude, area),
      'postal-areas.json': JSON.stringify(areas),
      'business.yaml': (text: string) => addSurcharge(isAlwaysOpen ? fillInHours(alwaysOpen)(text) : text),
    },
    out,
  );
}

const nameCode = (country: Country) => makeTerms(country, country.currency).nationalPostalCode;

test('every country has a test business', () => {
  expect(Object.keys(neighbourhoods)).toEqual(Object.keys(countries));
});

describe.each(Object.keys(neighbourhoods))('a business in %s', async (code) => {
  const country = countries[code] as Country;
  const sample = neighbourhoods[code] as Neighbourhood;
  const site = await begin(country, sample);
  const send = serveFromMemory(site);
  const { foreign: _, ...phrases } = site.terms;
  const phrasesText = JSON.stringify(phrases);
  const [name, , , written] = sample.place;
  const [area = '', secret] = splitCode(written);
  const ask = async (postal: string) => {
    const response = await send(`/api/coverage/?postal=${encodeURIComponent(postal)}`);
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  };

  test('I1 its records contain no word or currency of another country', async () => {
    const business = await (await send('/api/business/')).json();
    expect(business.address.addressCountry).toBe(code);
    const services = await (await send('/api/services/')).json();
    expect(services.currency).toBe(country.currency);
    const openApi = await (await send('/openapi.json')).text();
    const surfaces = [openApi, ...[listTools(site), business, services].map((record) => JSON.stringify(record))];
    const words = Object.values(countries)
      .flatMap((other) => [nameCode(other), other.currency])
      .filter((word) => word !== 'postcode' && !phrasesText.includes(word) && word !== country.currency);
    for (const word of words)
      for (const surface of surfaces) expect(surface.includes(word), `${word} in a ${code} business`).toBe(false);
  });

  test('I1 B22 B25 its pages use the words of the country, and show no totals at night if it never closes', {
    tags: 'thorough',
  }, async () => {
    const out = `.build/test/country-${code}`;
    await begin(country, sample, out);
    const { published } = buildFolders(out);
    const read = (path: string) => readFileSync(join(published, path, 'index.html'), 'utf8');
    const foreign = Object.values(countries).map(nameCode);
    for (const path of ['', 'prices', 'contact', `service-areas/${name.toLowerCase()}`]) {
      const html = read(path);
      const text = readText(html);
      expect(html, path).toContain(`<html lang="${country.locale}">`);
      expect(html, path).toContain(`og:locale" content="${country.locale.replace('-', '_')}"`);
      expect(text, path).toContain(sample.shownTelephone ?? sample.telephone);
      for (const word of foreign) if (!phrasesText.includes(word)) expect(text, path).not.toContain(word);
    }
    expect(readText(read('prices'))).toContain(sample.price ?? '$120');
    const html = read('prices/total');
    expect(/outside opening hours/i.test(readText(html))).toBe(sample.isAlwaysOpen !== true);
    const cells = [/<select id="when"/g, / scope="col"/g, /<td>/g].map((cell) => html.match(cell)?.length);
    expect(cells).toEqual(sample.isAlwaysOpen ? [undefined, 2, 1] : [1, 3, 2]);
  });

  test('I2 a postal code is matched by its area, and the rest is not repeated', async () => {
    const { status, text, body } = await ask(` ${written.toLowerCase()} `);
    const likely = { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea: area };
    expect([status, body]).toMatchObject([200, { ...likely, areas: [{ name }] }]);
    if (secret !== undefined) expect(text.toUpperCase()).not.toContain(secret);
    expect(await (await send(`/api/coverage/${area}/`)).text()).toBe((await ask(area)).text);
  });

  test('I2 an unserved area is a no, and a code of another country is refused with 400 and not repeated', async () => {
    const { status, body } = await ask(sample.beyond[2]);
    expect([status, body.covered, body.nearest?.name]).toEqual([200, false, name]);
    const [[code = ''] = []] = questions[country.code]?.foreign ?? [];
    const foreign = await ask(code);
    expect([foreign.status, foreign.body.code]).toEqual([400, 'postal-code-invalid']);
    expect(foreign.text).not.toContain(code);
    expect(Object.values(site.terms.foreign)).toContain(foreign.body.detail);
  });

  test('I3 I4 its telephone number, prices, dates and distances have the format of the country', () => {
    for (const text of [renderLlms(site), renderSkill(site)]) {
      expect(text).toContain(sample.shownTelephone ?? sample.telephone);
      expect(text).toContain(sample.price ?? '$120');
    }
    expect(renderLlms(site)).toMatch(sample.distance ?? /\d km/);
    expect(renderSkill(site)).toContain(formatDate(testDay(), country.locale));
  });
});
