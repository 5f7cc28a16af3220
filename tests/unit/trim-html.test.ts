import { expect, test } from 'vitest';
import { trimHtml } from '../../src/layouts/page-html.ts';

test.each([
  ['<ul> <li>\n<a href="/">One</a> </li> <li>Two</li>\n</ul>', '<ul><li><a href="/">One</a></li><li>Two</li></ul>'],
  [
    '<p>\n  Set <time>today</time> </p> <p class="small">and\n  kept</p>',
    '<p>Set <time>today</time></p><p class="small">and kept</p>',
  ],
  ['<head> <meta charset="utf-8"> <title> A </title> </head>', '<head><meta charset="utf-8"><title>A</title></head>'],
  ['<p>before</p> after <h2> A <b>b</b> <i>c</i> </h2>', '<p>before</p>after<h2>A <b>b</b> <i>c</i></h2>'],
])('white space beside blocks is removed: %j', (html, trimmed) => expect(trimHtml(html)).toBe(trimmed));

test.each([
  'one <a href="/">two</a> <b>three</b> <label>four</label> <input> <button>five</button> <path d=""/> six',
  '<pre> <p> {\n  "a": 1\n} </p> </pre>',
  '<script> if (a <p> b) ` </p> ` </script>',
  '<style> .a > p { } </style>',
  '<progress> <header-like> <hr-x>',
  '<textarea>\n  a\n b</textarea>',
])('lines, code and scripts are kept: %j', (html) => expect(trimHtml(html)).toBe(html));

test('code keeps its position and its content', () => {
  expect(trimHtml('<figure>\n <pre> a\n  b </pre> \n</figure>')).toBe('<figure><pre> a\n  b </pre></figure>');
});
