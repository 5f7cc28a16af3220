import { type MdastNode, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { fillNode } from '../../src/content/load/fill-prose.ts';
import { parseProse } from '../../src/content/load/parse-prose.ts';
import { escapePlaceholders } from '../../src/content/prose.ts';
import { site } from '../reference-site.ts';

function* walk(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

function fill(prose: string): MdastNode[] {
  const placeholders = { telephone: '555', 'price.walk-in': '$9' };
  return fillNode(mdxToMdast(escapePlaceholders(prose)), { site, placeholders }).flatMap((node) => [...walk(node)]);
}

test('a fact to call leads there, but in no link and no button', () => {
  const prose = 'Call {telephone}. [{telephone}](/a/) <button>{telephone}</button> <a href="/a/">*{telephone}*</a>';
  const found = fill(prose).filter(({ type }) => type === 'link');
  const url = `tel:${site.business.contact.telephone}`;
  expect(found).toMatchObject([{ url, children: [{ value: '555' }] }, { url: '/a/' }]);
});

test('a fact stands wherever a text does: in words, addresses, tables, code and attributes', () => {
  const texts = [
    'From {price.walk-in} or \\{price.walk-in}',
    '[x](/{price.walk-in}/) ![of {price.walk-in}](/a.png "{price.walk-in}")',
    '| a |\n| - |\n| {price.walk-in} |',
    '`{price.walk-in}`\n\n```\n{price.walk-in}\n```',
    '<abbr title="{price.walk-in}">x</abbr>',
  ];
  for (const prose of texts) {
    const filled = JSON.stringify(fill(prose));
    expect(filled).toMatch(/\$9|%249/);
    expect(filled).not.toMatch(/\{price|\\\\/);
  }
});

test('what stands behind placeholders is found where it was written', () => {
  const prose = '{a} \\{b} {c.in} [x]({d}/) <b>{e}</b> ![{f}](/g.png)\n\n{h} <i k={1}>x</i>';
  const { elements, problems } = parseProse(prose);
  const found = elements.map(({ name, offset }) => [name, prose.slice(offset, offset + 4)]);
  expect(found).toEqual([
    ['a', '{d}/'],
    ['b', '<b>{'],
    ['img', '/g.p'],
    ['i', '<i k'],
  ]);
  expect(problems).toMatchObject([{ offset: prose.indexOf('<i') }]);
  expect(parseProse('{a} {b}\n\n{c} <b>').problems).toMatchObject([{ offset: 13 }]);
});
