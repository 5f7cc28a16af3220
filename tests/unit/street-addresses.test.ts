import { describe, expect, test } from 'vitest';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { findCoverage } from '../../src/places/find-coverage.ts';
import { listJobs } from '../../src/prices/totals.ts';
import { allBusinesses } from '../support/businesses.ts';
import { nowhere } from '../support/samples.ts';
import { serveFromMemory } from '../support/servers/memory.ts';

/** Addresses by business and place, as people write them. More for the garage are in coverage-questions.txt. */
const addresses: Readonly<Record<string, readonly (readonly [slug: string, ...texts: string[]])[]>> = {
  plumber: [
    ['bedford', '12 Main St, Bedford, NS B4A 1A1'],
    ['halifax', '12 Main St Halifax Nova Scotia', '12 Bedford Hwy Halifax'],
    ['dartmouth', '12 Ochterloney St, Dartmouth N.S.'],
  ],
  electrician: [
    ['dryden', '12 Main St Dryden New York 13053-1234', '10345 Main St, Dryden, NY 13053'],
    ['ithaca', '10345 Main St Ithaca, N.Y., USA'],
    ['groton', '12 Ithaca Rd, Groton'],
  ],
  groomer: [
    ['otley', '12 High Street, Otley, Leeds LS21 3AA', '12 High St, Otley, West Yorkshire, LS21 3AA'],
    ['horsforth', 'Flat 2, 12 Otley Road, Horsforth, Leeds, UK'],
    ['leeds', '12a High St Leeds England'],
  ],
};

describe.each(allBusinesses)('the $name', ({ name: business, site, samples }) => {
  const lookup = prepareLookupTables(site);
  const send = serveFromMemory(site);
  /** The answer in a page. */
  const read = async (path: string, query: Record<string, string>) => {
    const text = await (await send(`${path}?${new URLSearchParams(query)}`)).text();
    return text.slice(text.indexOf('<p>'), text.indexOf('<form'));
  };
  const check = (q: string) => read('/check/', { q });
  const { place, postalArea, unservedArea, writeCode } = samples;
  const [job] = listJobs(site);
  const [province = ''] = lookup.provinceNames;

  const cases = (addresses[business] ?? []).flatMap(([slug, ...texts]) => texts.map((it) => [it, slug] as const));

  test.each(cases)('B15 F5 pages answer that %s is in %s, and the API suggests that place', async (city, slug) => {
    expect(findCoverage({ city }, lookup)).toMatchObject({ value: { placeOfAddress: slug } });
    expect(findCoverage({ city }, lookup)).not.toMatchObject({ value: { kind: 'served' } });
    expect(await check(city)).toBe(await check(slug));
  });

  test('B15 F5 pages give the same answer for an address as for its place', async () => {
    const { name, slug } = place;
    const yes = await check(name);
    expect(yes).toContain(`Yes, we come to ${name}`);
    for (const typed of [
      `12 Main St ${name}`,
      `1280B main street west, ${name.toUpperCase()}, ${province}, ${site.country.name}`,
    ]) {
      expect(await check(typed), typed).toBe(yes);
      const { value } = findCoverage({ city: typed }, lookup) as { value: { record: object } };
      expect(value.record).toMatchObject({ covered: null, confidence: null, suggestions: [{ slug }] });
    }
    expect(await check(`12 Main St, ${name} ${writeCode(postalArea)}`)).toBe(yes);
  });

  test('B15 F5 other words with a number, or with a code from elsewhere, are never a yes', async () => {
    const { name } = place;
    for (const typed of [
      ...[`near ${name}`, `12 km from ${name}`, `12 miles ${name}`, `12 ${name}`, `Old ${name}`],
      ...[`12 ${name} Street, ${nowhere}`, `12 ${name} Street`, `12 Main St, ${name} ${writeCode(unservedArea)}`],
    ])
      expect(await check(typed), typed).not.toContain('Yes, we');
  });

  test('B15 a street named after a place is not mistaken for the place', async () => {
    const { name } = place;
    const { name: elsewhere } = samples.unservedName;
    for (const gap of [' ', ', ']) {
      const found = findCoverage({ city: `12 ${name} Street${gap}${elsewhere}` }, lookup);
      expect(found).toMatchObject({ value: { record: { covered: false, suggestions: [] } } });
      expect(await check(`12 ${name} Street${gap}${elsewhere}`)).not.toContain('Did you mean');
      // The places in a text are suggested; the sentence does not ask whether they were meant.
      const unknown = findCoverage({ city: `12 ${name} Street${gap}${nowhere}` }, lookup);
      expect(unknown).toMatchObject({ value: { record: { covered: null, suggestions: [{ slug: place.slug }] } } });
      expect(await check(`12 ${name} Street${gap}${nowhere}`)).not.toContain('Did you mean');
    }
  });

  test('B25 F5 the page adds up the price for the place of an address, and the API suggests the place to send', async () => {
    if (job === undefined) throw new Error('The business has no service.');
    const typed = `12 Main St ${place.name}, ${province}`;
    const total = await read('/prices/total/', { job: job.id, place: typed });
    expect(total).toBe(await read('/prices/total/', { job: job.id, place: place.name }));
    expect(total).toContain(`in ${place.name}`);
    const query = new URLSearchParams({ job: job.id, place: typed });
    const body = await (await send(`/api/total/?${query}`)).json();
    expect(body).toMatchObject({ covered: null, place: null, total: null });
    expect(body.note).toContain(`Ask about ${place.name}, which we serve.`);
  });
});
