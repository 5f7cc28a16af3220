import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFile, answerPath } from '../../src/api/operation.ts';
import { operations } from '../../src/api/operations.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import { prepareSource } from '../../src/discovery/api-source.ts';
import { components } from '../../src/schemas/answers/components.ts';
import { allBusinesses, reference, type TestBusiness } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { sampleOf } from '../sample-of.ts';

/** Every answer to a GET of a business that is a file. */
function listAnswers({ site }: TestBusiness) {
  const publication = prepareSource(site, prepareLookup(site));
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
  const { site, folders } = business;
  const answers = listAnswers(business);

  test('B14 the answers are all there', () => {
    const count = (id: string) => answers.filter(({ operation }) => operation.id === id).length;
    const { services, places } = site;
    const postalAreas = new Set(places.flatMap((place) => [...place.postalAreas, ...place.partialPostalAreas]));
    expect(count('getService')).toBe(new Set(services.flatMap(({ id, slug }) => [id, slug])).size);
    expect(count('getServiceArea')).toBe(places.length);
    expect(count('getCoverage')).toBe(places.length + postalAreas.size);
    expect(['getIndex', 'getBusiness', 'listServices', 'listServiceAreas', 'getHealth'].map(count)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('B14 A2 every answer is a file of compact JSON that its schema accepts', () => {
    for (const { operation, body, path } of answers) {
      const file = join(folders.published, answerFile(path));
      expect(existsSync(file), file).toBe(true);
      const text = readFileSync(file, 'utf8');
      if (operation.id !== 'getIndex') expect(text).toBe(JSON.stringify(body));
      const accepted = operation.answers.some((name) => components[name].safeParse(JSON.parse(text)).success);
      expect(accepted, path).toBe(true);
      expect(text).not.toMatch(/\n$/);
    }
  });

  test('B6 answers stay small enough to be read by an assistant', () => {
    const sizes = answers
      .filter(({ operation }) => ['getService', 'getCoverage'].includes(operation.id))
      .map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4800);
  });
});

describe.each(servedBusinesses)('the $business.name on $engineName', ({ business, start }) => {
  const { site, origin, folders } = business;
  const { writeCode } = business.samples;
  const answers = listAnswers(business);
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test('B14 B11 every path form gives the bytes of its file', async () => {
    for (const { path } of sampleOf(answers, 40)) {
      const response = await engine.send(path);
      const file = readFileSync(join(folders.published, answerFile(path)));
      expect([response.status, response.headers['content-type']], path).toEqual([200, 'application/json']);
      expect(response.body.equals(file)).toBe(true);
    }
  });

  test('B3 services by id, by slug and in the query are the same bytes', async () => {
    for (const { id, slug } of sampleOf(site.services, 4)) {
      const byPath = await engine.send(`/api/services/${id}/`);
      for (const path of [
        `/api/services/${slug}/`,
        `/api/services/?id=${id}`,
        `/api/services/?id=${slug.toUpperCase()}`,
      ]) {
        expect((await engine.send(path)).text).toBe(byPath.text);
      }
      expect(JSON.parse(byPath.text)).toMatchObject({ id, slug, url: `${origin}/services/${slug}/` });
    }
  });

  test('B11 the query form of every place, other name and postal area gives the prebuilt bytes', async () => {
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

  test('B1 the index leads to every endpoint', async () => {
    const index = JSON.parse((await engine.send('/api/')).text);
    expect(index.version).toBe('1.0.0');
    expect(index.endpoints.map(({ operationId }: { operationId: string }) => operationId)).toEqual(
      operations.map(({ id }) => id),
    );
  });

  test('B12 health counts what is published', async () => {
    const health = JSON.parse((await engine.send('/api/health/')).text);
    const { services, total } = JSON.parse((await engine.send('/api/services/')).text);
    const { areas } = JSON.parse((await engine.send('/api/service-areas/')).text);
    expect(total).toBe(services.length);
    expect(health).toMatchObject({
      status: 'ok',
      version: '1.0.0',
      counts: {
        services: site.services.length,
        serviceAreas: site.places.length,
        postalAreas: new Set(areas.flatMap(({ postalAreas }: { postalAreas: string[] }) => postalAreas)).size,
        faqs: services.reduce((sum: number, service: { faqs: unknown[] }) => sum + service.faqs.length, 0),
      },
      contentDigest: site.contentDigest,
    });
  });
});

test('B2 B12 B14 the garage has as many answers as it has files of content', async () => {
  const { directory, site } = reference;
  const count = (id: string) => listAnswers(reference).filter(({ operation }) => operation.id === id).length;
  const files = (folder: string) => readdirSync(join(directory, folder));
  const services = files('services').map((file) => readFileSync(join(directory, 'services', file), 'utf8'));
  const ownSlugs = services.filter((text) => /^slug: /m.test(text)).length;
  const places = files('places').map((file) => readFileSync(join(directory, 'places', file), 'utf8'));
  const areas = new Set(places.flatMap((text) => /^postalAreas: \[(.*)\]/m.exec(text)?.[1]?.split(', ') ?? []));
  expect(['getService', 'getServiceArea', 'getCoverage'].map(count)).toEqual([
    services.length + ownSlugs,
    places.length,
    places.length + areas.size,
  ]);
  expect(site.business).toMatchObject({
    contact: { telephone: '+19055550142' },
    rating: { source: expect.stringMatching(/sample data/i) },
  });
  expect(site.services.flatMap(({ faqs }) => faqs).length).toBeGreaterThanOrEqual(45);
});
