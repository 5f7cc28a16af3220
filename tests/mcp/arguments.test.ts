import { describe, expect, test } from 'vitest';
import { listJobs } from '../../src/prices/totals.ts';
import { allBusinesses } from '../businesses.ts';
import { serveFromMemory } from '../engines/memory.ts';
import { handshakeRequest, statelessMeta, statelessRequest } from './messages.ts';

/** Arguments of each tool, and values that are wrong for all of them. */
const knownArguments = {
  get_services: ['id'],
  get_pricing: ['id', 'when', 'place', 'quantity'],
  check_service_area: ['city', 'postal'],
  get_business_info: [],
} as const;
const LONG = 'x'.repeat(5000);

describe.each(allBusinesses)('the $name', ({ site }) => {
  const send = serveFromMemory(site);
  const post = async ({ method = '', headers = {}, body = '' }: ReturnType<typeof handshakeRequest>) => {
    const response = await send('/api/mcp', { method, headers: { ...headers, host: 'localhost' }, body });
    return (await response.json()).result;
  };
  const call = (name: string, given: object) => post(handshakeRequest('tools/call', { name, arguments: given }));
  const id = site.services[0]?.id ?? '';

  describe.each(Object.entries(knownArguments))('D8 %s', (tool, known) => {
    test('refuses an argument that it does not know, names those it knows, and the nearest', async () => {
      for (const [sent, meant] of [
        ['cty', known.find((name) => name === 'city')],
        ['Postal', known.find((name) => name === 'postal')],
        ['quantitiy', known.find((name) => name === 'quantity')],
        ['ville', undefined],
        ['servicio', undefined],
        ['__proto__', undefined],
        [LONG, undefined],
      ] as const) {
        const { isError, content } = await call(tool, JSON.parse(`{${JSON.stringify(sent)}:""}`));
        expect([sent, isError]).toEqual([sent, true]);
        for (const name of known) expect(content[0].text).toContain(name);
        if (meant !== undefined) expect(content[0].text).toMatch(new RegExp(`Did you mean ${meant}\\?$`));
        expect(content[0].text.length).toBeLessThan(300);
      }
    });

    test.each(known)(
      'refuses a wrong type, an empty text and a long one as %s, and takes null for none',
      async (name) => {
        const others = tool === 'get_pricing' && name !== 'id' ? { id } : {};
        const isText = name !== 'quantity';
        const isPlace = name === 'city' || name === 'postal';
        const wrong = [
          true,
          ['x'],
          { x: 1 },
          LONG,
          ...(isText ? [5] : ['3', 0, 1.5, -2, 1000]),
          ...(isPlace ? [] : ['', '  ']),
        ];
        for (const value of wrong) {
          const { isError, content, structuredContent } = await call(tool, { ...others, [name]: value });
          expect([value, isError, structuredContent]).toEqual([value, true, undefined]);
          expect(content[0].text).toMatch(new RegExp(`^${name}\\b`));
          expect(content[0].text.length).toBeLessThan(300);
        }
        expect(await call(tool, { ...others, [name]: null })).toEqual(await call(tool, others));
      },
    );

    test('takes _meta, which clients of both eras send', async () => {
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

  test('D8 an identifier counts in any case, and a near miss or a word of another language does not', async () => {
    const plain = await call('get_services', { id });
    const shout = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
    expect(await call('get_services', { id: ` ${shout} ` })).toEqual(plain);
    for (const value of [`${id}s`, 'ressort', 'reparación', `${id}.nothing`])
      for (const tool of ['get_services', 'get_pricing'])
        expect(await call(tool, { id: value }), value).toMatchObject({ isError: true });
    for (const when of ['ce soir', 'esta noche', 'weekdays', '2026-13-01T10:00'])
      expect(await call('get_pricing', { id, when }), when).toMatchObject({ isError: true });
    for (const given of [{ when: 'now' }, { place: 'x' }, { quantity: 2 }])
      expect(await call('get_pricing', given)).toMatchObject({ isError: true });
  });

  test('D8 get_pricing gives the sum that /api/total/ gives', async () => {
    const place = site.places[0]?.name ?? '';
    for (const { id: job, price } of listJobs(site)) {
      const isCounted = price.amount !== null && price.per !== 'job' && price.per !== 'visit';
      for (const terms of [
        {},
        { when: 'tonight' },
        { when: '2026-12-24T19:30', place },
        { place: 'Atlantis' },
        ...(isCounted ? [{ quantity: 3, when: 'after-hours' }] : []),
      ]) {
        const query = new URLSearchParams({ job, ...(terms as Record<string, string>) });
        const total = await (await send(`/api/total/?${query}`)).json();
        const { structuredContent, content } = await call('get_pricing', { id: job.toUpperCase(), ...terms });
        expect(structuredContent.total, `${job} ${query}`).toEqual(total);
        expect(structuredContent.prices.map((one: { id: string }) => one.id)).toEqual([job.split('.')[0]]);
        expect(content[0].text).toBe(JSON.stringify(structuredContent));
      }
    }
  });
});
