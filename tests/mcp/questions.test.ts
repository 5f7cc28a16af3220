import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../businesses.ts';
import { serveFromMemory } from '../engines/memory.ts';
import { handshakeRequest } from './messages.ts';
import { askedQuestions } from './questions.table.ts';

describe.each(allBusinesses.filter(({ name }) => name in askedQuestions))('the $name', ({ name, site }) => {
  const engine = serveFromMemory(site);

  test.each(askedQuestions[name] ?? [])('D4 B19 a tool answers: %s', async (_question, asked, member, fact) => {
    const [tool = '', of] = asked.split(':');
    const request = handshakeRequest('tools/call', { name: tool, arguments: of ? { id: of, city: of } : {} });
    const response = await engine('/api/mcp', { ...request, headers: { ...request.headers, host: 'localhost' } });
    const values = readMember((await response.json()).result.structuredContent, member.split('.'));
    if (typeof fact === 'function') expect(values).toEqual([fact(site)]);
    else expect(values).toContainEqual(expect.stringMatching(fact));
  });
});

function readMember(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((element) => readMember(element, rest)) : [];
  return typeof value === 'object' && value !== null ? readMember(value[name as keyof typeof value], rest) : [];
}
