import { describe, expect, test } from 'vitest';
import { findCoverage } from '../../src/coverage/coverage.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import { answerCheck } from '../../src/edge/check-page.ts';
import type { EdgeContext } from '../../src/edge/edge-data.ts';
import { allBusinesses } from '../businesses.ts';

const shell = [
  '<p>A form of the page: <input name="q"></p>',
  '<!--answer--><p>Ask.</p><!--/answer-->',
  '<form class="coverage-form" method="get" action="/check/"><input id="q" name="q" type="text"></form>',
  '<form action="/else/"><input name="q"></form>',
].join('\n');

describe.each(allBusinesses)('the $name', ({ site, samples }) => {
  const context = {
    data: { origin: site.origin, lookup: prepareLookup(site), headers: { unstored: {} }, pathHeaders: {} },
    files: {
      find: () => ({ file: 'shell', mediaType: 'text/html', etag: '"shell"' }),
      read: () => shell,
    },
  } as unknown as EdgeContext<string>;

  test('F5 what was typed stands in the form that asked, and in no other field of that name', async () => {
    const { body } = await answerCheck({ q: `${samples.place.name}ville"` }, 'html', context);
    const text = (body as { readonly text: string }).text;
    expect(text.split('\n').filter((line) => line.includes('name="q"'))).toEqual([
      '<p>A form of the page: <input name="q"></p>',
      `<form class="coverage-form" method="get" action="/check/"><input id="q" name="q" value="${samples.place.name}ville&quot;" type="text"></form>`,
      '<form action="/else/"><input name="q"></form>',
    ]);
    expect(text).not.toContain('Ask.');
  });

  test('B15 F5 an address whose last words are a served place gets a yes on the page, other words do not', async () => {
    const { name, slug } = samples.place;
    const say = async (typed: string) => {
      const { body } = await answerCheck({ q: typed }, 'html', context);
      return (body as { readonly text: string }).text;
    };
    for (const typed of [`12 Main St ${name}`, `1280B main street west, ${name.toUpperCase()}, ON`]) {
      const text = await say(typed);
      expect(text).toContain(`<strong>Yes, we come to ${name}.</strong>`);
      expect(text).toContain(`<a href="/service-areas/${slug}/">${name}</a>`);
      expect(findCoverage({ city: typed }, context.data.lookup)).toMatchObject({
        value: { record: { covered: null } },
      });
    }
    for (const typed of [`near ${name}`, `12 km from ${name}`, `12 ${name} Street, Timbuktu`, `Old ${name}`])
      expect(await say(typed)).not.toContain('Yes, we');
  });
});
