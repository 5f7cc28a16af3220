import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import { callTool } from './messages.ts';
import { askedQuestions } from './questions.table.ts';

describe.each(allBusinesses.filter(({ name }) => name in askedQuestions))('the $name', ({ name, site, folders }) => {
  const server = serveBusiness(folders);

  test.each(askedQuestions[name] ?? [])('D4 D8 B19 a tool answers: %s', async (_question, call, member, fact) => {
    const { structuredContent } = JSON.parse((await callTool(server, ...parseCall(call))).text).result;
    const values = readMember(structuredContent, member.split('.'));
    if (fact instanceof RegExp) expect(values).toContainEqual(expect.stringMatching(fact));
    else expect(values).toEqual([typeof fact === 'function' ? fact(site) : fact]);
  });
});

/** "get_pricing id=repair quantity=2" as the name of a tool with its arguments. */
function parseCall(call: string): readonly [tool: string, parameters: object] {
  const [tool = '', ...given] = call.split(/ (?=\w+=)/);
  const pairs = given.map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, name === 'quantity' ? Number(value) : value] as const;
  });
  return [tool, Object.fromEntries(pairs)];
}

function readMember(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((element) => readMember(element, rest)) : [];
  return typeof value === 'object' && value !== null ? readMember(value[name as keyof typeof value], rest) : [];
}
