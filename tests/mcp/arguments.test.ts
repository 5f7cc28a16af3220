import { describe, expect, test } from 'vitest';
import { type ArgumentName, argumentRules } from '../../src/mcp/tools/arguments.ts';
import { tools } from '../../src/mcp/tools/tools.ts';
import { allBusinesses } from '../support/businesses.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { handshakeRequest, statelessMeta, statelessRequest } from './messages.ts';

/** Longer than any argument may be. */
const LONG = 'x'.repeat(5000);

/** Values that are invalid for an argument by the type and limits in its row. */
function listWrongValues(name: ArgumentName): unknown[] {
  const { type, maxLength = 0, minimum = 0, maximum = 0 } = argumentRules[name];
  const always = [true, ['x'], { x: 1 }, LONG];
  if (type === 'integer') return [...always, String(minimum), '', minimum - 1, -2, maximum + 1, minimum + 0.5];
  // A place may be left empty, as forms send it.
  return [...always, 5, 'x'.repeat(maxLength + 1), ...(name === 'city' || name === 'postal' ? [] : ['', '  '])];
}

/** Values of the right type that mean nothing: near misses, and words of other languages. */
const unknownValues: Readonly<Partial<Record<ArgumentName, readonly string[]>>> = {
  id: ['springs', 'ressort', 'reparación', '.', '__proto__', 'constructor'],
  when: ['weekdays', 'tonite', 'ce soir', 'esta noche', 'heute', '2026-13-01T10:00', '2026-02-30T10:00', '__proto__'],
  postal: ['Dundas', 'code postal', 'código', '__proto__'],
};

describe.each(allBusinesses)('the $name', ({ site }) => {
  const send = serveFromMemory(site);
  const post = async (message: ReturnType<typeof handshakeRequest>) =>
    (await (await send('/api/mcp', message)).json()).result;
  const call = (name: string, given: object) => post(handshakeRequest('tools/call', { name, arguments: given }));
  const id = site.services[0]?.id ?? '';

  describe.each(tools)('D8 $name', ({ name: tool, arguments: known }) => {
    const needed = (name: string) => (tool === 'get_pricing' && name !== 'id' ? { id } : {});

    test('refuses an unknown argument, and names the known ones and the closest', async () => {
      const nearMisses = known.flatMap((name) => [
        [name.slice(0, -1), name],
        [name.toUpperCase(), name],
        [name.replace(/^(.)(.)/, '$2$1'), name],
      ]);
      const unknown = ['ville', 'lieu', 'servicio', 'cantidad', '__proto__', 'constructor', LONG].map((sent) => [sent]);
      for (const [sent = '', meant] of [...nearMisses, ...unknown]) {
        const { isError, content } = await call(tool, JSON.parse(`{${JSON.stringify(sent)}:""}`));
        expect([sent, isError]).toEqual([sent, true]);
        for (const name of known) expect(content[0].text).toContain(name);
        if (meant !== undefined) expect(content[0].text).toMatch(/ Did you mean \w+\?$/);
        expect(content[0].text.length).toBeLessThan(300);
      }
    });

    test.each(known)('refuses wrong types, limits and words as %s, and accepts null', async (name) => {
      const others = needed(name);
      for (const value of [...listWrongValues(name), ...(unknownValues[name] ?? [])]) {
        const { isError, content, structuredContent } = await call(tool, { ...others, [name]: value });
        expect([value, isError, structuredContent]).toEqual([value, true, undefined]);
        expect(content[0].text.length).toBeLessThan(1000);
        if (listWrongValues(name).includes(value)) expect(content[0].text).toMatch(new RegExp(`^${name}\\b`));
      }
      expect(await call(tool, { ...others, [name]: null })).toEqual(await call(tool, others));
    });

    test('accepts _meta from clients of all versions', async () => {
      const given = { ...(known.some((name) => name === 'id') && { id }) };
      const plain = await call(tool, given);
      expect(plain.isError).toBeUndefined();
      expect(await call(tool, { ...given, _meta: { progressToken: 1 } })).toEqual(plain);
      const params = { name: tool, arguments: given };
      const Meta = { progressToken: 'a' };
      expect(await post(handshakeRequest('tools/call', { ...params, _meta: Meta }))).toEqual(plain);
      const { content } = await post(
        statelessRequest('tools/call', { ...params, _meta: { ...statelessMeta, ...Meta } }),
      );
      expect(content).toEqual(plain.content);
    });
  });

  test('D8 identifiers are case-insensitive, and terms without an identifier are refused', async () => {
    const plain = await call('get_services', { id });
    const shout = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
    expect(await call('get_services', { id: ` ${shout} ` })).toEqual(plain);
    for (const given of [{ when: 'now' }, { place: 'x' }, { quantity: 2 }])
      expect(await call('get_pricing', given)).toMatchObject({ isError: true });
  });
});
