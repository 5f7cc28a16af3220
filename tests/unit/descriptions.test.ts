import { describe, expect, test } from 'vitest';
import { jsonRpcSchemas } from '../../src/discovery/openapi/mcp.ts';
import { type JsonSchema, toSchemas } from '../../src/discovery/openapi/objects.ts';
import { toolRecords } from '../../src/schemas/answers/components.ts';
import { es } from '../../src/text/es.ts';
import { fr } from '../../src/text/fr.ts';
import type { Terms } from '../../src/text/terms.ts';
import { site } from '../reference-site.ts';

/** Without terms, descriptions keep their braces. */
const terms = { locale: 'en' } as Terms;
const schemas = toSchemas({ country: site.country, terms }, { ...toolRecords, ...jsonRpcSchemas });
const said = [...new Set(listDescriptions(schemas))];

function listDescriptions(schema: JsonSchema): string[] {
  return Object.entries(schema).flatMap(([name, value]) => {
    if (name === 'description' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? listDescriptions(value as JsonSchema) : [];
  });
}

/** The terms in braces, whether capitalized or not. */
function listTerms(text: string): string[] {
  return [...text.matchAll(/\{[a-z]+\}/gi)].map(([term]) => term.toLowerCase()).sort();
}

describe.each([
  ['Spanish', es],
  ['French', fr],
])('%s', (_language, { descriptions }) => {
  test('every published description is there', () => {
    expect(said.length).toBeGreaterThan(250);
    expect(said.filter((text) => !Object.hasOwn(descriptions, text))).toEqual([]);
  });

  test('descriptions have the terms of the English ones', () => {
    for (const [english, translated] of Object.entries(descriptions))
      expect(listTerms(translated), english).toEqual(listTerms(english));
  });
});
