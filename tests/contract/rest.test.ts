import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareAnswerSource } from '../../src/discovery/documents.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { answerFile, answerPath } from '../../src/endpoints/routes.ts';
import { components } from '../../src/schemas/answers/components.ts';
import { allBusinesses, type TestBusiness } from '../businesses.ts';
import { serve } from '../engines/served.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { sampleOf } from '../sample-of.ts';

/** Every answer to a GET of a business that is a file. */
function listAnswers({ site }: TestBusiness) {
  const publication = prepareAnswerSource(site);
  return operations.flatMap((operation) =>
    [...operation.files(publication)].map(([key, body]) => ({
      operation,
      key,
      body,
      path: answerPath(operation, key),
    })),
  );
}

describe.each(allBusinesses)('the $name', (business) => {
  const { site, folders, origin } = business;
  const answers = listAnswers(business);

  test('B14 A2 every answer is a file of compact JSON that matches its schema', () => {
    const count = (id: string) => answers.filter(({ operation }) => operation.id === id).length;
    const { services, places } = site;
    const postalAreas = new Set(places.flatMap((place) => [...place.postalAreas, ...place.partialPostalAreas]));
    expect(['getService', 'getServiceArea', 'getCoverage', 'getBusiness'].map(count)).toEqual([
      ...[new Set(services.flatMap(({ id, slug }) => [id, slug])).size, places.length],
      ...[places.length + postalAreas.size, 1],
    ]);
    for (const { operation, body, path } of answers) {
      const text = readFileSync(join(folders.published, answerFile(path)), 'utf8');
      if (operation.id !== 'getIndex') expect(text).toBe(JSON.stringify(body));
      const accepted = operation.answers.some((name) => components[name].safeParse(JSON.parse(text)).success);
      expect(accepted, path).toBe(true);
    }
  });

  test('B2 the business record has the contact details and hours of the content, with dates in order', () => {
    const { business } = site;
    const { telephone, email } = business.contact;
    expect(JSON.parse(readFileSync(join(folders.published, 'api/business/index.json'), 'utf8'))).toMatchObject({
      ...{ name: business.name, url: `${origin}/`, rating: business.rating ?? null, seasons: business.seasons },
      contact: { telephone, email, bookingUrl: `${origin}/booking/`, quoteUrl: `${origin}/quote/` },
      openingHours: business.openingHours,
      emergencyHours: business.emergencyHours ? { onHolidays: null, telephone, ...business.emergencyHours } : null,
      specialOpeningHours: business.specialOpeningHours
        .map(({ date, from, ...day }) => ({
          ...day,
          ...(from && { from }),
          date: date ?? from ?? '',
          closed: !('opens' in day),
        }))
        .toSorted((a, b) => a.date.localeCompare(b.date)),
    });
  });
});

describe.each(servedBusinesses)('the $business.name on $engineName', ({ business, start }) => {
  const { site, origin, folders } = business;
  const { writeCode } = business.samples;
  const answers = listAnswers(business);
  const engine = serve(start);

  test('B14 B11 every path returns the bytes of its file', async () => {
    for (const { path } of sampleOf(answers, 40)) {
      const response = await engine.send(path);
      const file = readFileSync(join(folders.published, answerFile(path)));
      expect([response.status, response.headers['content-type']], path).toEqual([200, 'application/json']);
      expect(response.body.equals(file)).toBe(true);
    }
  });

  test('B3 a service has the same bytes by id, by slug and in the query', async () => {
    for (const { id, slug } of sampleOf(site.services, 4)) {
      const { text } = await engine.send(`/api/services/${id}/`);
      const queries = [id, slug.toUpperCase()].map((name) => `/api/services/?id=${name}`);
      for (const path of [`/api/services/${slug}/`, ...queries]) expect((await engine.send(path)).text).toBe(text);
      expect(JSON.parse(text)).toMatchObject({ id, slug, url: `${origin}/services/${slug}/` });
    }
  });

  test('B11 queries by place, alternate name and postal area return the prebuilt bytes', async () => {
    const places = sampleOf(site.places, 10).map(async ({ slug, name, alternateNames }) => {
      const prebuilt = (await engine.send(`/api/coverage/${slug}/`)).text;
      for (const city of [name, slug.toUpperCase(), ...alternateNames]) {
        const response = await engine.send(`/api/coverage/?city=${encodeURIComponent(city)}`);
        expect(response.text, city).toBe(prebuilt);
      }
    });
    const keys = answers.filter(({ operation, key }) => operation.id === 'getCoverage' && /^[A-Z\d]+$/.test(key));
    const areas = sampleOf(keys, 10).map(async ({ key, path }) => {
      const prebuilt = (await engine.send(path)).text;
      expect((await engine.send(`/api/coverage/?postal=${encodeURIComponent(writeCode(key))}`)).text).toBe(prebuilt);
    });
    await Promise.all([...places, ...areas]);
  });

  test('B1 the index lists every endpoint', async () => {
    const endpoints = operations.map(({ id: operationId }) => ({ operationId }));
    expect(await engine.json('/api/')).toMatchObject({ version: '1.0.0', endpoints });
  });

  test('B12 health has the numbers of published records', async () => {
    const { services, total } = await engine.json('/api/services/');
    const { areas } = await engine.json('/api/service-areas/');
    expect(total).toBe(services.length);
    expect(await engine.json('/api/health/')).toMatchObject({
      ...{ status: 'ok', version: '1.0.0', contentDigest: site.contentDigest },
      counts: {
        services: site.services.length,
        serviceAreas: site.places.length,
        postalAreas: new Set(areas.flatMap(({ postalAreas }: { postalAreas: string[] }) => postalAreas)).size,
        faqs: services.reduce((sum: number, service: { faqs: unknown[] }) => sum + service.faqs.length, 0),
      },
    });
  });
});
