import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Site } from '../../../src/business/site.ts';
import { formatTelephone } from '../../../src/countries/formats.ts';
import { parsePrice } from '../../../src/prices/price.ts';
import type { PriceFields } from '../../../src/schemas/services/price.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { allBusinesses, businesses, reference } from '../../../tests/support/businesses.ts';
import { referenceDay } from '../../../tests/support/test-day.ts';
import { type BusinessProfile, shorten, toBusinessProfile } from '../profile/business-profile.ts';
import { compareProfiles } from '../profile/compare-profiles.ts';
import { formatProfile } from '../profile/format-profile.ts';
import { parseHours } from '../profile/parse-hours.ts';
import { readProfile } from '../profile/read-profile.ts';
import { listTargetFacts } from '../profile/target-facts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'profile-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(scratch, name), text);
  return join(scratch, name);
};
const environment = (directory: string) => ({ CONTENT_DIR: directory, SITE_URL: 'https://www.example.com' });
const compare = (file: string, directory: string) => runCommand('profile', ['--compare', file], environment(directory));

const exportProfile = async (directory: string) =>
  JSON.parse((await runCommand('profile', ['--json'], environment(directory))).stdout) as BusinessProfile;

describe.each(allBusinesses)('the $name', ({ directory, site }) => {
  test('K3 the profile matches the content, within the limits of profiles', async () => {
    const profile = await exportProfile(directory);
    const { business } = site;
    const { streetAddress, postalCode, addressCountry: regionCode } = business.address;
    expect(profile).toMatchObject({
      title: business.name,
      phoneNumbers: { primaryPhone: business.contact.telephone },
      websiteUri: 'https://www.example.com/',
      ...(streetAddress !== undefined && { storefrontAddress: { postalCode, regionCode } }),
    });
    expect('storefrontAddress' in profile).toBe(streetAddress !== undefined);
    const long = { ...site, business: { ...business, description: `${business.description} `.repeat(30) } };
    for (const { description } of [profile.profile, toBusinessProfile(long, '2026-11-20').profile])
      expect(description.length).toBeLessThanOrEqual(750);
    expect(profile.categories.primaryCategory?.displayName).toMatch(/^[A-Z]/);
    expect(profile.serviceArea?.places.placeInfos.length).toBe(Math.min(20, site.places.length));
    expect(
      profile.serviceItems.map(({ freeFormServiceItem: { label }, price }) => [
        label.displayName,
        price && Number(price.units) + price.nanos / 1e9,
        label.description.length <= 300,
      ]),
    ).toEqual(
      site.services.map(({ name, price }) => [
        name,
        price.per === 'job' || price.per === 'visit' ? (price.minimum ?? price.amount ?? undefined) : undefined,
        true,
      ]),
    );
    const days = new Set(profile.regularHours.periods.map(({ openDay }) => openDay));
    expect(days).toEqual(
      new Set(
        business.openingHours.flatMap(({ dayOfWeek, byAppointment }) =>
          byAppointment ? [] : dayOfWeek.map((day) => day.toUpperCase()),
        ),
      ),
    );
  });
});

describe.each(businesses)('the $name', ({ directory, site }) => {
  test('K3 its own output compares as equal, as text and as JSON', async () => {
    for (const parameters of [[], ['--json']]) {
      const { stdout } = await runCommand('profile', parameters, environment(directory));
      const { status, stdout: said, stderr } = await compare(write('same', stdout), directory);
      expect([status, said, stderr]).toEqual([0, 'The profile matches the site.\n', '']);
    }
  });

  test('K3 every difference is listed, and the command ends with 1', async () => {
    const profile = await exportProfile(directory);
    const [first] = profile.specialHours.specialHourPeriods;
    const changed = {
      ...profile,
      title: `${profile.title} 24/7`,
      phoneNumbers: { primaryPhone: '+19055550199' },
      websiteUri: 'https://www.example.com/?utm_source=profile',
      regularHours: { periods: profile.regularHours.periods.filter(({ openDay }) => openDay !== 'SATURDAY') },
      specialHours: {},
      serviceItems: profile.serviceItems.slice(1),
      serviceArea: {
        places: {
          placeInfos: [{ placeName: 'Paris, France' }, ...(profile.serviceArea?.places.placeInfos.slice(1) ?? [])],
        },
      },
    };
    const { status, stdout } = await compare(
      write('changed.json', JSON.stringify({ locations: [changed] })),
      directory,
    );
    expect(status).toBe(1);
    expect(stdout.split('\n').map((line) => line.replace(/^((?:Service: )?[^:]*):.*/, '$1'))).toEqual([
      `${5 + profile.specialHours.specialHourPeriods.length} differences`,
      'Name',
      'Telephone',
      'Saturday',
      ...profile.specialHours.specialHourPeriods.map(({ startDate: { year, month, day } }) =>
        [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
      ),
      'Areas',
      `Service: ${site.services[0]?.name}`,
      '',
    ]);
    expect(first).toBeDefined();
    expect(stdout).toContain('the site does not name Paris, France');
  });
});

describe('the reference business', () => {
  const { directory, site } = reference;

  test('K3 the profile has hours, the holidays of the coming year, and 20 of 62 places', () => {
    const profile = toBusinessProfile(site, referenceDay);
    expect(profile.regularHours.periods).toHaveLength(6);
    expect(profile.regularHours.periods[0]).toEqual({
      openDay: 'MONDAY',
      openTime: { hours: 7, minutes: 30 },
      closeDay: 'MONDAY',
      closeTime: { hours: 18 },
    });
    expect(profile.specialHours.specialHourPeriods.slice(0, 2)).toEqual([
      {
        startDate: { year: 2026, month: 12, day: 24 },
        openTime: { hours: 7, minutes: 30 },
        endDate: { year: 2026, month: 12, day: 24 },
        closeTime: { hours: 13 },
      },
      { startDate: { year: 2026, month: 12, day: 25 }, closed: true },
    ]);
    expect(toBusinessProfile(site, '2027-01-01').specialHours.specialHourPeriods).toHaveLength(8);
    expect(toBusinessProfile(site, '2025-01-01').specialHours.specialHourPeriods).toEqual([]);
    expect(profile.serviceArea?.places.placeInfos.slice(0, 3)).toEqual([
      { placeName: 'Stoney Creek, ON' },
      { placeName: 'Hamilton, ON' },
      { placeName: 'Winona, ON' },
    ]);
    expect(profile.serviceItems[1]?.price).toEqual({ currencyCode: 'CAD', units: '249', nanos: 0 });
  });

  test('K3 B22 days by appointment are not closed, and match what profiles can express', () => {
    const visits = [{ dayOfWeek: ['Monday' as const, 'Tuesday' as const], byAppointment: true }];
    const sundays = [{ dayOfWeek: ['Sunday' as const], opens: '09:00', closes: '12:00' }];
    const write = (openingHours: Site['business']['openingHours']) => {
      const changed = { ...site, business: { ...site.business, openingHours } };
      const profile = toBusinessProfile(changed, referenceDay);
      const facts = listTargetFacts(changed, profile, referenceDay);
      expect(compareProfiles(facts, readProfile(JSON.stringify(profile), 'x'), referenceDay)).toEqual([]);
      return { profile, text: formatProfile(facts, changed) };
    };
    const alone = write(visits);
    expect(alone.profile.regularHours.periods).toEqual([]);
    expect(alone.text).toMatch(/^Monday: by appointment\nTuesday: by appointment\nWednesday: closed$/m);
    expect(alone.text).toContain('Choose "Open with no main hours"');
    expect(write([...visits, ...sundays]).text).toContain('Choose closed for these days');
    expect(write(sundays).text).not.toContain('appointment');
  });

  test.each<[PriceFields, amount: string | undefined, said: RegExp]>([
    [{ startingPrice: 70, per: 'visit' }, '70', /: CAD 70$/],
    [{ startingPrice: 70, upTo: 90, per: 'visit' }, '70', /: CAD 70$/],
    [{ startingPrice: 70, per: 'visit', minimum: 140 }, '140', /: CAD 140$/],
    [{ startingPrice: 249, upTo: 390 }, '249', /: CAD 249$/],
    [
      { startingPrice: 95, per: 'hour', minimum: 190 },
      undefined,
      /: no price \(the description says: .95 an hour, minimum 2 hours\)$/,
    ],
    [{ startingPrice: 9, per: 'square-foot' }, undefined, /: no price \(.*from .9 a square foot\)$/],
    [{ free: true }, undefined, /: no price \(.*free\)$/],
    [{ onRequest: 'We look first.' }, undefined, /: no price \(.*on request\)$/],
  ])('K3 B21 the price %j of a service', (fields, amount, said) => {
    const price = parsePrice(fields, 'CAD');
    if (price === undefined) throw new Error('no price');
    const changed = { ...site, services: site.services.slice(0, 1).map((service) => ({ ...service, price })) };
    const profile = toBusinessProfile(changed, referenceDay);
    expect(profile.serviceItems[0]?.price?.units).toBe(amount);
    const line = formatProfile(listTargetFacts(changed, profile, referenceDay), changed)
      .split('\n')
      .find((line) => line.startsWith('Service: '));
    expect(line).toMatch(said);
  });

  test('K3 equal times end at the same time of the next day', () => {
    const hours = { opens: '08:00', closes: '08:00' };
    const openingHours = [{ dayOfWeek: ['Sunday' as const], ...hours }];
    const business = {
      ...site.business,
      openingHours,
      specialOpeningHours: [{ date: '2026-12-24', name: 'X', ...hours }],
    };
    const profile = toBusinessProfile({ ...site, business }, referenceDay);
    const [opens, closes] = [{ hours: 8 }, { hours: 8 }];
    expect(profile.regularHours.periods).toEqual([
      { openDay: 'SUNDAY', openTime: opens, closeDay: 'MONDAY', closeTime: closes },
    ]);
    expect(profile.specialHours.specialHourPeriods[0]?.endDate?.day).toBe(25);
  });

  test('K3 the table of Business Profile Manager and text from the profile are read', {
    tags: 'thorough',
  }, async () => {
    const telephone = formatTelephone(site.business.contact.telephone, site.country);
    const header =
      'Store code,Business name,Address line 1,Locality,Administrative area,Country / Region,Postal code,Primary phone,Website,Primary category,Additional categories,Sunday hours,Monday hours,Tuesday hours,Wednesday hours,Thursday hours,Friday hours,Saturday hours,Special hours,From the business';
    const week = ['', ...Array.from({ length: 5 }, () => '07:30-18:00'), '08:00-16:00'].join(',');
    const dates = site.business.specialOpeningHours.map(
      ({ date, opens, closes }) => `${date}: ${opens === undefined ? 'x' : `${opens}-${closes}`}`,
    );
    const row = `1,${site.business.name},100 Sample Street,Stoney Creek,ON,CA,L8G1A1,(905) 555-0142,https://www.example.com,Garage door supplier,Door supplier,${week},"${dates.join(', ')}","${site.business.description}"`;
    const other = row.replace(site.business.name, 'Another branch').replaceAll('07:30', '09:00');
    expect((await compare(write('table.csv', `${header}\r\n${other}\r\n${row}\r\n`), directory)).stdout).toBe(
      '1 difference:\nSaturday: the profile has "08:00–16:00", the site "08:00–15:00".\n',
    );
    const pasted = `${site.business.name}\nGarage door supplier\nPhone: +1 ${telephone}\nSunday\nClosed\nMonday\n7:30\u202fa.m.–6\u202fp.m.\nTuesday 7:30 AM – 5:30 PM\nFriday\n(Christmas Day)\nClosed\nSaturday 8–3 p.m.\nDecember 24, 2026: 7:30 a.m. to 1 p.m.\n`;
    const { stdout } = await compare(write('pasted.txt', pasted), directory);
    expect(stdout).toContain('Tuesday: the profile has "07:30–17:30", the site "07:30–18:00".');
    expect(stdout).toContain('Saturday: the profile has "20:00–15:00", the site "08:00–15:00".');
    expect(stdout).toContain('2026-12-25: the profile has nothing, the site "closed".');
    expect(stdout).not.toMatch(/^(?:Name|Telephone|Sunday|Monday|Friday|2026-12-24):/m);
  });

  test('K3 a file that is not a profile is refused', { tags: 'thorough' }, async () => {
    for (const [name, text, said] of [
      ['empty.txt', 'nothing of the kind', /does not describe a business\. Give the JSON/],
      ['broken.json', '{"title": ', /is not valid JSON/],
      ['other.json', '{"title": 5}', /contains no location of a profile: title/],
    ] as const) {
      const run = await compare(write(name, text), directory);
      expect([run.status, run.stderr]).toEqual([1, expect.stringMatching(said)]);
    }
    expect((await compare(join(scratch, 'none'), directory)).stderr).toContain('cannot be read');
  });
});

test('K3 a description that is too long ends with a sentence, or with a word', () => {
  expect(shorten('One. Two. Three.', 10)).toBe('One. Two.');
  expect(shorten('One two three', 9)).toBe('One two…');
  expect(shorten('One.', 4)).toBe('One.');
});

test.each([
  ['Closed', 'closed'],
  ['Open 24 hours', '00:00–24:00'],
  ['7:30 a.m.–12 p.m., 1–6 p.m.', '07:30–12:00, 13:00–18:00'],
  ['08:00-12:00, 13:00-17:00', '08:00–12:00, 13:00–17:00'],
  ['12 am to 6 am', '00:00–06:00'],
  ['by appointment', undefined],
])('K3 hours are read: %s', (text, hours) => expect(parseHours(text)).toBe(hours));
