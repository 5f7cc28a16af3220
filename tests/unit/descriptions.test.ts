import { expect, test } from 'vitest';
import { jsonRpcSchemas } from '../../src/discovery/openapi/mcp.ts';
import { type JsonSchema, toSchemas } from '../../src/discovery/openapi/objects.ts';
import { toolRecords } from '../../src/schemas/answers/components.ts';
import { descriptions } from '../../src/text/fr/descriptions.ts';
import type { Terms } from '../../src/text/terms.ts';
import { site } from '../reference-site.ts';

/** Without terms, descriptions keep their braces. */
const terms = { locale: 'en' } as Terms;
const schemas = { ...toSchemas({ country: site.country, terms }, toolRecords), ...jsonRpcSchemas };
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

test('every published description has its French', () => {
  expect(said.length).toBeGreaterThan(250);
  expect(said.filter((text) => !Object.hasOwn(descriptions, text))).toEqual([]);
});

test('French descriptions have the terms of the English ones', () => {
  for (const [english, french] of Object.entries(descriptions))
    expect(listTerms(french), english).toEqual(listTerms(english));
});
