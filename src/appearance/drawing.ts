// SVG line drawings of parts from content/drawings, inlined into pages with numbered labels or as links.

import { type ChildNode, Element, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Site } from '../business/site.ts';
import type { DrawingChoice, Pointing } from '../schemas/appearance/drawing.ts';

/** Side of a link's target in drawing units: 44 pixels if 720 units are shown on 288 pixels. */
const TARGET = 112;
/** Size of the names on a small screen, in units of a drawing. */
const NAME_SIZE = 30;

/** Options for reading and writing drawings. */
const MARKUP = { xmlMode: true };

/** A drawing as a tree, with its parts and their labels by name. */
type Drawing = ReturnType<typeof readDrawing>;

/** Reads a drawing without comments and white space; parts and labels are in document order. */
export function readDrawing(source: string) {
  const nodes = parse(source.replace(/<!--.*?-->|(?<=>)\s+|\s+(?=<)/gs, ''));
  const group = (name: string) => {
    const named = DomUtils.findAll(({ attribs }) => attribs[name] !== undefined, nodes);
    return Map.groupBy(named, ({ attribs }) => attribs[name] ?? '');
  };
  const [svg = new Element('svg', {})] = DomUtils.getElementsByTagName('svg', nodes, false);
  return { svg, parts: group('data-part'), labels: group('data-label') };
}

/**
 * Whether a part can be one link: its shapes and its label are one element each, directly in `<svg>`, and the label has
 * text elements, all with coordinates.
 */
export function canLink({ svg, parts, labels }: Drawing, part: string): boolean {
  const groups = [parts.get(part) ?? [], labels.get(part) ?? []];
  const areWhole = groups.every(([only, ...others]) => only?.parent === svg && others.length === 0);
  const coordinates = (labels.get(part) ?? []).flatMap(textsOf).flatMap(({ attribs: { x = '', y = '' } }) => [x, y]);
  return areWhole && coordinates.length > 0 && coordinates.every((coordinate) => /^-?[\d.]+$/.test(coordinate));
}

/**
 * Prepares a drawing for a page: highlighted parts get a copy below them as a wide outline, and each label a numbered
 * balloon at the start of its leader line. Style sheets show a label's text where there is room, otherwise its
 * number. Returns markup to be inserted into HTML as it is, and the labels in the order of their numbers.
 */
export function composePartDrawing(
  drawings: Site['drawings'],
  { name, description, highlight }: Omit<DrawingChoice, 'caption'>,
) {
  const { svg, parts, labels } = readDrawing(drawings[name] ?? '');
  for (const part of highlight)
    for (const shape of parts.get(part) ?? []) addHalo(shape, 'g', { class: 'is-highlighted' });
  // On a small screen only highlighted parts have a number, so they are numbered first.
  const legend = [...labels]
    .flatMap(([part, all]) => all.map((label) => ({ label, part, text: joinTexts(label) })))
    .map((entry) => ({ ...entry, isHighlighted: highlight.includes(entry.part) }))
    .toSorted((a, b) => Number(b.isHighlighted) - Number(a.isHighlighted));
  for (const [index, { label, isHighlighted }] of legend.entries()) {
    append(label, drawBalloon(label, index + 1));
    label.attribs.class = isHighlighted ? 'label is-highlighted' : 'label';
  }
  return { svg: write(svg, 'img', description), legend };
}

/**
 * Prepares a drawing whose parts are links to their answers (`#part-spring`): each contains its shapes, a wide copy of
 * them that shows on hover, and its label in a target large enough for a finger. The other labels are left out. Returns markup
 * to be inserted into HTML as it is, and the id of the answer to each part with its name.
 */
export function composeLinkedDrawing(drawings: Site['drawings'], { drawing: source, description, parts }: Pointing) {
  const drawing = readDrawing(drawings[source] ?? '');
  for (const label of [...drawing.labels.values()].flat()) DomUtils.removeElement(label);
  const links = parts.map(({ part }) => {
    const [[shape], [label]] = [drawing.parts.get(part) ?? [], drawing.labels.get(part) ?? []];
    if (shape === undefined || label === undefined) throw new Error(`The part ${part} of a drawing has no label.`);
    const [id, name] = [`part-${part}`, joinTexts(label)];
    const link = addHalo(shape, 'a', { href: `#${id}`, 'aria-label': name });
    // Several lines are one name, with spaces between them for readers of the plain text.
    const text = DomUtils.getInnerHTML(label, MARKUP).replaceAll('</text><text', '</text> <text');
    append(link, `<g class="label">${drawTarget(label, drawing.svg)}${text}</g>`);
    return { id, name };
  });
  return { svg: write(drawing.svg, 'group', description), links };
}

/** Draws an invisible square around a part's name, large enough for a finger and within the drawing. */
function drawTarget(label: Element, svg: Element): string {
  const [, , width = 0, height = 0] = (svg.attribs.viewBox ?? '').split(' ').map(Number);
  const lines = textsOf(label).map(({ attribs }) => attribs);
  const [{ x = 0, 'text-anchor': anchor = 'start' } = {}] = lines;
  const middle = lines.reduce((sum, { y }) => sum + Number(y), 0) / lines.length - NAME_SIZE / 3;
  const left = Number(x) - (anchor === 'middle' ? TARGET / 2 : anchor === 'end' ? TARGET - NAME_SIZE : NAME_SIZE);
  const within = (start: number, end: number) => Math.max(0, Math.min(Math.round(start), end - TARGET));
  return `<rect x="${within(left, width)}" y="${within(middle - TARGET / 2, height)}" width="${TARGET}" height="${TARGET}" stroke="none" pointer-events="all"/>`;
}

/** Draws a number in a circle at the start of a label's leader line. */
function drawBalloon(label: Element, number: number): string {
  const [leader] = DomUtils.getElementsByTagName('path', label);
  const [, x, y] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(leader?.attribs.d ?? '') ?? [];
  if (x === undefined) throw new Error(`The label ${label.attribs['data-label']} of a drawing has no leader line.`);
  return `<circle class="balloon" cx="${x}" cy="${y}" r="18.5"/><text class="number" text-anchor="middle" x="${x}" y="${y}" dy=".36em">${number}</text>`;
}

function textsOf(label: Element): Element[] {
  return DomUtils.getElementsByTagName('text', label);
}

/** Joins an element's texts. */
function joinTexts(element: Element): string {
  return DomUtils.filter(isText, element).map(DomUtils.textContent).join(' ');
}

/** Wraps a part in a new element, above a copy that style sheets turn into a wide outline. */
function addHalo(shape: Element, name: string, attributes: Record<string, string>): Element {
  const wrapper = new Element(name, attributes);
  DomUtils.replaceElement(shape, wrapper);
  DomUtils.appendChild(wrapper, new Element('g', { class: 'halo' }, [shape.cloneNode(true)]));
  DomUtils.appendChild(wrapper, shape);
  return wrapper;
}

function append(parent: Element, markup: string): void {
  for (const node of [...parse(markup)]) DomUtils.appendChild(parent, node);
}

function parse(markup: string): ChildNode[] {
  return parseDocument(markup, MARKUP).childNodes;
}

function write(svg: Element, role: string, description: string): string {
  svg.attribs = { viewBox: svg.attribs.viewBox ?? '', role, 'aria-label': description };
  return DomUtils.getOuterHTML(svg, MARKUP).replace(/ data-(?:part|label)="[^"]*"/g, '');
}
