import { describe, expect, test } from 'vitest';
import type { FunctionContext } from '../../src/function/data.ts';
import { answerForm } from '../../src/function/forms.ts';
import { prepareCoverageIndex } from '../../src/places/coverage-index.ts';
import { allBusinesses } from '../businesses.ts';

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
      lookup: prepareCoverageIndex(site),
      headers: { unstored: {} },
      pathHeaders: {},
      prefix: '',
      others: {},
    },
    find: () => ({ mediaType: 'text/html', etag: '"shell"', body: shell, text: () => shell }),
  } as unknown as FunctionContext;

  test('F5 what was typed stands in the form that asked, and in no other field of that name', async () => {
    const { body } = await answerForm('/check/', { q: `${samples.place.name}ville"` }, 'html', context);
    const text = (body as { readonly text: string }).text;
    expect(text.split('\n').filter((line) => line.includes('name="q"'))).toEqual([
      '<p>A form of the page: <input name="q"></p>',
      `<form class="coverage-form" method="get" action="/check/"><input id="q" name="q" value="${samples.place.name}ville&quot;" type="text"></form>`,
      '<form action="/else/"><input name="q"></form>',
    ]);
    expect(text).not.toContain('Ask.');
  });
});
