import { describe, expect, test } from 'vitest';
import { answerForm } from '../../src/function/answer-form.ts';
import type { FunctionContext } from '../../src/function/data.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { allBusinesses } from '../support/businesses.ts';
import { nowhere, unknownAnswer } from '../support/samples.ts';

const shell = [
  '<p>A form of the page: <input name="q"></p>',
  '<!--answer--><p>Ask.</p><!--/answer-->',
  '<form class="coverage-form" method="get" action="/check/"><input id="q" name="q" type="text"></form>',
  '<form action="/else/"><input name="q"></form>',
].join('\n');

describe.each(allBusinesses)('the $name', ({ site, samples }) => {
  const context = {
    data: {
      origin: site.origin,
      lookup: prepareLookupTables(site),
      headers: { uncached: {} },
      pathHeaders: {},
      prefix: '',
      otherLanguages: {},
    },
    findFile: () => ({ mediaType: 'text/html', etag: '"shell"', body: shell, text: () => shell }),
  } as unknown as FunctionContext;

  test('F5 the form shows what was typed, and no other field of the same name does', async () => {
    const { body } = await answerForm('/check/', { q: `${samples.place.name}ville"` }, 'html', context);
    const text = (body as { readonly text: string }).text;
    expect(text.split('\n').filter((line) => line.includes('name="q"'))).toEqual([
      '<p>A form of the page: <input name="q"></p>',
      `<form class="coverage-form" method="get" action="/check/"><input id="q" name="q" value="${samples.place.name}ville&quot;" type="text"></form>`,
      '<form action="/else/"><input name="q"></form>',
    ]);
    expect(text).not.toContain('Ask.');
  });

  test.each([
    [{}, 406, { code: 'not-acceptable' }],
    [{ q: nowhere }, 200, { ...unknownAnswer(site), message: expect.stringContaining(nowhere) }],
    [{ q: samples.misspelt.text }, 200, { covered: null, links: [{ text: samples.misspelt.place.name }] }],
  ])('F5 a script gets the answer to %j as JSON, which no cache keeps', async (query, status, answer) => {
    const reply = await answerForm('/check/', query, 'json', context);
    expect(reply).toMatchObject({ status, headers: { vary: 'Accept' } });
    expect(JSON.parse((reply.body as { readonly text: string }).text)).toMatchObject(answer);
    if (status === 200) expect(reply.headers['cache-control']).toBe('no-store');
  });
});
