import fc from 'fast-check';
import { parseDocument as parseMarkup } from 'htmlparser2';
import { marked } from 'marked';
import { type MdastNode, markdownToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { code, link, type Markdown, md, mdOf } from '../../src/escape/markdown.ts';
import { escapeMarkup, serializeForScript } from '../../src/escape/markup.ts';
import { requireHeaderValue } from '../../src/function/headers.ts';

/** Texts of one line that are mostly marks. */
const signs = `< > & " ' \` \`\`\` * ** _ ~ ~~ [ ] ( ) ]( ! ![ | # - --- + = === 1. 2) : \\ { } $ % / &lt; &#x3c;`;
const tags = '<b> </script> <!-- --> <![CDATA[ <?x javascript:';
const marks = fc
  .array(fc.constantFrom(...`${signs} ${tags} a B é 日 😀 0`.split(' '), ' ', '\n'), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

const templates: readonly (readonly [string, (value: string) => Markdown])[] = [
  ['a paragraph', (value) => md`${value}`],
  ['the middle of a line', (value) => md`Before ${value} behind.`],
  ['a heading', (value) => md`## ${value}`],
  ['a quotation', (value) => md`> ${value}`],
  ['a sentence', (fact) => mdOf((facts: { fact: string }) => `> ${facts.fact}`, { fact })],
  ['a list', (value) => md`- ${value}\n- two`],
  ['a numbered list', (value) => md`1. ${value}`],
  ['a line behind another', (value) => md`Before\n${value}`],
  ['a link', (value) => md`- ${link(value, 'https://example.com/a')}: note`],
  ['code', (value) => md`- ${code(value)}, note`],
];

/** What Markdown comes to without its texts; autolinks of GitHub's dialect count as text. */
function shapeOf(markdown: string): string {
  const write = (node: MdastNode): string => {
    const text =
      /[^ ]/.test(JSON.stringify(node)) && 'children' in node
        ? node.children.map((child) => write(child as MdastNode)).join('')
        : '';
    if (node.type === 'text') return 't';
    if (node.type === 'link' && node.url !== 'https://example.com/a') return 't';
    return `${node.type}(${text.replace(/t+/g, 't')})`;
  };
  return write(markdownToMdast(markdown));
}

function textOf(node: MdastNode): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node
    ? node.children.map((child) => textOf(child as MdastNode)).join(node.type === 'list' ? '\n' : '')
    : '';
}

describe.each(templates)('Markdown of a text as %s', (_, write) => {
  test('contains the text and nothing else', () => {
    const shape = shapeOf(write('Sample').markdown);
    fc.assert(
      fc.property(marks, (value) => {
        const { markdown } = write(value);
        expect(shapeOf(markdown), markdown).toBe(shape);
        const text = value.replace(/\s+/g, ' ');
        expect(textOf(markdownToMdast(markdown)).replace(/\s+/g, ' ')).toContain(text);
        expect(marked.parse(markdown)).not.toMatch(
          /<(?!\/?(?:p|h2|blockquote|ul|ol|li|a|code|em|br)\b)|(?:href|src)="(?!https?:|mailto:)/,
        );
      }),
      { numRuns: 400, examples: [[':---'], ['-:'], [':-:']] },
    );
  });
});

test('text escaped for markup is read back unchanged', () => {
  fc.assert(
    fc.property(marks, (value) => {
      const [element] = parseMarkup(`<p title="${escapeMarkup(value)}">${escapeMarkup(value)}</p>`).children;
      expect(element).toMatchObject({ attribs: { title: value }, children: [{ data: value }] });
    }),
  );
});

test('data in a script cannot end the script, and is read back unchanged', () => {
  fc.assert(
    fc.property(marks, (value) => {
      const written = serializeForScript({ [value]: [value] });
      expect(written).not.toContain('<');
      expect(JSON.parse(written)).toEqual({ [value]: [value] });
    }),
  );
});

test('headers contain no line ends or control characters', () => {
  expect(requireHeaderValue('link', '</llms.txt>; rel="describedby"')).toBe('</llms.txt>; rel="describedby"');
  for (const value of ['a\nb', 'a\r\nset-cookie: b', 'a\u0000', 'é', '', ' a']) {
    expect(() => requireHeaderValue('x', value)).toThrow('The value of the header x is invalid');
  }
});
