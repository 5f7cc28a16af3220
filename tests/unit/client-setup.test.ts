import { expect, test } from 'vitest';
import { listClientSetups } from '../../src/components/docs/client-setup.ts';
import { collectToolExamples } from '../../src/mcp/prepare-mcp.ts';
import { tools } from '../../src/mcp/tools.ts';
import { toolRecords } from '../../src/schemas/answers/tool-records.ts';
import { site } from '../reference-site.ts';

const url = 'https://www.example.com/api/mcp';
const setups = new Map(listClientSetups('fifty-creek', url).map((setup) => [setup.client, setup]));

test('E8 links that add the endpoint to a client decode to its name and address', () => {
  const vsCode = new URL(setups.get('VS Code')?.link ?? '');
  expect([vsCode.protocol, vsCode.pathname]).toEqual(['vscode:', 'mcp/install']);
  expect(JSON.parse(decodeURIComponent(vsCode.search.slice(1)))).toEqual({ name: 'fifty-creek', type: 'http', url });
  const cursor = new URL(setups.get('Cursor')?.link ?? '');
  expect([cursor.protocol, cursor.host, cursor.pathname]).toEqual([
    'cursor:',
    'anysphere.cursor-deeplink',
    '/mcp/install',
  ]);
  expect(cursor.searchParams.get('name')).toBe('fifty-creek');
  expect(JSON.parse(atob(cursor.searchParams.get('config') ?? ''))).toEqual({ url });
});

test('E8 every client is told the same address', () => {
  for (const { client, link = '', code = '' } of setups.values()) {
    const isTold = code.includes(url) || decodeURIComponent(link).includes(url) || client === 'Cursor';
    expect(isTold, client).toBe(true);
  }
  expect([...setups.keys()]).toEqual(['Claude', 'Claude Code', 'ChatGPT', 'VS Code', 'Cursor', 'Any other']);
});

test('E8 D4 there is an example for every tool, and its record is what the tool answers with', () => {
  const examples = collectToolExamples(site);
  expect(examples.map(({ tool }) => tool)).toEqual(tools.map(({ name }) => name));
  for (const { tool, record } of examples) {
    const output = tools.find(({ name }) => name === tool)?.output ?? 'Business';
    expect(toolRecords[output].safeParse(record).error, tool).toBeUndefined();
  }
});
