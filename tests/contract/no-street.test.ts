import { expect, test } from 'vitest';
import { toToolCoverage } from '../../src/mcp/tools/check-service-area/operation.ts';
import { describeCoverage } from '../../src/places/coverage-records.ts';
import { greatCircleKm, roundKm } from '../../src/places/distance.ts';
import { toBusinessProfile } from '../../tools/reports/profile/business-profile.ts';
import { Location, listFacts } from '../../tools/reports/profile/profile-facts.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { createSite, readSurfaces } from '../support/small-business.ts';
import { testDay } from '../support/test-day.ts';

const answers = {
  ...{ country: 'GB', name: 'Sample Brush', trade: 'Dog grooming', telephone: '0113 496 0142' },
  ...{ address: 'Leeds, LS6', 'time-zone': 'Europe/London', languages: 'English' },
  ...{ latitude: '53.80321', longitude: '-1.55987', email: 'brush@example.org' },
};
const place = (name: string, latitude: number, longitude: number, more = '') =>
  `name: ${name}\nkind: town\nmunicipality: ${name}\nlatitude: ${latitude}\nlongitude: ${longitude}\n${more}`;
const places = {
  'places/leeds.yaml': place('Leeds', 53.8008, -1.5491, 'postalAreas: [LS6]\n'),
  'places/otley.yaml': place('Otley', 53.9056, -1.6872),
};
const site = await createSite(answers, places);
const send = serveFromMemory(site);
const get = async (path: string) => (await send(path)).json();

test('B23 records contain only the town and its position to two decimals, and distances start there', async () => {
  const business = await get('/api/business/');
  expect(business.address).toEqual({
    ...{ streetAddress: null, addressLocality: 'Leeds', addressRegion: null },
    ...{ postalCode: 'LS6', addressCountry: 'GB' },
  });
  expect(business.geo).toEqual({ latitude: 53.8, longitude: -1.56 });
  const { base, areas } = await get('/api/service-areas/');
  expect(base).toEqual({ name: 'Leeds', latitude: 53.8, longitude: -1.56 });
  expect(roundKm(greatCircleKm({ latitude: 53.80321, longitude: -1.55987 }, site.places[1] ?? base))).toBe(14.1);
  expect(areas).toMatchObject([
    { slug: 'leeds', distanceKm: 0.7, responseMinutes: null, responseHolds: null },
    { slug: 'otley', distanceKm: 14.4, responseMinutes: null, responseHolds: null },
  ]);
});

test('B23 coverage answers give the distance from the middle of the town and no response time', async () => {
  expect((await get('/api/coverage/otley/')).message).toBe(
    'Yes, we come to Otley, about 9 miles from the middle of Leeds.',
  );
  expect((await get('/api/coverage/leeds/')).message).toBe('Yes, we come to Leeds, where we are based.');
  expect(describeCoverage(site)).toMatch(/The answer says how far it is\.$/);
  expect(toToolCoverage(site).message).toBe('These are all 2 places we serve. Ask about a place or a postcode.');
});

test('B23 no document, tool or answer contains the exact position or mentions response times', async () => {
  const texts = await readSurfaces(site);
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['/contact.vcf', '/llms.txt', '/openapi.json']));
  for (const [name, text] of texts) {
    expect(text, name).not.toMatch(/53\.803|1\.5598|our base|usual response|response times? |how soon|undefined/i);
  }
  expect(texts.get('/contact.vcf')).toMatch(/\r\nADR;TYPE=WORK:;;;Leeds;;LS6;GB\r\n(?!GEO)/);
  expect(texts.get('/llms.txt')).toContain('- Address: Leeds, LS6\n');
  expect(texts.get('/llms.txt')).toMatch(/: about 9 miles from the middle of Leeds\n/);
});

test('B23 K3 the business profile hides the address, and equals one without a street', () => {
  const profile = toBusinessProfile(site, testDay());
  expect(profile).not.toHaveProperty('storefrontAddress');
  expect(profile.serviceArea).toMatchObject({ businessType: 'CUSTOMER_LOCATION_ONLY', regionCode: 'GB' });
  const exported = { ...profile, storefrontAddress: { locality: 'Leeds', postalCode: 'LS6' } };
  expect(listFacts(Location.parse(exported))).toEqual(listFacts(Location.parse(profile)));
});
