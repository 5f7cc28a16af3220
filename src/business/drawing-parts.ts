/** Names of the parts a drawing shows, each once, in the order of the drawing. */
export function partsOf(svg: string): string[] {
  return namesIn(svg, 'data-part');
}

/** Names of the parts a drawing labels, in the order of the drawing: the numbers of its balloons. */
export function labelsOf(svg: string): string[] {
  return namesIn(svg, 'data-label');
}

function namesIn(svg: string, attribute: string): string[] {
  return [...new Set([...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, name = '']) => name))];
}
