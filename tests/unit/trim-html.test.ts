import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from '../../src/publish/finished-page.ts';
import { trimHtml } from '../../src/publish/trim-html.ts';

test.each([
  ['<ul> <li>\n<a href="/">One</a> </li> <li>Two</li>\n</ul>', '<ul><li><a href="/">One</a></li><li>Two</li></ul>'],
  [
    '<p>\n  Set <time>today</time> </p> <p class="small">and\nkept</p>',
    '<p>Set <time>today</time></p><p class="small">and\nkept</p>',
  ],
  ['<head> <meta charset="utf-8"> <title> A </title> </head>', '<head><meta charset="utf-8"><title>A</title></head>'],
  ['<p>before</p> after <h2> A <b>b</b> <i>c</i> </h2>', '<p>before</p>after<h2>A <b>b</b> <i>c</i></h2>'],
])('white space beside blocks goes: %j', (html, trimmed) => expect(trimHtml(html)).toBe(trimmed));

test.each([
  'one <a href="/">two</a> <b>three</b> <label>four</label> <input> <button>five</button> <path d=""/> six',
  '<pre> <p> {\n  "a": 1\n} </p> </pre>',
  '<script> if (a <p> b) ` </p> ` </script>',
  '<style> .a > p { } </style>',
  '<progress> <header-like> <hr-x>',
])('what stands in lines, code and scripts is kept: %j', (html) => expect(trimHtml(html)).toBe(html));

test('code stands where it stood, and what is in it stays as it is', () => {
  expect(trimHtml('<figure>\n <pre> a\n  b </pre> \n</figure>')).toBe('<figure><pre> a\n  b </pre></figure>');
});

test('a finished page keeps every letter, and its gzip form is the same page', () => {
  const rendered = '<p>\n ½–3 h à Saint-Jérôme,\u00a0“🚪” </p> \n<h2> Ωmega\u0085 </h2>\n';
  const { html, gzip } = finishPage(new TextEncoder().encode(rendered));
  expect(new TextDecoder().decode(html)).toBe('<p>½–3 h à Saint-Jérôme,\u00a0“🚪”</p><h2>Ωmega\u0085</h2>');
  expect(gunzipSync(gzip).equals(html)).toBe(true);
});
