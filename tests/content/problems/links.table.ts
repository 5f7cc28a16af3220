import { type ProblemCases, prose, service } from './problem-case.ts';

/** Problems in links of every form. */
export const problemCases: ProblemCases = {
  'a link to a missing page': service('(/services/opener-repair/)', '(/services/opener-repairs/)'),
  'a link without its trailing slash': service('(/services/opener-repair/)', '(/services/opener-repair)'),
  'a reference link to a missing page': prose('A [door][1] moves\n\n[1]: /door/\n\nMore'),
  'a relative link': prose('A [door](../quote/) moves'),
  'a link to a content file': prose('A [door](quote.mdx) moves'),
  'a link without https': prose('A [door](www.example.com/door) moves'),
  'a link to a missing file': prose('A [door](/llms.text) moves'),
  'a missing picture': prose('A ![door](/door.png) moves'),
  'a link in a tag': prose('A <a href="/door/">door</a> moves'),
  'a link with an empty target': prose('A [door]() moves'),
  'a link to a number with a trunk prefix': prose('A [door](tel:+44-0113%20496%200142) moves'),
  'a link to a missing anchor': prose('A [door](#nowhere) moves'),
  'a link to a section of other pages': prose('A [door](#steps) moves'),
  'a link to an anchor in another case': prose('A [door](#Our-Doors) moves\n\n## Our **doors** in {town}\n\nThey'),
  'links to existing anchors': prose(
    'A [door](#our-doors-in-stoney-creek), [two](#our-doors-in-stoney-creek-1), [sign](#section), [tag](#%C3%A9%20x), [top](#), [part](#covers), note[^1]\n\n## Our **doors** in {town}\n\n## Our doors in Stoney Creek\n\n## 👋\n\n<span id="é x">a</span>\n\n[^1]: A [note](#user-content-fnref-1)\n\nThey',
  ),
  'a link with two slashes': prose('A [door](//example.com/) moves'),
};
