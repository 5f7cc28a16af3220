import { type MdastNode, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { fillTree } from '../../src/content/load/fill-prose.ts';
import { maskPlaceholders } from '../../src/content/prose.ts';

function* walk(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

test('a fact to call leads there, but in no link and no button', () => {
  const facts = { placeholders: { name: '555' }, links: { name: 'tel:+1' }, typeset: undefined, photos: new Map() };
  const prose = 'Call {name}. [{name}](/a/) <button>{name}</button> <a href="/a/">*{name}*</a> `{name}`';
  const filled = fillTree(mdxToMdast(maskPlaceholders(prose)), facts);
  const found = [...walk(filled)].filter(({ type }) => type === 'link');
  expect(found).toMatchObject([{ url: 'tel:+1', children: [{ value: '555' }] }, { url: '/a/' }]);
});
