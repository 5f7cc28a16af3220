import { describe, expect, test } from 'vitest';
import { findSvgAttributeProblem, findSvgProblems } from '../../src/content/load/svg.ts';

const valid: Readonly<Record<string, readonly string[]>> = {
  fill: ['none', '#B3341E80', 'rebeccapurple', 'rgb(10% 20% 30% / .5)', 'oklch(0.7 0.1 -20)', "url('#panel') #fff"],
  stroke: ['context-stroke', ' none '],
  'stop-color': ['#000', 'currentColor'],
  'clip-path': ['none', 'url(#cut)'],
  mask: ['url("#cut")'],
  'marker-end': ['url(#arrow-1.5)'],
  transform: ['rotate(-3 530 305)', 'translate(0 12) scale(1e-2,2)', 'matrix(1 0 0 1 0 0), skewX(3)'],
  href: ['#panel', '#Panel_2'],
  d: ['M0 0l1.5-2e3,4z', 'M 0,0 A 1 1 0 0 1 2 2'],
  'font-family': ["Overpass, 'Barlow Condensed', sans-serif"],
  viewBox: ['0 0 9 9'],
  'stroke-dasharray': ['4, 2 1%'],
  'aria-label': ['A door (open) \\ half; url(x)'],
  'data-label': ['{url(https://example.com)}'],
};

const addresses = ['https://example.com/a.svg#b', '//example.com/a', 'a.svg#b', 'data:image/svg+xml,x', '/a.svg'];
const hostile = [
  ...addresses.flatMap((address) => [`url(${address})`, `url("${address}")`, `URL( '${address}' )`]),
  ...addresses.flatMap((address) => [`url(#a) url(${address})`, `src("${address}")`, `image("${address}")`]),
  'image-set("https://example.com/a.png" 1x)',
  'cross-fade(url(https://example.com/a.png), #fff)',
  'paint(x)',
  'var(--x, url(https://example.com/a))',
  'expression(alert(1))',
  '\\75rl(https://example.com/a)',
  'u\\72l(https://example.com/a)',
  'u/**/rl(https://example.com/a)',
  'url(#a\\) url(https://example.com/a',
  'url(#a);background:url(https://example.com/a)',
  'none;}*{background:url(https://example.com/a)',
  '@import url(https://example.com/a)',
  'javascript:alert(1)//(',
  'filter(url(https://example.com/a), blur(1px))',
];

describe('an attribute of a drawing', () => {
  test.each(Object.entries(valid))('%s accepts its usual values', (name, values) => {
    for (const value of values) expect(findSvgAttributeProblem(name, value), value).toBeUndefined();
  });

  test.each(['fill', 'clip-path', 'cursor', 'font-family', 'href', 'transform', 'x', 'any-other', 'src'])(
    '%s loads, escapes and calls nothing',
    (name) => {
      for (const value of hostile) expect(findSvgAttributeProblem(name, value), value).toEqual(expect.any(String));
    },
  );

  test.each([
    ...['onload', 'onclick', 'style', 'xml:base', 'ONLOAD', 'oNcLiCk', 'STYLE', 'Style', 'XLINK:HREF', 'Href'],
    ...['src', 'action', 'formaction', 'srcdoc', 'ping', 'xmlns:ev', 'unknown'],
  ])('%s is invalid', (name) => {
    expect(findSvgAttributeProblem(name, 'red')).toEqual(expect.any(String));
  });

  test('too many characters are refused before they are parsed', () => {
    expect(findSvgAttributeProblem('d', 'M0 0 '.repeat(1_600_000))).toMatch(/^has 8000000 characters in d;/);
  });

  test.each(['fill', 'stroke', 'clip-path', 'mask', 'marker-start', 'filter', 'cursor', 'font-family', 'href'])(
    '%s is judged as a browser reads it, entities resolved',
    (name) => {
      const value = '&#x5c;75rl(&#104;ttps://example.com/a)';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0" ${name}="${value}"/></svg>`;
      expect(findSvgProblems(svg)).toEqual([
        { offset: expect.any(Number), message: expect.stringContaining(`has ${name}="\\75rl(https`) },
      ]);
    },
  );
});
