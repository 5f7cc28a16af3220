import { describe, expect, test } from 'vitest';
import { composePartDrawing } from '../../src/appearance/drawing.ts';
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
