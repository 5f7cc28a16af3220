import { describe, expect, test } from 'vitest';
import { operations } from '../../src/api/operations.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import { prepareSource } from '../../src/discovery/api-source.ts';
import { handleMcp } from '../../src/mcp/handle-mcp.ts';
import { prepareMcp } from '../../src/mcp/prepare-mcp.ts';
import { allBusinesses } from '../businesses.ts';
import { askedQuestions } from './questions.table.ts';

describe.each(allBusinesses.filter(({ name }) => name in askedQuestions))('the $name', ({ name, site }) => {
  const lookup = prepareLookup(site);
  const source = prepareSource(site, lookup);
  const context = {
    data: prepareMcp(site),
    lookup,
    instant: new Date(`${site.today}T17:00:00Z`),
    async readAnswer(answer: { readonly operation: string; readonly key: string }) {
      const files = operations.find(({ id }) => id === answer.operation)?.files(source) ?? [];
      return JSON.stringify([...files].find(([key]) => key === answer.key)?.[1]);
    },
  };

  async function callTool(tool: string, parameters: object): Promise<unknown> {
    const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: parameters } };
    const { text } = await handleMcp(JSON.stringify(request), () => undefined, context);
    return JSON.parse(text ?? '').result.structuredContent;
  }

  test.each(askedQuestions[name] ?? [])('D4 B19 a tool answers: $question', async (asked) => {
    const record = await callTool(asked.tool, asked.arguments ?? {});
    const values = readMember(record, asked.member.split('.'));
    const { fact } = asked;
    if (typeof fact === 'function') expect(values).toEqual([fact(site)]);
    else expect(values).toContainEqual(expect.stringMatching(fact));
  });
});

function readMember(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((element) => readMember(element, rest)) : [];
  return typeof value === 'object' && value !== null ? readMember(value[name as keyof typeof value], rest) : [];
}
