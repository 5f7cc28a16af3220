import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { prepareAnswerSource } from '../../src/discovery/answer-source.ts';
import { findErrors, findToolExamples } from '../../src/discovery/openapi/examples.ts';
import type { Operation } from '../../src/endpoints/operation.ts';
import { keyOf, operations } from '../../src/endpoints/operations.ts';
import { answerPath, encodeKey, getAnswerFile } from '../../src/endpoints/routes.ts';
import { protocolVersions } from '../../src/mcp/protocol.ts';
import { tools } from '../../src/mcp/tools/tools.ts';
import { problemStatus } from '../../src/schemas/answers/problems.ts';
import { post } from '../mcp/messages.ts';
import { businesses } from '../support/businesses.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import { type Description, readDescription } from './description.ts';

const pathParameter = ({ parameters }: Operation) => parameters.find((parameter) => parameter.in === 'path');

/** An operation's address with parameters in its path and query. */
function addressOf(operation: Operation, parameters: Readonly<Record<string, string>>): string {
  if (pathParameter(operation) !== undefined) return answerPath(operation, encodeKey(keyOf(operation, parameters)));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? operation.path : `${operation.path}?${query}`;
}

describe.each(businesses)('the $name', ({ folders, site, isReference }) => {
  const { description, text: descriptionText, findResponse } = readDescription(folders);
  const source = prepareAnswerSource(site);
  const published = (path: string) => readFileSync(join(folders.published, path), 'utf8');
  const described = (operation: Operation) => description.paths[operation.path]?.get;

  function contentOf(path: string, method: string, status: number) {
    const content = findResponse(path, method, status)?.response.content?.['application/json'];
    if (content === undefined) throw new Error(`${method} ${path} has no answer with ${status}.`);
    return content;
  }

  test('E1 the document is OpenAPI 3.1.0, version 1.0.0, without lint errors', () => {
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

  test('E1 G1 the public contract matches its snapshot', async () => {
    // The contract belongs to the engine: it is the same for every business.
    if (isReference) await expect(formatContract(description)).toMatchFileSnapshot('openapi.txt');
    else expect(formatContract(description)).toBe(readFileSync(new URL('openapi.txt', import.meta.url), 'utf8'));
  });

  test('E1 every problem has its code, and a response at every address that can return it', () => {
    const { properties } = description.components.schemas.Problem as { properties: { code: { enum: string[] } } };
    expect(properties.code.enum).toEqual(Object.keys(problemStatus));
    for (const operation of operations)
      for (const code of [
        ...findErrors(operation, source).map((mistake) => mistake.code),
        'method-not-allowed',
        'uri-too-long',
      ] as const)
        expect(findResponse(operation.path, 'get', problemStatus[code])?.response.description).toContain(`(${code})`);
    const text = JSON.stringify(description);
    for (const [code, status] of Object.entries(problemStatus)) {
      if (code === 'not-found') expect(text).toContain(`returns ${status} with the code ${code}`);
      else expect(text).toContain(`(${code})`);
    }
  });

  test('E1 no schema has constructs that generators reject: const with pattern, or an escaped slash', () => {
    const patterns: string[] = [];
    JSON.parse(descriptionText, (_key, value) => {
      if (typeof value?.pattern === 'string' && !('const' in value)) patterns.push(value.pattern);
      expect(typeof value?.pattern === 'string' && 'const' in value, JSON.stringify(value)?.slice(0, 200)).toBe(false);
      return value;
    });
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => pattern.includes('\\/'))).toEqual([]);
    const headers = description.paths['/api/mcp']?.post?.parameters ?? [];
    const version = headers.find(({ name }) => name.toLowerCase() === 'mcp-protocol-version');
    expect(version?.schema).toMatchObject({ enum: expect.arrayContaining([...protocolVersions]) });
  });

  test('E1 the MCP endpoint is described with all its versions, tools and refusals', () => {
    const text = JSON.stringify(description.paths['/api/mcp']);
    for (const version of protocolVersions) expect(text).toContain(version);
    const names = tools.map(({ name }) => name);
    const endpoint = description.paths['/api/mcp']?.post;
    expect(Object.keys(endpoint?.requestBody?.content?.['application/json']?.examples ?? {})).toEqual(names);
    expect(Object.keys(contentOf('/api/mcp', 'post', 200).examples ?? {})).toEqual(names);
  });

  describe('E1 every example is a real answer', () => {
    const server = serveBusiness(folders);

    test.each(operations)('of $id', async (operation) => {
      const examples = Object.entries(contentOf(operation.path, 'get', 200).examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      for (const [, { value }] of examples) {
        const address = addressOf(operation, operation.example?.(site) ?? {});
        const { status, text } = await server.send(address);
        expect([status, JSON.stringify(value)], address).toEqual([200, text]);
        if (!address.includes('?')) expect(text).toBe(published(getAnswerFile(address)));
      }
    });

    test.each(operations)('of the errors and parameters of $id', async (operation) => {
      for (const { code, parameters } of findErrors(operation, source)) {
        const address = addressOf(operation, parameters);
        const { status, text } = await server.send(address);
        const value = contentOf(operation.path, 'get', problemStatus[code]).examples?.[code]?.value;
        expect([status, JSON.stringify(value)], address).toEqual([problemStatus[code], text]);
      }
      const shown = described(operation)?.parameters ?? [];
      expect(shown.filter(({ example }) => example === undefined)).toEqual([]);
      for (const { name, example = '' } of shown) {
        const address = addressOf(operation, { ...operation.example?.(site), [name]: example });
        expect((await server.send(address)).status, address).toBe(200);
      }
    });

    test('of the MCP endpoint', async () => {
      const questions = description.paths['/api/mcp']?.post?.requestBody?.content?.['application/json']?.examples ?? {};
      const answers = contentOf('/api/mcp', 'post', 200).examples ?? {};
      expect(Object.keys(questions)).toEqual(findToolExamples(source).map(({ tool }) => tool));
      for (const [tool, { value }] of Object.entries(questions)) {
        const { text } = await server.send('/api/mcp', post(value));
        expect(JSON.parse(text), tool).toEqual(answers[tool]?.value);
      }
    });
  });

  test('E1 every published answer matches the document and has no undocumented members', () => {
    const closed = JSON.parse(descriptionText, (_key, value) =>
      value?.type === 'object' && value.properties !== undefined ? { ...value, additionalProperties: false } : value,
    );
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema(closed, 'closed.json');
    for (const operation of operations) {
      const schemas = operation.recordTypes.map((name) =>
        ajv.compile({ $ref: `closed.json#/components/schemas/${name}` }),
      );
      for (const [key] of operation.answers(source)) {
        const file = getAnswerFile(answerPath(operation, key));
        const body = JSON.parse(published(file));
        expect(
          schemas.some((validate) => validate(body)),
          file,
        ).toBe(true);
      }
    }
  });
});

/** Members that only describe, or that come from a business's content. */
const leftOut = new Set(['description', 'summary', 'title', 'example', 'examples', 'info', 'servers', 'externalDocs']);

/** The public contract of an API description, a line for each thing a client can rely on, in a fixed order. */
function formatContract({ paths, components }: Description): string {
  const lines = [...formatLines(paths, 'paths', []), ...formatLines(components, 'components', [])];
  return `${lines.sort().join('\n')}\n`;
}

function formatLines(value: unknown, path: string, above: readonly string[]): string[] {
  if (Array.isArray(value)) return formatList(value, path, above);
  if (typeof value !== 'object' || value === null) return [`${path} = ${JSON.stringify(value)}`];
  // A record's member may have the name of a word in the document.
  const isNamed = ['properties', 'schemas', 'headers', 'responses', 'paths'].includes(above.at(-1) ?? '');
  return Object.entries(value).flatMap(([key, item]) => {
    if (leftOut.has(key) && !isNamed) return [];
    // Parameter values are a business's services and places.
    if (key === 'enum' && above.includes('parameters')) return [];
    return formatLines(item, `${path} > ${key}`, [...above, key]);
  });
}

function formatList(list: readonly unknown[], path: string, above: readonly string[]): string[] {
  if (list.every((item) => typeof item !== 'object')) return [`${path} = ${list.map(String).sort().join(', ')}`];
  return list.flatMap((item, index) => formatLines(item, `${path} > ${nameOf(item) ?? index}`, [...above, 'item']));
}

function nameOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : undefined;
}
