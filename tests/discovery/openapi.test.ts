import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFile, answerPath, encodeKey, keyOf, type Operation } from '../../src/api/operation.ts';
import { operations } from '../../src/api/operations.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import { prepareSource } from '../../src/discovery/api-source.ts';
import { collectToolExamples } from '../../src/mcp/prepare-mcp.ts';
import { protocolVersions } from '../../src/mcp/protocol.ts';
import { tools } from '../../src/mcp/tools.ts';
import { components } from '../../src/schemas/answers/components.ts';
import { problems } from '../../src/schemas/answers/problems.ts';
import { businesses } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';
import { post } from '../mcp/messages.ts';
import { writeContract } from './contract-lines.ts';
import { readDescription } from './description.ts';

const pathParameter = ({ parameters }: Operation) => parameters.find((parameter) => parameter.in === 'path');

/** The address of an operation with parameters in its path and query. */
function addressOf(operation: Operation, parameters: Readonly<Record<string, string>>): string {
  if (pathParameter(operation) !== undefined) return answerPath(operation, encodeKey(keyOf(operation, parameters)));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? operation.path : `${operation.path}?${query}`;
}

describe.each(businesses)('the $name', ({ folders, origin, site, isReference }) => {
  const { description, text: descriptionText, findResponse, judgeResponse } = readDescription(folders);
  const published = (path: string) => readFileSync(join(folders.published, path), 'utf8');
  const described = (operation: Operation) => description.paths[operation.path]?.get;

  function contentOf(path: string, method: string, status: number) {
    const content = findResponse(path, method, status)?.response.content?.['application/json'];
    if (content === undefined) throw new Error(`${method} ${path} has no answer with ${status}.`);
    return content;
  }

  test('E1 the document is OpenAPI 3.1.0 of version 1.0.0 and lints clean', () => {
    expect([description.openapi, description.info.version]).toEqual(['3.1.0', '1.0.0']);
    const file = join(folders.published, 'openapi.json');
    const { status, stdout, stderr } = spawnSync(
      'redocly',
      ['lint', file, '--config', 'redocly.yaml', '--format=json'],
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        shell: process.platform === 'win32',
      },
    );
    expect([status, stderr.includes('rror'), JSON.parse(stdout).problems]).toEqual([0, false, []]);
  });

  test('E1 the same bytes lie at the address under .well-known', () => {
    expect(published('.well-known/openapi.json')).toBe(descriptionText);
  });

  test('E1 G1 the public contract changes only where a review sees it', async () => {
    // The contract is of the software: it is the same whatever a business publishes.
    if (isReference) await expect(writeContract(description)).toMatchFileSnapshot('openapi.txt');
    else expect(writeContract(description)).toBe(readFileSync(new URL('openapi.txt', import.meta.url), 'utf8'));
  });

  test('E1 every operation, parameter, record and problem is described', () => {
    expect(Object.keys(description.paths)).toEqual([...operations.map(({ path }) => path), '/api/mcp']);
    for (const operation of operations) {
      const found = described(operation);
      expect(found?.operationId).toBe(operation.id);
      expect(found?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual(
        operation.parameters.map((parameter) => [parameter.name, parameter.in, parameter.in === 'path']),
      );
      const answer = JSON.stringify(found?.responses[200]?.content?.['application/json']?.schema);
      for (const name of operation.answers) expect(answer).toContain(`#/components/schemas/${name}"`);
      for (const { code } of operation.mistakes) {
        expect(Object.keys(contentOf(operation.path, 'get', problems[code].status).examples ?? {})).toContain(code);
      }
    }
    expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining(Object.keys(components)));
  });

  test('E1 every problem has its code, and a response at every address that answers with it', () => {
    const { properties } = description.components.schemas.Problem as { properties: { code: { enum: string[] } } };
    expect(properties.code.enum).toEqual(Object.keys(problems));
    const everywhere = [
      'method-not-allowed',
      'request-timeout',
      'uri-too-long',
      'expectation-failed',
      'headers-too-large',
    ] as const;
    for (const { path, mistakes } of operations) {
      for (const code of [...mistakes.map((mistake) => mistake.code), ...everywhere]) {
        expect(findResponse(path, 'get', problems[code].status)?.response.description).toContain(`(${code})`);
      }
    }
    const said = JSON.stringify(description);
    for (const [code, { status }] of Object.entries(problems)) {
      if (code === 'not-found') expect(said).toContain(`is ${status} with the code ${code}`);
      else expect(said).toContain(`(${code})`);
    }
  });

  test('E1 every header that is described is a component, and every component is used', () => {
    const used = new Set([...descriptionText.matchAll(/"#\/components\/headers\/([^"]+)"/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(description.components.headers).sort());
    const headersOf = (path: string, method: string, status: number) =>
      Object.keys(findResponse(path, method, status)?.response.headers ?? {});
    for (const { path, findKey } of operations) {
      expect(headersOf(path, 'get', 200)).toEqual(expect.arrayContaining(['ETag', 'Cache-Control', 'Content-Signal']));
      expect(headersOf(path, 'get', 304)).toContain('ETag');
      expect(headersOf(path, 'get', 405)).toContain('Allow');
      if (findKey !== undefined) expect(headersOf(path, 'get', 308)).toContain('Location');
    }
  });

  test('E1 the MCP endpoint is described with all its versions, tools and refusals', () => {
    const said = JSON.stringify(description.paths['/api/mcp']);
    for (const version of protocolVersions) expect(said).toContain(version);
    const names = tools.map(({ name }) => name);
    const endpoint = description.paths['/api/mcp']?.post;
    expect(Object.keys(endpoint?.requestBody?.content?.['application/json']?.examples ?? {})).toEqual(names);
    expect(Object.keys(contentOf('/api/mcp', 'post', 200).examples ?? {})).toEqual(names);
    const own = ['not-acceptable', 'body-too-large', 'unsupported-media-type', 'misdirected-host'] as const;
    for (const code of own) {
      expect(findResponse('/api/mcp', 'post', problems[code].status)?.response.description).toContain(`(${code})`);
    }
  });

  test('E1 the values of parameters are those of the content', () => {
    const valuesOf = (path: string) => description.paths[path]?.get?.parameters[0]?.schema.enum ?? [];
    const { services } = JSON.parse(published('api/services/index.json'));
    const { areas } = JSON.parse(published('api/service-areas/index.json'));
    const names = services.flatMap(({ id, slug }: { id: string; slug: string }) => [id, slug]);
    expect(valuesOf('/api/services/').toSorted()).toEqual([...new Set(names)].sort());
    expect(valuesOf('/api/services/{id}/')).toEqual(valuesOf('/api/services/'));
    expect(valuesOf('/api/service-areas/{slug}/').toSorted()).toEqual(
      areas.map(({ slug }: { slug: string }) => slug).sort(),
    );
    const keys = readdirSync(join(folders.published, 'api/coverage'), { withFileTypes: true });
    expect(valuesOf('/api/coverage/{key}/').toSorted()).toEqual(
      keys.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(),
    );
  });

  describe('E1 every example is a real answer', () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await startNode(folders);
    });
    afterAll(() => engine.stop());

    test.each(operations)('of $id', async (operation) => {
      const examples = Object.entries(contentOf(operation.path, 'get', 200).examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      for (const [name, { value }] of examples) {
        const address = addressOf(operation, name === 'plain' ? {} : (operation.example?.(site) ?? {}));
        const { status, text } = await engine.send(address);
        expect([status, JSON.stringify(value)], address).toEqual([200, text]);
        if (!address.includes('?')) expect(text).toBe(published(answerFile(address)));
      }
    });

    test.each(operations)('of the errors and parameters of $id', async (operation) => {
      for (const { code, parameters } of operation.mistakes) {
        const address = addressOf(operation, parameters(site));
        const { status, text } = await engine.send(address);
        const value = contentOf(operation.path, 'get', problems[code].status).examples?.[code]?.value;
        expect([status, JSON.stringify(value)], address).toEqual([problems[code].status, text]);
      }
      const shown = described(operation)?.parameters ?? [];
      expect(shown.filter(({ example }) => example === undefined)).toEqual([]);
      for (const { name, example = '' } of shown) {
        const address = addressOf(operation, { ...operation.example?.(site), [name]: example });
        expect((await engine.send(address)).status, address).toBe(200);
      }
    });

    test('of the MCP endpoint', async () => {
      const questions = description.paths['/api/mcp']?.post?.requestBody?.content?.['application/json']?.examples ?? {};
      const answers = contentOf('/api/mcp', 'post', 200).examples ?? {};
      expect(Object.keys(questions)).toEqual(collectToolExamples(site).map(({ tool }) => tool));
      for (const [tool, { value }] of Object.entries(questions)) {
        const { text } = await engine.send('/api/mcp', post(value));
        expect(JSON.parse(text), tool).toEqual(answers[tool]?.value);
      }
    });

    test('of the headers', async () => {
      const { headers } = await engine.send('/api/business/');
      const examples = Object.entries(description.components.headers).flatMap(([name, { example }]) =>
        example === undefined ? [] : [[name, example]],
      );
      expect(examples.length).toBeGreaterThanOrEqual(3);
      for (const [name = '', example] of examples) expect(headers[name.toLowerCase()], name).toBe(example);
    });

    test('and there is no other one', () => {
      const named = collectMembers(description, 'examples').flatMap((examples) => Object.keys(examples as object));
      const counted = operations.flatMap(({ path, mistakes }) => [
        ...Object.keys(contentOf(path, 'get', 200).examples ?? {}),
        ...mistakes.map(({ code }) => code),
      ]);
      const names = tools.map(({ name }) => name);
      expect(named.sort()).toEqual([...counted, ...names, ...names].sort());
      const single = [
        ...operations.flatMap((operation) => described(operation)?.parameters ?? []),
        ...Object.values(description.components.headers),
      ].filter(({ example }) => example !== undefined);
      expect(collectMembers(description, 'example').filter((example) => typeof example === 'string')).toHaveLength(
        single.length,
      );
    });

    test('and every published answer is as the document says', async () => {
      const publication = prepareSource(site, prepareLookup(site));
      let count = 0;
      for (const operation of operations) {
        for (const [key] of operation.files(publication)) {
          const address = answerPath(operation, key);
          expect(judgeResponse(address, {}, await engine.send(address)), address).toEqual([]);
          count++;
        }
      }
      expect(count).toBeGreaterThan(20);
    });
  });

  test('E1 answers have no member the document does not name', () => {
    const closed = JSON.parse(descriptionText, (_key, value) =>
      value?.type === 'object' && value.properties !== undefined ? { ...value, additionalProperties: false } : value,
    );
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema(closed, 'closed.json');
    for (const operation of operations) {
      const schemas = operation.answers.map((name) => ajv.compile({ $ref: `closed.json#/components/schemas/${name}` }));
      for (const [key] of operation.files(prepareSource(site, prepareLookup(site)))) {
        const file = answerFile(answerPath(operation, key));
        const body = JSON.parse(published(file));
        expect(
          schemas.some((validate) => validate(body)),
          file,
        ).toBe(true);
      }
    }
  });

  test('E1 the addresses in the document are those of this site and are there', () => {
    const page = `${origin}/docs/api/`;
    expect(descriptionText).toContain(`"${page}"`);
    expect(existsSync(join(folders.published, new URL(page).pathname, 'index.html'))).toBe(true);
    expect(descriptionText).not.toMatch(/localhost|127\.0\.0\.1/);
  });
});

/** All values of members of a name, not looking inside answers. */
function collectMembers(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(key === name ? [item] : []),
    ...(key === 'value' ? [] : collectMembers(item, name)),
  ]);
}
