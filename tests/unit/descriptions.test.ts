import { describe, expect, test } from 'vitest';
import { jsonRpcSchemas } from '../../src/discovery/openapi/mcp-path-item.ts';
import { toolRecords } from '../../src/schemas/answers/records.ts';
import { keyDescriptions } from '../../src/schemas/description-keys.ts';
import { Service } from '../../src/schemas/services/service.ts';
import { texts } from '../../src/text/languages.ts';

const described = [...keyDescriptions({ ...toolRecords, ...jsonRpcSchemas }).values()];
const english = new Map(described.map(({ key, english }) => [key, english]));

/** The terms in a text except the words for an estimate, for which English has only one. */
function listTerms(text = ''): string[] {
  return [...text.matchAll(/\{(?!\w*estimates?\})[a-z]+\}/gi)].map(([term]) => term.toLowerCase()).sort();
}

test('a key has one description', () => {
  expect(described.filter((description) => english.get(description.key) !== description.english)).toEqual([]);
});

test('records, members, items of lists, shared fields and objects that can be null have keys', () => {
  const keys = ['Service', 'Service.priceAsOf', 'Business.people[].name', 'Latitude', 'Business.emergencyHours{}'];
  expect([...english.keys()]).toEqual(expect.arrayContaining(keys));
});

test('a changed description keeps its key', () => {
  const { covers } = Service.shape;
  const corrected = { Service: Service.extend({ covers: covers.describe('What you get.') }).describe('A service.') };
  const keys = [...keyDescriptions(corrected).values()].map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['Service', 'Service.covers', 'Service.priceAsOf']));
});

const { en: _, ...others } = texts;

describe.each(Object.entries(others))('%s', (_language, { descriptions }) => {
  test('every description has a translation, and every translation has a description', () => {
    const [wanted, written] = [new Set(english.keys()), new Set(Object.keys(descriptions))];
    const missing = [...wanted.difference(written)];
    const orphaned = [...written.difference(wanted)];
    expect({ missing, orphaned }).toEqual({ missing: [], orphaned: [] });
  });

  test('translations have the terms of the English descriptions', () => {
    for (const [key, translated] of Object.entries(descriptions))
      expect(listTerms(translated), key).toEqual(listTerms(english.get(key)));
  });
});
