import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { labelsOf, partsOf } from '../../src/business/drawing-parts.ts';
import { loadSite } from '../../src/content/read/load-site.ts';
import { findSvgProblems } from '../../src/content/read/svg/svg-problems.ts';
import { measureText } from '../../src/map/map-labels.ts';
import { composePartDrawing, composePointedDrawing } from '../../src/pictures/part-drawing.ts';
import { DrawingFile } from '../../src/schemas/look/drawing.ts';
import { templatePage } from '../../src/site-pages/pages.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { referenceDirectory } from '../reference-build.ts';
import { keepReferenceDay } from '../reference-day.ts';
import { site } from '../reference-site.ts';

keepReferenceDay();
const drawings = Object.entries(site.drawings);

interface Label {
  readonly part: string;
  /** The points of its leader line, the first where its name or its number stands. */
  readonly leader: readonly (readonly [number, number])[];
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly anchor: string }[];
}

/** The labels of a drawing as its file places them. */
function readLabels(svg: string): Label[] {
  return [...svg.matchAll(/<g data-label="([^"]+)"><path d="([^"]+)"\/>(.*?)<\/g>/g)].map(
    ([, part = '', path = '', inner = '']) => {
      const leader: [number, number][] = [];
      for (const [, letter, a = '0', b = '0'] of path.matchAll(/([MLHV])([\d.]+)(?: ([\d.]+))?/g)) {
        const [x, y] = leader.at(-1) ?? [0, 0];
        leader.push(letter === 'H' ? [Number(a), y] : letter === 'V' ? [x, Number(a)] : [Number(a), Number(b)]);
      }
      const texts = [...inner.matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(\w+)")?>([^<]+)</g)].map(
        ([, x, y, anchor = 'start', text = '']) => ({ text, x: Number(x), y: Number(y), anchor }),
      );
      return { part, leader, texts };
    },
  );
}

/** Where a name begins and ends, set at 16 units in a typeface a little narrower than the widest. */
function extentOf(text: string, { x, anchor }: { readonly x: number; readonly anchor: string }): [number, number] {
  const length = measureText(text, 16) * 0.95;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
  return [left, left + length];
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

type Segment = readonly [readonly [number, number], readonly [number, number]];

function cross([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  );
}

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));

test('the folder of drawings is the one that is read', () => {
  expect(drawings.map(([name]) => `${name}.svg`).sort()).toEqual(
    readdirSync(join(referenceDirectory, 'drawings')).sort(),
  );
  expect(drawings.length).toBeGreaterThanOrEqual(6);
});

describe.each(drawings)('%s', (name, source) => {
  const labels = readLabels(source);
  const { width, height } = sizeOf(source);

  test('keeps within its budgets: 7,000 bytes as a file, 2,500 compressed with everything marked', () => {
    expect(Buffer.byteLength(readFileSync(join(referenceDirectory, `drawings/${name}.svg`)))).toBeLessThanOrEqual(7000);
    const { svg } = composePartDrawing(source, { description: 'A description', highlight: partsOf(source) });
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(2500);
  });

  test('names every part once, in words', () => {
    expect(labels.map(({ part }) => part)).toEqual(labelsOf(source));
    expect(labelsOf(source).toSorted()).toEqual(partsOf(source).toSorted());
    for (const { texts, part } of labels) expect(texts.length, part).toBeGreaterThan(0);
  });

  test('has room for every name and every number', () => {
    const isInside = (x: number, y: number, room: number) =>
      x >= room && x <= width - room && y >= room && y <= height - room;
    for (const { part, texts, leader } of labels) {
      for (const { text, y, ...place } of texts) {
        const [left, right] = extentOf(text, place);
        expect(isInside(left, y, 0) && isInside(right, y - 14, 0), part).toBe(true);
      }
      const [x, y] = leader[0] ?? [0, 0];
      expect(isInside(x, y, 19), part).toBe(true);
    }
  });

  test('keeps its numbers apart and its leader lines from crossing', () => {
    for (const [a, b] of pairs(labels)) {
      const [[ax, ay] = [0, 0]] = a.leader;
      const [[bx, by] = [0, 0]] = b.leader;
      expect(Math.hypot(ax - bx, ay - by), `${a.part} ${b.part}`).toBeGreaterThanOrEqual(36);
      const [first, second] = [a.leader, b.leader];
      if (first.length < 2 || second.length < 2) continue;
      expect(cross(first as unknown as Segment, second as unknown as Segment), `${a.part} ${b.part}`).toBe(false);
    }
  });
});

test('every service of the reference business has a drawing with something marked in it, or a table of drawings', () => {
  for (const { id, drawing, choosing } of site.services) {
    if (choosing.length > 0) continue;
    expect(drawing !== undefined && drawing.highlight.length > 0, id).toBe(true);
    expect(Object.keys(site.drawings), id).toEqual(expect.arrayContaining([drawing?.name]));
  }
});

describe('a composed drawing', () => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">
    <!-- A note. -->
    <g data-part="trap"><path class="heavy" d="M1 1H9"/></g>
    <g data-part="pipe"><path d="M1 2H9"/></g>
    <g data-label="trap"><path d="M20 30L9 1"/><text x="22" y="30">The</text> <text x="22" y="50">trap &amp; more</text></g>
    <g data-label="pipe"><path d="M40 30L9 2"/><text x="42" y="30">Pipe</text></g>
  </svg>`;
  const composed = composePartDrawing(source, {
    description: 'A "sink" <b> & more',
    highlight: ['trap'],
  });

  test('marks what it should, and nothing else, below and above', () => {
    expect(composed.svg).toContain(
      '<g data-part="trap" class="is-highlighted"><g class="halo"><path class="heavy" d="M1 1H9"/></g><path class="heavy" d="M1 1H9"/></g>',
    );
    expect(composed.svg).toContain('</g><path d="M1 2H9"/><g class="label');
  });

  test('numbers its labels and tells what the numbers stand for', () => {
    expect(composed.labels).toEqual([
      { part: 'trap', text: 'The trap & more', isHighlighted: true },
      { part: 'pipe', text: 'Pipe', isHighlighted: false },
    ]);
    expect(composed.svg).toContain('<circle class="balloon" cx="20" cy="30" r="18.5"/>');
    expect(composed.svg).toMatch(/<g class="label is-highlighted">.*>1<\/text><\/g>/);
    expect(composed.svg).toMatch(/<g class="label">.*>2<\/text><\/g>/);
  });

  test('is one picture with a description, without white space or notes', () => {
    expect(composed.svg).toMatch(
      /^<svg viewBox="0 0 90 60" role="img" aria-label="A &quot;sink&quot; &lt;b&gt; &amp; more"><g /,
    );
    expect(composed.svg).not.toMatch(/>\s+<|<!--|xmlns/);
  });
});

/** The targets for fingers in a drawing: left, top, width and height. */
function readTargets(svg: string): number[][] {
  return [...svg.matchAll(/<rect x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g)].map(([, ...box]) =>
    box.map(Number),
  );
}

/** Holds targets to 112 units, within a drawing of 720 by 600. */
function expectWithin(targets: readonly (readonly number[])[]): void {
  for (const [left = -1, top = -1, width = 0, height = 0] of targets) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(720);
    expect(top + height).toBeLessThanOrEqual(600);
  }
}

describe('a drawing to point at', () => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 600">
    <path d="M0 0H720"/>
    <g data-part="trap"><path class="heavy" d="M1 1H9"/></g>
    <g data-part="pipe"><path d="M1 2H9"/></g>
    <g data-part="tap"><path d="M1 3H9"/></g>
    <g class="faint"><g data-label="tap"><path d="M40 30L9 2"/><text x="42" y="30">Tap</text></g></g>
    <g data-part="valve" class="turned"><path d="M1 4H9"/></g>
    <g data-part="drain"><path d="M1 5H9"/></g>
    <g data-label="valve"><path d="M40 30L9 2"/><text x="712" y="20">Valve</text></g>
    <g data-label="drain"><path d="M40 30L9 2"/><text x="4" y="590" text-anchor="middle">Drain</text></g>
    <g data-label="pipe"><path d="M40 30L9 2"/><text x="342" y="300" text-anchor="middle">The</text> <text x="342" y="330" text-anchor="middle">pipe &amp; more</text></g>
    <g data-label="trap"><path d="M20 30L9 1"/><text x="600" y="300" text-anchor="end">Trap</text></g>
  </svg>`;
  const { svg, names } = composePointedDrawing(source, {
    description: 'A "sink"',
    parts: ['pipe', 'trap', 'valve', 'drain'],
  });

  test('has a link for each part that has an answer, in the order of the drawing, named by its label', () => {
    expect([...names]).toEqual([
      ['trap', 'Trap'],
      ['pipe', 'The pipe & more'],
      ['valve', 'Valve'],
      ['drain', 'Drain'],
    ]);
    expect(svg.match(/<a [^>]*>/g)).toEqual([
      '<a href="#part-trap">',
      '<a href="#part-pipe" aria-label="The pipe &amp; more">',
      '<a href="#part-valve">',
      '<a href="#part-drain">',
    ]);
  });

  test('holds in a link the shapes, a copy to mark them, a target for fingers and the name', () => {
    expect(svg).toMatch(
      /<a href="#part-trap"><g class="halo"><path class="heavy" d="M1 1H9"\/><\/g><path class="heavy" d="M1 1H9"\/><g class="label"><rect x="\d+" y="\d+" width="\d+" height="112"\/><path d="M20 30L9 1"\/><text x="600" y="300" text-anchor="end">Trap<\/text><\/g><\/a>/,
    );
    expect(svg).toContain('<g class="halo"><g class="turned"><path d="M1 4H9"/></g></g><g class="turned"><path');
  });

  test('draws the other parts without their names, and is a group with a description, without white space but in names', () => {
    expect(svg).toContain('</a><path d="M1 3H9"/><g class="faint"/><a ');
    expect(svg).toContain('>The</text> <text');
    expect(svg.replace('</text> <text', '')).not.toMatch(/Tap<|>\s+<|xmlns/);
    expect(svg).toMatch(
      /^<svg viewBox="0 0 720 600" role="group" aria-label="A &quot;sink&quot;"><path d="M0 0H720"\/>/,
    );
  });

  test('puts the targets around the names, wherever these are anchored, and within the drawing', () => {
    const boxes = readTargets(svg);
    const [trap = [], pipe = []] = boxes;
    expect(boxes).toHaveLength(4);
    expect((trap[0] ?? 0) + (trap[2] ?? 0)).toBe(630);
    expect((pipe[0] ?? 0) + (pipe[2] ?? 0) / 2).toBeCloseTo(342, 0);
    expect(pipe[1]).toBe(249);
    expectWithin(boxes);
  });

  test('of the reference business answers for every part it shows', () => {
    const { pointing } = templatePage(site, 'home');
    const shown = site.drawings[pointing?.drawing ?? ''] ?? '';
    expect(pointing?.parts.map(({ part }) => part)).toEqual(partsOf(shown));
    expect(partsOf(shown)).toEqual(['spring', 'track', 'roller', 'cable', 'panel', 'sensor', 'seal', 'opener']);
    const targets = readTargets(composePointedDrawing(shown, { description: 'A door', parts: partsOf(shown) }).svg);
    expect(targets).toHaveLength(partsOf(shown).length);
    expectWithin(targets);
  });
});

test.each([
  ['<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>', /colours from classes/],
  ['<svg viewBox="0 0 9 9"><style>path{}</style></svg>', /colours from classes/],
  ['<svg viewBox="0 0 9 9"><path fill="#f00"/></svg>', /colours from classes/],
  ['<svg viewBox="0 0 9 9"><path id="a"/></svg>', /must not hold ids/],
  ['<svg width="9"><path/></svg>', /needs a viewBox/],
])('%s is refused', (source, message) => {
  const [issue] = DrawingFile.safeParse(source).error?.issues ?? [];
  expect(issue?.message).toMatch(message);
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9"/></svg>`;

test.each([
  '<script>1</script>',
  '<path onclick="1"/>',
  '<a href="https://example.com/"><path d="M0 0h9"/></a>',
  '<set attributeName="onload" to="1"/>',
  '<animate attributeName="href" to="javascript:1"/>',
  '<foreignObject><p>x</p></foreignObject>',
])('%s in a drawing is refused where it is read', (inside) => {
  expect(findSvgProblems(svg(''))).toEqual([]);
  expect(findSvgProblems(svg(inside)).length).toBeGreaterThan(0);
});

test('paths without fill and in the colour of the text are drawn', () => {
  const source = '<svg viewBox="0 0 9 9"><path fill="none" stroke="currentColor" d="M0 0"/></svg>';
  expect(DrawingFile.safeParse(source).success).toBe(true);
});

describe('wrong content', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.dispose());
  const lineOf = (text: string) => {
    const lines = readFileSync(join(referenceDirectory, 'services/spring.mdx'), 'utf8').split('\n');
    return lines.findIndex((line) => line.includes(text)) + 1;
  };
  const problems = () => loadSite(copy.directory, 'https://www.example.com').problems;

  test('names the drawing that was meant', () => {
    copy.edit('services/spring.mdx', 'name: broken-spring', 'name: broken-sprin');
    expect(problems()).toMatchObject([
      {
        field: 'drawing.name',
        line: lineOf('name: broken-spring'),
        message: expect.stringContaining('Did you mean "broken-spring"'),
      },
    ]);
  });

  test('lists the parts of the drawing', () => {
    copy.edit('services/spring.mdx', 'highlight: [spring,', 'highlight: [sprung,');
    const [problem] = problems();
    expect(problem).toMatchObject({ field: 'drawing.highlight.0', line: lineOf('highlight: [spring,') });
    expect(problem?.message).toMatch(/"sprung" is not a part of .*Did you mean "spring"\? Its parts: .*winding-cone/);
  });

  test('says which part lacks a name, and which name a part', () => {
    copy.edit('drawings/rolling-door.svg', 'data-label="guide"', 'data-label="guides"');
    expect(problems().map(({ file, message }) => [file.endsWith('drawings/rolling-door.svg'), message])).toEqual([
      [true, expect.stringContaining('shows the part "guide" without naming it')],
      [true, expect.stringContaining('names "guides", which it does not show')],
    ]);
  });

  test('says what is wrong with an outline', () => {
    copy.edit('outline.json', /"land": "M/, '"land": "C');
    expect(problems()).toMatchObject([{ field: 'land', message: expect.stringContaining('path of straight lines') }]);
  });
});
