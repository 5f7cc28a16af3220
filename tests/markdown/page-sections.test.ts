import { expect, test } from 'vitest';
import { readPageSections } from '../../src/markdown/page-sections.ts';
import { site } from '../support/reference-site.ts';

const read = (main: string, path = '/care/') =>
  readPageSections(`<header><p>Menu</p></header><main>${main}</main>`, path, { ...site, origin: 'https://a.example' });

test.each<[what: string, main: string, sections: readonly (readonly [title: string, text: string])[]]>([
  [
    'lead, steps and prose under their headings',
    '<h1>Care</h1><p class="lead">In short.</p><ol class="steps"><li>Wash</li></ol><div class="band prose"><p>First.</p><h2>More</h2><p>Then.</p><h3>Less</h3><p>Last.</p></div>',
    [
      ['Care', 'In short.\n\n1. Wash\n\nFirst.'],
      ['More', 'Then.\n\n### Less\n\nLast.'],
    ],
  ],
  [
    'nothing that a record has: summary, lists, questions, hours, notes and prices of variants, pictures',
    `<hgroup><h1>It drips</h1></hgroup><div><p class="lead">Summary.</p><section aria-labelledby="covers"><h2 id="covers">Covers</h2><ul><li>Visit</li></ul></section>
     <section aria-labelledby="variants"><h2 id="variants">Compare</h2><ul><li><h3>Small</h3><p>Note.</p><dl><div><dt>Noise</dt><dd>Low</dd></div><div><dt>From</dt><dd class="price">$9</dd></div></dl></li></ul></section>
     <div class="prose"><p>Told <picture><img src="/a.jpg" alt="A tap"></picture>here.</p></div><div class="faqs"><details><summary>Why?</summary><p>So.</p></details></div></div>`,
    [['Compare', '- ### Small\n\n  - **Noise**: Low\n\nTold here.']],
  ],
  [
    'links as whole addresses, and those that dial or write as their text',
    '<h1>Call</h1><div class="prose"><p><a href="/fr/prices/#tax">Prices</a>, <a href="../about/">us</a>, <a href="tel:+19055550142">905-555-0142</a>, <a href="mailto:a@b.example">a@b.example</a>, <a href="#top">top</a>.</p></div>',
    [
      [
        'Call',
        '[Prices](https://a.example/fr/prices/#tax), [us](https://a.example/about/), 905-555-0142, a@b.example, top.',
      ],
    ],
  ],
  [
    'what a drawing shows, without its legend',
    '<h1>Look</h1><figure class="drawing figure"><svg role="img" aria-label="A door with its sensor."><text>1</text></svg><ol><li>Sensor</li></ol><figcaption>Close up.</figcaption></figure>',
    [['Look', 'A door with its sensor.\n\nClose up.']],
  ],
  ['nothing of a page without prose', '<h1>Empty</h1><p>Table</p>', []],
])('D8 sections of a page have %s', (_what, main, sections) => {
  expect(read(main)).toEqual(sections.map(([title, text]) => ({ title, text })));
});
