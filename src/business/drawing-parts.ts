/** Unique names of the parts in a drawing, in document order. */
export function partsOf(svg: string): string[] {
  return namesIn(svg, 'data-part');
}

/** Names of the labelled parts of a drawing, in document order: the numbers of its balloons. */
export function labelsOf(svg: string): string[] {
  return namesIn(svg, 'data-label');
}

/** The id of the answer to a part that visitors point at. */
export function answerId(part: string): string {
  return `part-${part}`;
}

function namesIn(svg: string, attribute: string): string[] {
  return [...new Set([...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, name = '']) => name))];
}
