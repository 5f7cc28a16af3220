import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { prepareAnswerSource } from '../../src/discovery/answer-source.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { answerPath, getAnswerFile } from '../../src/endpoints/routes.ts';
import { getPriceStart } from '../../src/prices/price-history.ts';
import { AnswerManifest } from '../../src/schemas/answers/api.ts';
import { apiRecords } from '../../src/schemas/answers/records.ts';
import { PriceHistory } from '../../src/schemas/services/price.ts';
import { allBusinesses, type TestBusiness } from '../support/businesses.ts';
import { copyWithFewPlaces, requireSite } from '../support/content-copy.ts';
import { sampleOf } from '../support/sample-of.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';

/** Every answer to a GET of a business that is a file. */
function listAnswers({ site }: TestBusiness) {
  const source = prepareAnswerSource(site);
  return operations.flatMap((operation) =>
    [...operation.answers(source)].map(([key, body]) => ({
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

  test('B14 A2 G1 every answer is a file of compact JSON that matches its schema, also with a member added later', () => {
    const count = (id: string) => answers.filter(({ operation }) => operation.id === id).length;
    const { services, places } = site;
    const postalAreas = new Set(places.flatMap((place) => [...place.postalAreas, ...place.partialPostalAreas]));
    expect(['getService', 'getServiceArea', 'getCoverage', 'getBusiness'].map(count)).toEqual([
      ...[new Set(services.flatMap(({ id, slug }) => [id, slug])).size, places.length],
      ...[places.length + postalAreas.size, 1],
    ]);
    for (const { operation, body, path } of answers) {
      const text = readFileSync(join(folders.published, getAnswerFile(path)), 'utf8');
      if (operation.id !== 'getIndex') expect(text).toBe(JSON.stringify(body));
      const later = { ...JSON.parse(text), addedLater: 1 };
      const accepted = operation.recordTypes.some((name) => apiRecords[name].safeParse(later).success);
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

describe.each(servedBusinesses)('the $business.name on $serverName', ({ business, start }) => {
  const { site, origin } = business;
  const { writeCode } = business.samples;
  const answers = listAnswers(business);
  const server = serve(start);

  test('B11 B14 B20 every JSON answer is served with the size and digest of the manifest', async () => {
    const manifest = AnswerManifest.parse(await server.json('/api/manifest/'));
    expect(manifest.generatedFrom).toBe(site.contentDigest);
    const paths = manifest.files.map(({ path }) => path);
    const listed = answers.map(({ path }) => path).filter((path) => path !== '/api/manifest/');
    expect(paths.toSorted()).toEqual([...new Set(listed), '/api/mcp/server-card'].sort());
    for (const { path, bytes, sha256 } of sampleOf(manifest.files, 40)) {
      const { body, status, headers } = await server.send(path);
      const digest = createHash('sha256').update(body).digest('hex');
      expect({ path, status, bytes: body.length, sha256: digest }).toEqual({ path, status: 200, bytes, sha256 });
      expect(headers['content-type'], path).toMatch(/^application\/(?:mcp-server-card\+)?json$/);
    }
  });

  test('B3 a service has the same bytes by id, by slug and in the query', async () => {
    for (const { id, slug } of sampleOf(site.services, 4)) {
      const { text } = await server.send(`/api/services/${id}/`);
      const queries = [id, slug.toUpperCase()].map((name) => `/api/services/?id=${name}`);
      for (const path of [`/api/services/${slug}/`, ...queries]) expect((await server.send(path)).text).toBe(text);
      expect(JSON.parse(text)).toMatchObject({ id, slug, url: `${origin}/services/${slug}/` });
    }
  });

  test('B11 queries by place, alternate name and postal area return the prebuilt bytes', async () => {
    const places = sampleOf(site.places, 10).map(async ({ slug, name, alternateNames }) => {
      const prebuilt = (await server.send(`/api/coverage/${slug}/`)).text;
      for (const city of [name, slug.toUpperCase(), ...alternateNames]) {
        const response = await server.send(`/api/coverage/?city=${encodeURIComponent(city)}`);
        expect(response.text, city).toBe(prebuilt);
      }
    });
    const keys = answers.filter(({ operation, key }) => operation.id === 'getCoverage' && /^[A-Z\d]+$/.test(key));
    const areas = sampleOf(keys, 10).map(async ({ key, path }) => {
      const prebuilt = (await server.send(path)).text;
      expect((await server.send(`/api/coverage/?postal=${encodeURIComponent(writeCode(key))}`)).text).toBe(prebuilt);
    });
    await Promise.all([...places, ...areas]);
  });

  test('B1 the index lists every endpoint', async () => {
    const endpoints = operations.map(({ id: operationId }) => ({ operationId }));
    expect(await server.json('/api/')).toMatchObject({ version: '1.0.0', endpoints });
  });

  test('B12 health has the numbers of published records', async () => {
    const { services, total } = await server.json('/api/services/');
    const { areas } = await server.json('/api/service-areas/');
    expect(total).toBe(services.length);
    expect(await server.json('/api/health/')).toMatchObject({
      ...{ status: 'ok', version: '1.0.0', contentDigest: site.contentDigest },
      counts: {
        services: site.services.length,
        serviceAreas: site.places.length,
        postalAreas: new Set(areas.flatMap(({ postalAreas }: { postalAreas: string[] }) => postalAreas)).size,
        faqs: services.reduce((sum: number, service: { faqs: unknown[] }) => sum + service.faqs.length, 0),
      },
    });
  });

  test('B20 the history ends with the current prices', async () => {
    const history = PriceHistory.parse(await server.json('/api/prices/history/'));
    expect(history.services.map(({ id, name }) => [id, name])).toEqual(site.services.map(({ id, name }) => [id, name]));
    const first = history.services.flatMap(({ prices }) => prices.map(({ from }) => from)).sort()[0] ?? null;
    expect(history.since).toBe(first);
    for (const { id, prices } of history.services) {
      const service = site.services.find((service) => service.id === id);
      const price = service?.price;
      expect(prices.at(-1)).toMatchObject({
        amount: price?.amount,
        price,
        from: service && getPriceStart(service),
        until: null,
      });
      for (const [index, { until }] of prices.slice(0, -1).entries()) expect(until).toBe(prices[index + 1]?.from);
    }
  });
});

test('B20 the manifest has the commit of the build', async () => {
  vi.stubEnv('COMMIT_SHA', 'ABCDEF1');
  const site = requireSite(await copyWithFewPlaces().load());
  vi.unstubAllEnvs();
  expect((await (await serveFromMemory(site)('/api/manifest/')).json()).commit).toBe('abcdef1');
});
