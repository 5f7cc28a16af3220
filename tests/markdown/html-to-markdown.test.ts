import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '../../src/markdown/html-to-markdown.ts';
import { renderMarkdownPage } from '../../src/markdown/markdown-page.ts';
import { site } from '../support/reference-site.ts';
import { runsAll } from '../support/sample-of.ts';
import { readMarkdown } from './visible-text.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const examples: readonly (readonly [name: string, html: string, markdown: string])[] = [
  ['paragraphs', '<p>One\n  two</p><p> three </p>', 'One two\n\nthree'],
  ['headings', '<h1>A</h1><p>x</p><h3>B <em>c</em></h3><p>y</p>', '# A\n\nx\n\n### B *c*\n\ny'],
  ['containers', '<section><div><p>a</p></div><footer>b</footer></section>', 'a\n\nb'],
  ['marks', '<p><b>a</b> <i>b</i> <del>c</del> <code>d e</code></p>', '**a** *b* ~~c~~ `d e`'],
  ['marks keep their spaces outside', '<p>a<strong> b </strong>c</p>', 'a **b** c'],
  ['empty marks', '<p>a<strong> </strong>b<em></em></p>', 'a b'],
  ['code that contains the mark', '<p><code>a `b` c</code></p>', '``a `b` c``'],
  ['links', '<p><a href="/a/">A</a> <a href="tel:+1">call</a> <a>none</a></p>', '[A](/a/) [call](tel:+1) none'],
  ['links from the page', '<p><a href="#x">x</a> <a href="y/">y</a></p>', '[x](/page/#x) [y](/page/y/)'],
  ['links with brackets', '<p><a href="/a (b)&lt;">A</a></p>', '[A](/a%20%28b%29%3C)'],
  ['a link without text', '<p>a <a href="/x/"><svg></svg></a>b</p>', 'a b'],
  ['pictures', '<p>See <img src="a.png" alt="a [door]"></p>', 'See ![a \\[door\\]](/page/a.png)'],
  ['decorative pictures', '<p>a <img src="/b.png" alt="">c <img src="data:image/png,x" alt="d"></p>', 'a c d'],
  ['pictures that lead elsewhere', '<a href="/b/"><img src="/a.png" alt="a"></a>', '[![a](/a.png)](/b/)'],
  [
    'photographs',
    '<figure><a href="/l.jpg" aria-label="Enlarge"><svg aria-hidden="true"></svg> <picture><source srcset="/s.avif"> <img src="/m.jpg" alt="A door"></picture> </a><figcaption><p>Below.</p></figcaption></figure>',
    '![A door](/l.jpg)\n\nBelow.',
  ],
  [
    'drawings',
    '<svg aria-label="A spring"><path/></svg><p><svg><title>A track</title></svg></p>',
    'A spring\n\nA track',
  ],
  ['drawings named behind what they show', '<p><svg><defs/><path/><title>A cable</title></svg></p>', 'A cable'],
  ['drawings in drawings', '<svg aria-label="Map > Town"><svg><path/></svg><path/></svg>', 'Map > Town'],
  ['decorative drawings', '<p>a <svg aria-hidden="true"><title>b</title></svg>c</p>', 'a c'],
  ['breaks', '<p>1 Main St<br>Hamilton<br/>- Canada</p>', '1 Main St\\\nHamilton\\\n\\- Canada'],
  ['breaks in headings', '<h2>a<br>b</h2><p>c</p>', '## a b\n\nc'],
  ['breaks in cells', '<table><tr><td>c</td><td>d<br>e</td></tr></table>', '- c: d, e'],
  ['lists', '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>', '- a\n- b\n\n1. c\n2. d'],
  ['a list that goes on', '<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d'],
  [
    'lists of tasks',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a</li>\n<li><p><input type="checkbox"> <b>b</b></p></li></ul>',
    '- [x] a\n- [ ] **b**',
  ],
  [
    'footnotes',
    '<p>a<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup></p><section data-footnotes><h2>Notes</h2><ol><li id="user-content-fn-1"><p>b <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol></section>',
    'a[^1]\n\n[^1]: b',
  ],
  [
    'addresses as they are',
    '<p>Write to a@b.example or https://www.b.example/?a=1&amp;b=2</p>',
    'Write to a@b.example or https://www.b.example/?a=1&b=2',
  ],
  ['addresses with ampersands', '<p><a href="/?a=1&amp;b=2&amp;lt;">A&amp;B</a></p>', '[A&B](/?a=1&b=2\\&lt;)'],
  ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n\n  - b'],
  ['terms', '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd><dd>e</dd></dl>', '- **a**: b\n- **c**: d; e'],
  ['terms in groups', '<dl><div><dt>a</dt><dd><p>b</p><pre>c</pre></dd></div></dl>', '- **a**: b\n\n  ```\n  c\n  ```'],
  ['terms with only code', '<dl><dt>a</dt><dd><pre>c</pre></dd></dl>', '- **a**\n\n  ```\n  c\n  ```'],
  [
    'tables',
    '<table><caption>t</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d|e</td></tr></tbody></table>',
    't\n\n| a | b |\n| - | - |\n| c | d\\|e |',
  ],
  ['tables with code', '<table><tr><th>a</th></tr><tr><td><code>b|c</code></table>', '| a |\n| - |\n| `b\\|c` |'],
  ['links in tables', '<table><tr><td>a</td><td><a\nhref="x/">b</a></td></tr></table>', '- a: [b](/page/x/)'],
  ['tables of facts', '<table><tr><th>a:</th><td>b</td><td>c</td></tr><tr><th>d<td></table>', '- a: b, c\n- d'],
  [
    'questions',
    '<h2>Q</h2><details><summary>a?</summary><p>b</p></details><details><summary>c?</summary>d</details>',
    '## Q\n\n### a?\n\nb\n\n### c?\n\nd',
  ],
  [
    'headings of what is folded away',
    '<h2>Q</h2><details><summary>a</summary><h3>b</h3><p>c</p><h4>d</h4><p>e</p></details><h3>f</h3><p>g</p>',
    '## Q\n\n### a\n\n#### b\n\nc\n\n#### d\n\ne\n\n### f\n\ng',
  ],
  ['code', '<pre><code>a *b*\n  c\n</code></pre>', '```\na *b*\n  c\n```'],
  ['code that contains a fence', '<pre>```\na</pre>', '````\n```\na\n````'],
  ['quotations', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['rules', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['controls and navigation', '<nav>a</nav><form>b</form><p>c <button>d</button><input>e</p><script>f</script>', 'c e'],
  ['what is hidden', '<p hidden>a</p><p>b <span aria-hidden="true">→</span> c</p><!-- d -->', 'b c'],
  ['headings of nothing', '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><p>e</p><h2>f</h2>', '# a\n\n## d\n\ne'],
  [
    'columns',
    '<p><span>The door</span> <span>Emergency</span>\n<span>from $1</span></p>',
    'The door. Emergency, from $1',
  ],
  [
    'columns that end a sentence',
    '<p><span>Stuck?</span> <span>Call.</span> <small>now</small></p>',
    'Stuck? Call. now',
  ],
  ['side comments', '<p>Call 1 <small>A person answers</small> <b>now</b></p>', 'Call 1. A person answers, **now**'],
  [
    'a note in a cell',
    '<table><tr><td>a</td><td><a href="/x/">Visit</a> <span>Parts cost more.</span></td></tr></table>',
    '- a: [Visit](/x/). Parts cost more.',
  ],
  ['spans that are one word', '<p><span>$</span><span>249</span></p>', '$249'],
  [
    'blocks in a line',
    '<a href="/x/"><h3>Spring</h3><p>From $2</p><p>an hour</p></a>',
    '[Spring. From $2, an hour](/x/)',
  ],
  ['text after a block in a line', '<table><tr><td>n</td><td><div>a</div>b</td></tr></table>', '- n: a, b'],
];

test.each(examples)('F2 %s', (_name, html, markdown) => {
  expect(htmlToMarkdown(`<main>${html}</main>`, '/page/')).toBe(`${markdown}\n`);
});

describe('F2 any text survives the conversion', () => {
  const mark = fc.constantFrom(
    ...'#>-+*_=~`[]()!<&|\\.:1aB é"\''.split(''),
    '&amp;',
    '---',
    '1. ',
    '# ',
    'http',
    '$249',
  );
  const text = fc
    .array(mark, { minLength: 1, maxLength: 14 })
    .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
    // The parser of this test reads an escaped link inside a link as a link; CommonMark does not.
    .filter((line) => line !== '' && !line.includes(']('));

  test.each([
    ['a paragraph', (inner: string) => `<p>${inner}</p>`],
    ['a heading', (inner: string) => `<h2>${inner}</h2><p>x</p>`],
    ['an item', (inner: string) => `<ul><li>${inner}</li></ul>`],
    ['a link', (inner: string) => `<p><a href="/x/">${inner}</a></p>`],
    ['a cell', (inner: string) => `<table><tr><th>${inner}</th></tr><tr><td>${inner}</td></tr></table>`],
    ['a quotation', (inner: string) => `<blockquote>${inner}</blockquote>`],
    ['an answer', (inner: string) => `<h2>Q</h2><details><summary>${inner}</summary>${inner}</details>`],
  ])('in %s', (_place, wrap) => {
    fc.assert(
      fc.property(text, (line) => {
        const lines = readMarkdown(htmlToMarkdown(`<main>${wrap(escapeHtml(line))}</main>`)).filter(
          (read) => !/^[xQ]$/.test(read),
        );
        expect(new Set(lines)).toEqual(new Set([line]));
      }),
      { numRuns: runsAll ? 1000 : 100 },
    );
  });
});

test.each([
  ['<p>a <video>b</video></p>', 'a, b'],
  ['<table><tr><td>c</td><td><object>d</object></td></tr></table>', '- c: d'],
  ['<own-card>a <b>b</b></own-card>', 'a **b**'],
])('F2 %s without a rule keeps its content', (html, markdown) => {
  expect(htmlToMarkdown(`<main>${html}</main>`)).toBe(`${markdown}\n`);
});

test('F2 a page without a main element or a first heading is refused with its path', () => {
  for (const html of ['<body><h1>a</h1></body>', '<main><p>a</p><h1>b</h1></main>'])
    expect(() => renderMarkdownPage(html, '/a/', site)).toThrow(
      'The page /a/ has no main part that begins with its heading.',
    );
});
