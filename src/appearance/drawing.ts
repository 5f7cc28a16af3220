// Drawings: SVG line drawings of parts from content/drawings, inlined into pages with numbered labels or as links.

import { type ChildNode, cloneNode, Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeMarkup } from '../escape/markup.ts';

/** The side of a link's target in units of a drawing: 44 pixels where 720 units are shown on 288 pixels. */
const TARGET = 112;
/** Size of the names on a small screen, in units of a drawing. */
const NAME_SIZE = 30;

/** Unique names of the parts in a drawing, in document order. */
export function partsOf(svg: string): string[] {
  return namesIn(svg, 'data-part');
}

/** Names of the labelled parts of a drawing, in document order: the numbers of its balloons. */
export function labelsOf(svg: string): string[] {
  return namesIn(svg, 'data-label');
}

function namesIn(svg: string, attribute: string): string[] {
  return [...new Set(Array.from(svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g')), ([, name = '']) => name))];
}

/** The id of the answer to a part that visitors point at. */
export function answerId(part: string): string {
  return `part-${part}`;
}

/** Whether a part is one element directly in `<svg>`, so that it can be one link. */
export function isOneElement(svg: string, part: string): boolean {
  return findOnly(svg, 'data-part', part) !== undefined;
}

/** Whether a part has one label directly in `<svg>`, with texts that all have a place. */
export function isNamedInPlace(svg: string, part: string): boolean {
  const label = findOnly(svg, 'data-label', part);
  const places = label === undefined ? [] : textsOf(label).map(({ attribs: { x, y } }) => `${x} ${y}`);
  return places.length > 0 && places.every((place) => /^-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?$/.test(place));
}

/** The element of that name, if there is one alone and it stands directly in `<svg>`. */
function findOnly(svg: string, attribute: string, name: string): Element | undefined {
  const root = parseDrawing(svg);
  const [found, ...others] = elementsWith(attribute, root).filter(({ attribs }) => attribs[attribute] === name);
  return others.length === 0 && found?.parent === root ? found : undefined;
}

/**
 * Prepares a drawing for a page: highlighted parts get a copy below them as a wide outline, and each label a numbered
 * balloon at the start of its leader line. Style sheets show the text of a label where there is room, otherwise its
 * number. Returns markup to be inserted into HTML as it is, and the labels in the order of their numbers.
 */
export function composePartDrawing(
  source: string,
  { description, highlight }: Readonly<{ description: string; highlight: readonly string[] }>,
) {
  const root = parseDrawing(source);
  const isHighlighted = (part: string) => highlight.includes(part);
  for (const part of elementsWith('data-part', root)) {
    if (!isHighlighted(part.attribs['data-part'] ?? '')) delete part.attribs['data-part'];
    else {
      part.attribs.class = [part.attribs.class, 'is-highlighted'].filter(Boolean).join(' ');
      const halo = part.childNodes.map((child) => cloneNode(child, true));
      DomUtils.prependChild(part, new Element('g', { class: 'halo' }, halo));
    }
  }
  // On a small screen only highlighted parts have a number, so they are numbered first.
  const parts = labelsOf(source).toSorted((a, b) => Number(isHighlighted(b)) - Number(isHighlighted(a)));
  const words = new Map<string, string>();
  for (const label of elementsWith('data-label', root)) {
    const part = label.attribs['data-label'] ?? '';
    words.set(part, wordsOf(label));
    label.attribs = { class: isHighlighted(part) ? 'label is-highlighted' : 'label' };
    for (const node of drawBalloon(label, part, parts.indexOf(part) + 1)) DomUtils.appendChild(label, node);
  }
  return {
    svg: writeDrawing(root, 'img', description, root.childNodes.map(write).join('')),
    labels: parts.map((part) => ({ part, text: words.get(part) ?? '', isHighlighted: isHighlighted(part) })),
  };
}

/** A number in a circle at the start of a label's leader line. */
function drawBalloon(label: Element, part: string, number: number): readonly ChildNode[] {
  const leader = label.childNodes.filter((node) => isTag(node)).find(({ name }) => name === 'path');
  const [, x, y] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(leader?.attribs.d ?? '') ?? [];
  if (x === undefined) throw new Error(`The label ${part} of a drawing has no leader line.`);
  const circle = `<circle class="balloon" cx="${x}" cy="${y}" r="18.5"/>`;
  return parseDocument(`${circle}<text class="number" x="${x}" y="${y}" dy=".36em">${number}</text>`, XML).childNodes;
}

/**
 * Prepares a drawing whose parts are links to their answers (`#part-spring`): each holds its shapes, a wide copy of them
 * that is seen while it is pointed at, and its label in a target of a finger's size. The other labels are left out.
 * Returns markup to be inserted into HTML as it is, and what each part is called, in the order of the drawing.
 */
export function composePointedDrawing(
  source: string,
  { description, parts }: Readonly<{ description: string; parts: readonly string[] }>,
) {
  const root = parseDrawing(source);
  const labels = new Map(elementsWith('data-label', root).map((label) => [label.attribs['data-label'], label]));
  const names = new Map<string, string>();
  const draw = (node: ChildNode): string => {
    const { 'data-part': part = '', 'data-label': isLabel } = isTag(node) ? node.attribs : {};
    if (isLabel !== undefined) return '';
    const shapes = write(node);
    const label = parts.includes(part) ? labels.get(part) : undefined;
    if (label === undefined) return shapes;
    const name = wordsOf(label);
    names.set(part, name);
    // Several lines are one name, and stay apart for those that read the text alone.
    const title = textsOf(label).length > 1 ? ` aria-label="${escapeMarkup(name)}"` : '';
    const text = label.childNodes.map(write).join('').replaceAll('</text><text', '</text> <text');
    const target = `<g class="label">${writeTarget(label, root)}${text}</g>`;
    return `<a href="#${answerId(part)}"${title}><g class="halo">${shapes}</g>${shapes}${target}</a>`;
  };
  const drawn = root.childNodes.map(draw).join('');
  return { svg: writeDrawing(root, 'group', description, drawn), names };
}

/** An invisible square at the name of a part and within the drawing, in which a finger finds it. */
function writeTarget(label: Element, root: Element): string {
  const [, , width = 0, height = 0] = (root.attribs.viewBox ?? '').split(' ').map(Number);
  const places = textsOf(label).map(({ attribs }) => attribs);
  const [{ x = 0, 'text-anchor': anchor = 'start' } = {}] = places;
  const middle = places.reduce((sum, { y }) => sum + Number(y), 0) / places.length - NAME_SIZE / 3;
  const left = Number(x) - (anchor === 'middle' ? TARGET / 2 : anchor === 'end' ? TARGET - NAME_SIZE : NAME_SIZE);
  const within = (start: number, end: number) => Math.max(0, Math.min(Math.round(start), end - TARGET));
  return `<rect x="${within(left, width)}" y="${within(middle - TARGET / 2, height)}" width="${TARGET}" height="${TARGET}"/>`;
}

const XML = { xmlMode: true, encodeEntities: 'utf8' } as const;

/** A drawing as a tree, without the white space between its elements. */
function parseDrawing(source: string): Element {
  const root = parseDocument(source, XML).childNodes.find((node) => isTag(node));
  if (root === undefined) throw new Error('A drawing without an element passed its schema.');
  for (const text of DomUtils.filter(isText, root)) {
    if (isText(text)) text.data = text.data.replace(/\s+/g, ' ').trim();
  }
  return root;
}

function elementsWith(attribute: string, root: Element): Element[] {
  return DomUtils.findAll(({ attribs }) => attribs[attribute] !== undefined, root.childNodes);
}

function textsOf(label: Element): Element[] {
  return label.childNodes.filter((node) => isTag(node)).filter(({ name }) => name === 'text');
}

/** What an element says: its texts, one after the other. */
function wordsOf(element: Element): string {
  return DomUtils.filter(isText, element)
    .flatMap((text) => DomUtils.textContent(text) || [])
    .join(' ');
}

function write(node: ChildNode): string {
  return DomUtils.getOuterHTML(node, XML);
}

function writeDrawing(
  { attribs: { viewBox = '' } }: Element,
  role: string,
  description: string,
  drawn: string,
): string {
  return `<svg viewBox="${escapeMarkup(viewBox)}" role="${role}" aria-label="${escapeMarkup(description)}">${drawn}</svg>`;
}
