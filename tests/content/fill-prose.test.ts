import { type MdastNode, mdxToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { fillTree } from '../../src/content/load/fill-prose.ts';
import { maskPlaceholders } from '../../src/content/prose.ts';

const everyPosition = `# Of {name}

{name}

{name} begins, *{name}* and **a{name}b** stand in between, \\{name} stays, at the end {name}

> {name}

1. {name}
   - [x] {name}

| {name} | b |
|:--|--:|
| {name} | \`{name}\` |

[{name}](mailto:{name} "{name}") ![{name}](/a/{name}.png "{name}") [at the beginning]({name})

[{name}][below] ![{name}][below]

[below]: https://example.com/?q={name}&b=1 "{name}"

<a href="https://example.com/{name}" title="{name}">in **{name}** a tag</a>

<figure class="{name}">

{name}

<figcaption>{name}</figcaption>
</figure>

\`\`\`sh
{name}
\`\`\`
`;

const hostile = [
  'One\n\nexport const x = globalThis.process.exit(1)\n\nend',
  '<script>alert(1)</script>',
  '{process.exit(1)}',
  '](javascript:alert(1)) [x](javascript:alert(1)',
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
  '` ``` ~~~ | --- # > * _ \\',
  '{other}',
];

/** The tree without what texts and addresses say. */
function shapeOf(node: MdastNode): unknown {
  const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const attributes = isTag ? node.attributes.map((attribute) => 'name' in attribute && attribute.name) : [];
  const name = 'name' in node ? node.name : undefined;
  return {
    type: node.type,
    name,
    attributes,
    children: 'children' in node ? node.children.map((child) => shapeOf(child as MdastNode)) : [],
  };
}

function fill(prose: string, value: string, links: Record<string, string> = {}): MdastNode {
  const facts = { placeholders: { name: value }, links, typeset: undefined, photos: new Map() };
  return fillTree(mdxToMdast(maskPlaceholders(prose)), facts);
}

function* walk(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

describe('facts in prose', () => {
  test.each(hostile)('%j is a text wherever it stands', (value) => {
    const filled = fill(everyPosition, value);
    expect(shapeOf(filled)).toEqual(shapeOf(fill(everyPosition, 'Sample')));
    const texts = [...walk(filled)].flatMap((node) => ('value' in node ? [node.value] : []));
    expect(texts.filter((text) => text.includes(value)).length).toBeGreaterThanOrEqual(17);
    expect(JSON.stringify(filled)).not.toMatch(/[\uE000-\uE0FF]/);
  });

  test.each(hostile)('%j is a part of an address', (value) => {
    const addresses = [...walk(fill(everyPosition, value))].flatMap((node) => ('url' in node ? [node.url] : []));
    const encoded = encodeURIComponent(value);
    expect(addresses).toEqual([
      `mailto:${encoded}`,
      `/a/${encoded}.png`,
      encoded,
      `https://example.com/?q=${encoded}&b=1`,
    ]);
  });

  test('a fact to call leads there, but in no link and no button', () => {
    const links = { name: 'tel:+1' };
    const prose = 'Call {name}. [{name}](/a/) <button>{name}</button> <a href="/a/">*{name}*</a> `{name}`';
    const found = [...walk(fill(prose, '555', links))].filter(({ type }) => type === 'link');
    expect(found).toMatchObject([{ url: 'tel:+1', children: [{ value: '555' }] }, { url: '/a/' }]);
  });
});
