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

/** An element of a drawing. */
interface Drawn {
  readonly name: string;
  /** Its attributes as they are written. */
  readonly attributes: string;
  /** The element it stands in, unless it is the drawing itself. */
  readonly parent: Drawn | undefined;
}

/** Whether a part is one element directly in `<svg>`, so that it can be one link. */
export function isOneElement(svg: string, part: string): boolean {
  const elements = elementsIn(svg);
  return isAlone(elements, findNamed(elements, 'data-part', part));
}

/** Whether a part has one label directly in `<svg>`, with texts that all have a place. */
export function isNamedInPlace(svg: string, part: string): boolean {
  const elements = elementsIn(svg);
  const labels = findNamed(elements, 'data-label', part);
  const texts = elements.filter(({ name, parent }) => name === 'text' && parent !== undefined && parent === labels[0]);
  const hasPlace = (text: Drawn) => ['x', 'y'].every((name) => hasAttribute(text, name, '-?\\d+(?:\\.\\d+)?'));
  return isAlone(elements, labels) && texts.length > 0 && texts.every(hasPlace);
}

function findNamed(elements: readonly Drawn[], attribute: string, part: string): Drawn[] {
  return elements.filter((element) => hasAttribute(element, attribute, part));
}

function isAlone([root]: readonly Drawn[], [found, ...others]: readonly Drawn[]): boolean {
  return found !== undefined && others.length === 0 && found.parent === root;
}

function hasAttribute({ attributes }: Drawn, name: string, pattern: string): boolean {
  return new RegExp(`\\s${name}="${pattern}"`).test(attributes);
}

/** The elements of a drawing in document order. */
function elementsIn(svg: string): Drawn[] {
  const elements: Drawn[] = [];
  let parent: Drawn | undefined;
  for (const [, end, name, attributes = ''] of svg.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g,
  )) {
    if (name === undefined) continue;
    if (end === '/') {
      parent = parent?.parent;
      continue;
    }
    const element = { name, attributes, parent };
    elements.push(element);
    if (!attributes.endsWith('/')) parent = element;
  }
  return elements;
}
