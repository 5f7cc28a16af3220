import { describe, expect, test } from 'vitest';
import { composePartDrawing, composePointedDrawing } from '../../src/appearance/drawing.ts';
import { keepReferenceDay } from '../reference-day.ts';

keepReferenceDay();

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
});
