import {
  CallToolResultSchema,
  DiscoverResultSchema,
  InitializeResultSchema,
  ListToolsResultSchema,
} from '@modelcontextprotocol/core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { indentJson } from '../../src/components/docs/highlight-json.ts';
import { escapePattern } from '../../src/escape/pattern.ts';
import type { ToolListing } from '../../src/mcp/prepare-mcp.ts';
import { toolOperations } from '../../src/mcp/tools/operations.ts';
import { toolRecords } from '../../src/schemas/answers/records.ts';
import type { TestBusiness } from '../support/businesses.ts';
import { sampleOf } from '../support/sample-of.ts';
import { nowhere } from '../support/samples.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';
import { callTool, handshakeRequest, post, statelessRequest } from './messages.ts';

/** A tool call. */
interface Call {
  readonly tool: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Address of the REST answer that must come back, where there is one. */
  readonly rest?: string;
}

/** Maximum size of an answer in tokens: of the complete list, and of one item. */
const mostTokens: Readonly<Record<string, readonly [whole: number, one: number]>> = {
  get_services: [4800, 3500],
  get_pricing: [4500, 2700],
  get_business_info: [3600, 3600],
  check_service_area: [3000, 1250],
};

/** A question about a place, and where the API answers it. */
const about = (parameters: Call['parameters']): Call => ({
  tool: 'check_service_area',
  parameters,
  rest: `/api/coverage/?${new URLSearchParams(parameters)}`,
});

/** Calls of each sort, with each of some services, places and postal areas. */
function listCalls({ site, samples }: TestBusiness): readonly Call[] {
  const { misspelt, several, postalArea, unservedArea, newArea, foreignArea = newArea, writeCode } = samples;
  const services = sampleOf(site.services, 3);
  const serviceIds = services.map(({ id }) => id);
  const places = sampleOf(site.places, 5);
  const postalAreas = [...new Set(places.flatMap((place) => [...place.postalAreas, ...place.partialPostalAreas]))];
  return [
    { tool: 'get_services', parameters: {} },
    ...serviceIds.map((id) => ({ tool: 'get_services', parameters: { id }, rest: `/api/services/${id}/` })),
    ...services.map(({ slug, id }) => ({
      tool: 'get_services',
      parameters: { id: ` ${slug.toUpperCase()} ` },
      rest: `/api/services/${id}/`,
    })),
    { tool: 'get_pricing', parameters: {} },
    ...serviceIds.map((id) => ({ tool: 'get_pricing', parameters: { id } })),
    { tool: 'get_business_info', parameters: {}, rest: '/api/business/' },
    ...places.map(({ name }) => about({ city: name })),
    ...postalAreas.map((postal) => about({ postal })),
    ...[misspelt.text, several.name, nowhere, `${misspelt.place.name}, France`, '<script>'].map((city) =>
      about({ city }),
    ),
    ...[writeCode(unservedArea), writeCode(foreignArea), newArea].map((postal) => about({ postal })),
    about({ city: nowhere, postal: postalArea }),
  ];
}

interface ToolResult {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
}

describe.each(servedBusinesses)('the $business.name on $serverName', ({ business, start }) => {
  const { samples } = business;
  const calls = listCalls(business);
  const server = serve(start);
  let described: ToolListing[];
  beforeAll(async () => {
    described = JSON.parse((await server.send('/api/mcp', handshakeRequest('tools/list'))).text).result.tools;
  });

  /** The answers; each call is made once for all tests of its answer. */
  const answers = new Map<string, Promise<ToolResult>>();
  function call(name: string, parameters?: object): Promise<ToolResult> {
    const key = JSON.stringify([name, parameters]);
    const answer =
      answers.get(key) ?? callTool(server, name, parameters).then(({ text }) => JSON.parse(text).result as ToolResult);
    answers.set(key, answer);
    return answer;
  }
  /** A tool's answer at this hour, with the business's number first, as in the API (contract B22). */
  const atAnyHour = (json = '') => {
    const { contact, emergencyHours } = business.site.business;
    const step = (telephone: string | undefined) => `"nextStep":{"telephone":"${telephone}"`;
    return json.replace(step(emergencyHours?.telephone), step(contact.telephone));
  };
  const greet = async () =>
    JSON.parse((await server.send('/api/mcp', handshakeRequest('initialize', { protocolVersion: '2025-11-25' }))).text)
      .result;

  test('D3 there are exactly four tools in a fixed order, all marked read-only', () => {
    const names = ['get_services', 'get_pricing', 'check_service_area', 'get_business_info'];
    expect(described.map(({ name }) => name)).toEqual(names);
    for (const { title, description, annotations, inputSchema, outputSchema } of described) {
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(description).toMatch(/Use this when/);
      expect(description.length).toBeLessThan(320);
      expect([inputSchema.type, outputSchema.type]).toEqual(['object', 'object']);
      for (const schema of [inputSchema, outputSchema])
        for (const key of ['anyOf', 'oneOf', 'allOf', 'if', '$schema', '$ref']) expect(schema).not.toHaveProperty(key);
      for (const argument of Object.values(Object(inputSchema.properties)))
        expect(Object(argument).description.length).toBeGreaterThan(20);
    }
  });

  test('D3 the list of tools and every answer stay within their size limits', async () => {
    expect(Buffer.byteLength(JSON.stringify({ tools: described }))).toBeLessThanOrEqual(9000);
    for (const { tool, parameters } of calls) {
      const { structuredContent: record } = await call(tool, parameters);
      const tokens = countTokens(JSON.stringify(record));
      // A rural postal area lists each of its many places in full (contract B9), some 110 tokens each and more with
      // notes, and also names its places that are not served.
      const { length: areas } = Array.isArray(record?.areas) ? record.areas : [];
      const [whole = 0, one = 0] = mostTokens[tool] ?? [];
      const most = (Object.keys(parameters).length === 0 ? whole : one) + Math.max(0, areas - 5) * 140;
      expect(tokens, `${tool} ${JSON.stringify(parameters)}`).toBeLessThanOrEqual(most);
    }
    const { instructions } = await greet();
    expect(instructions.length).toBeLessThanOrEqual(600);
  });

  test('D4 a tool returns the exact bytes of the REST API', async () => {
    for (const { tool, parameters, rest } of calls) {
      const { content, structuredContent, isError } = await call(tool, parameters);
      const [block] = content;
      const title = `${tool} ${JSON.stringify(parameters)}`;
      expect([title, isError, content.length, block?.type]).toEqual([title, undefined, 1, 'text']);
      expect(block?.text).toBe(JSON.stringify(structuredContent));
      if (rest === undefined) continue;
      const { text } = await server.send(rest);
      if (tool === 'get_services') {
        const list = await server.json('/api/services/');
        const record = { ...list, total: 1, services: [JSON.parse(text)] };
        expect(block?.text).toBe(JSON.stringify({ ...record, sections: structuredContent?.sections }));
      } else if (tool === 'get_business_info') {
        expect(block?.text.startsWith(`${text.slice(0, -1)},"sections":[`)).toBe(true);
      } else expect(atAnyHour(block?.text)).toBe(text);
    }
  });

  test('E8 the command on the documentation page works when pasted, and the answer shown is real', async () => {
    const { text: html } = await server.send('/docs/api/');
    const blocks = DomUtils.getElementsByTagName('pre', parseDocument(html)).map((block) =>
      DomUtils.textContent(block),
    );
    const command = blocks.find((block) => block.startsWith('curl ') && block.includes('/api/mcp'));
    const [, sent = ''] = / -d '([^']+)'$/.exec(command?.trim() ?? '') ?? [];
    const { structuredContent: record } = JSON.parse((await server.send('/api/mcp', post(sent))).text).result;
    expect(record).toMatchObject({ covered: true });
    const json = indentJson(JSON.parse(atAnyHour(JSON.stringify(record))));
    const shown = blocks.filter((block) => block.startsWith('{') && block.includes(`"${record.postalArea}"`));
    expect(shown.map((block) => json.startsWith(block.trim()))).toContain(true);
  });

  test('D4 the list of services leaves out questions, and prices match the services', async () => {
    const list = await server.json('/api/services/');
    const services = list.services.map((service: Record<string, { dont: unknown }>) => {
      const { related: _, faqs: __, safety, ...listed } = service;
      return { ...listed, safety: { dont: safety?.dont } };
    });
    expect((await call('get_services')).structuredContent).toMatchObject({ ...list, services });
    const { pricing: terms } = await server.json('/api/business/');
    const { notice: _, ...pricing } = terms;
    const { services: histories } = await server.json('/api/prices/history/');
    const members = 'id name startingPrice leastDue price priceNote priceAsOf afterHours afterHoursFrom variants'.split(
      ' ',
    );
    const prices = list.services.map((service: Record<string, unknown>, index: number) => {
      const past = histories[index].prices;
      const dates = { since: past.at(-1).from, previous: past.at(-2) ?? null };
      return { ...Object.fromEntries(members.map((name) => [name, service[name]])), ...dates };
    });
    const { currency, notice } = list;
    expect((await call('get_pricing')).structuredContent).toEqual({
      ...{ currency, isQuote: false, notice, pricing, prices, totals: expect.any(Array), sections: expect.any(Array) },
    });
    const { id } = samples.service;
    const priced = await call('get_pricing', { id });
    expect(priced.structuredContent?.prices).toEqual(prices.filter((one: { id: string }) => one.id === id));
    const totals = priced.structuredContent?.totals as Record<string, unknown>[];
    for (const { job, day, afterHours } of totals) {
      for (const [state, sum] of Object.entries({ day, 'after-hours': afterHours })) {
        const { total } = await server.json(`/api/total/${job}/${state}/`);
        expect(total?.amount ?? null, `${job} ${state}`).toBe(sum);
      }
    }
    expect(totals.map(({ job }) => job)).toContain(id);
  });

  const { mistypedArea, writeCode } = samples;
  const ids = business.site.services.map((service) => service.id).join(', ');
  test.each<[tool: string, parameters: object, text: string]>([
    ['get_services', { id: 'roof' }, `^"roof" is not a service\\. Use one of ${ids}`],
    ['check_service_area', { city: 'x', postal: 'nonsense' }, `^${escapePattern(business.site.terms.wrongForm)}`],
    [
      'check_service_area',
      { postal: writeCode(mistypedArea.typed) },
      `Did you mean ${writeCode(mistypedArea.area)}\\?$`,
    ],
  ])('D4 %s with %j is refused with what to do instead', async (tool, parameters, text) => {
    const result = await call(tool, parameters);
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text', text: expect.stringMatching(text) }] });
    expect(result).not.toHaveProperty('structuredContent');
  });

  test('D4 B6 check_service_area without a question lists every place, nearest first', async () => {
    const suggestions = business.site.places.map(({ slug, name, municipality, kind, distanceKm }) => {
      return { slug, name, municipality, kind, distanceKm };
    });
    for (const parameters of [{}, { city: '', postal: '  ' }, { city: null }]) {
      const { isError, structuredContent } = await call('check_service_area', parameters);
      expect([isError, structuredContent?.suggestions]).toEqual([undefined, suggestions.slice(0, 200)]);
      expect(toolRecords.ToolCoverage.parse(structuredContent)).toEqual(structuredContent);
      expect(structuredContent).toMatchObject({
        covered: null,
        confidence: null,
        matchedOn: null,
        areas: [],
        nearest: null,
      });
    }
  });

  test('D4 arguments may be null or missing', async () => {
    const plain = await call('get_business_info');
    const withNull = handshakeRequest('tools/call', { name: 'get_business_info', arguments: null });
    expect(JSON.parse((await server.send('/api/mcp', withNull)).text).result).toEqual(plain);
  });

  test('A1 B13 no answer says that something is booked or repeats a postal code', async () => {
    const texts = await Promise.all(
      calls.map(async ({ tool, parameters }) => (await call(tool, parameters)).content[0]?.text ?? ''),
    );
    const claim = /\b(?:is|are|has been|have been|was) (?:now )?(?:booked|scheduled|reserved|confirmed for)\b/i;
    const sentences = [...texts, JSON.stringify(described)].flatMap((text) => text.split('.'));
    const claims = sentences.filter((sentence) => claim.test(sentence));
    expect(claims.filter((sentence) => !/\b(?:nothing|no|not|never|none)\b/i.test(sentence))).toEqual([]);
    const unservedCode = samples.writeCode(samples.unservedArea);
    const answer = await call('check_service_area', { postal: unservedCode, city: `Nowhere ${unservedCode}` });
    expect(JSON.stringify(answer)).not.toContain(samples.rest);
  });

  test('D4 every payload matches the official schemas and the output schema of its tool', async () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    const validators = new Map<string, ValidateFunction>(
      described.map(({ name, outputSchema }) => [name, ajv.compile(outputSchema)]),
    );
    for (const { tool, parameters } of calls) {
      const result = await call(tool, parameters);
      expect(CallToolResultSchema.safeParse(result).success).toBe(true);
      expect(validators.get(tool)?.(result.structuredContent), tool).toBe(true);
      const record = Object.entries(toolOperations).find(([name]) => name === tool)?.[1].recordType ?? 'Business';
      expect(toolRecords[record].safeParse(result.structuredContent).error).toBeUndefined();
    }
    const stateless = async (method: string, parameters?: object) =>
      JSON.parse((await server.send('/api/mcp', statelessRequest(method, parameters))).text).result;
    for (const [schema, payload] of [
      [ListToolsResultSchema, { tools: described }],
      [ListToolsResultSchema, await stateless('tools/list')],
      [DiscoverResultSchema, await stateless('server/discover')],
      [CallToolResultSchema, await stateless('tools/call', { name: 'get_pricing' })],
      [InitializeResultSchema, await greet()],
    ] as const)
      expect(schema.safeParse(payload).error).toBeUndefined();
  });
});
