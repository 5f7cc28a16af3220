// @module-tag thorough
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../support/businesses.ts';
import { startNode } from '../support/servers/node.ts';
import { type BuiltDescription, readDescription } from './description.ts';

const run = promisify(execFile);
const strictest = '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes'.split(' ');
const modules = '--module nodenext --target es2023 --lib es2023,dom --types node'.split(' ');

/** A program that uses a generated client: it calls every operation and prints the answers. */
function renderProgram({ description, operations }: BuiltDescription): string {
  const firstService = description.paths['/api/services/{id}/']?.get?.parameters[0]?.example ?? '';
  const calls = operations.map(({ method, path, operation }) => {
    const { operationId, parameters, requestBody } = operation;
    const given = (place: string) => {
      const values = parameters.flatMap(({ name, in: where, example }) =>
        where === place && example !== undefined ? [[name, example]] : [],
      );
      return values.length === 0 ? {} : { [place]: Object.fromEntries(values) };
    };
    const [body] = Object.values(requestBody?.content?.['application/json']?.examples ?? {});
    const options = {
      params: { ...given('path'), ...given('query') },
      ...(body === undefined ? {} : { body: body.value }),
    };
    return `print('${operationId}', await client.${method}('${path}', ${JSON.stringify(options)}));`;
  });
  return `import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const printed: Record<string, unknown> = {};
function print(id: string, { data, response }: { data?: unknown; response: Response }): void {
  printed[id] = [response.status, data];
}

${calls.join('\n')}

// Each answer has its type.
const { data: service } = await client.GET('/api/services/{id}/', { params: { path: { id: '${firstService}' } } });
if (service === undefined) throw new Error('There is no service.');
const amount: number | null = service.price.amount;
const record: components['schemas']['Service'] = service;
const { error } = await client.GET('/api/coverage/');
const code: components['schemas']['Problem']['code'] | undefined = error?.code;
printed.typed = [amount, record.name, code];

// Unknown members and parameters do not compile.
async function ask(): Promise<void> {
  // @ts-expect-error
  await client.GET('/api/nowhere/', {});
  // @ts-expect-error
  await client.GET('/api/services/{id}/', { params: { path: { id: 'roof' } } });
  // @ts-expect-error
  console.log(service?.price.cents);
}
printed.refused = typeof ask;
console.log(JSON.stringify(printed));
`;
}

describe.each(businesses)('the $name', ({ name, folders }) => {
  const directory = `.build/test/client-${name}`;
  const clientFile = join(directory, 'client.ts');
  const built = readDescription(folders);

  beforeAll(async () => {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    const types = await openapiTs(JSON.parse(built.text) as OpenAPI3);
    writeFileSync(join(directory, 'api.d.ts'), astToString(types));
    writeFileSync(clientFile, renderProgram(built));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('E1 a generated client has types, calls every operation, and rejects unknown ones', async () => {
    const parameters = [...strictest, ...modules, '--allowImportingTsExtensions', '--skipLibCheck', clientFile];
    await run('tsc', parameters, { shell: process.platform === 'win32' });
    const server = await startNode(folders);
    try {
      const { stdout } = await run(process.execPath, [clientFile, `http://127.0.0.1:${server.port}`]);
      const { typed, refused: _, ...answers } = JSON.parse(stdout) as Record<string, [number, unknown]>;
      expect(Object.keys(answers)).toEqual(built.operations.map(({ operation }) => operation.operationId));
      for (const [id, [status, data]] of Object.entries(answers)) {
        expect([status, typeof data], id).toEqual([200, 'object']);
      }
      expect(typed).toEqual([expect.any(Number), expect.any(String), 'coverage-needs-input']);
    } finally {
      await server.stop();
    }
  });
});
