// Drawings: SVG line drawings of parts from content/drawings, inlined into pages with numbered labels or as links.

import { type ChildNode, type Element, isTag, isText } from 'domhandler';
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
  const root = parseRoot(svg);
  const [found, ...others] = DomUtils.findAll(({ attribs }) => attribs[attribute] === name, root.childNodes);
  return others.length === 0 && found?.parent === root ? found : undefined;
}

/**
 * Prepares a drawing for a page: white space is removed, highlighted parts get a copy below them as a wide outline, the
 * others lose their names, and each label gets a numbered balloon at the start of its leader line. Style sheets show the
 * text of a label where there is room, otherwise its number. Returns markup to be inserted into HTML as it is, and the
 * labels in the order of their numbers.
 */
export function composePartDrawing(
  source: string,
  { description, highlight }: Readonly<{ description: string; highlight: readonly string[] }>,
) {
  const root = parseRoot(source);
  const marked = new Set(highlight);
  // On a small screen only highlighted parts have a number, so they are numbered first.
  const order = labelsOf(source).toSorted((a, b) => Number(marked.has(b)) - Number(marked.has(a)));
  const labels = readLabels(root);
  const drawn = root.childNodes.map((node) => write(node, marked, order)).join('');
  return {
    svg: writeRoot(root, 'img', description, drawn),
    labels: order.map((part) => ({ part, text: wordsOf(labels.get(part)), isHighlighted: marked.has(part) })),
  };
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
  const root = parseRoot(source);
  const labels = readLabels(root);
  const shown = partsOf(source).filter((part) => parts.includes(part));
  const names = new Map(shown.map((part) => [part, wordsOf(labels.get(part))]));
  const draw = (node: ChildNode): string => {
    const { 'data-part': part = '', 'data-label': isLabel } = isTag(node) ? node.attribs : {};
    if (isLabel !== undefined) return '';
    const shapes = write(node);
    const [label, name] = [labels.get(part), names.get(part)];
    if (label === undefined || name === undefined) return shapes;
    // Several lines are one name, and stay apart for those that read the text alone.
    const title = textsOf(label).length > 1 ? ` aria-label="${escapeMarkup(name)}"` : '';
    const text = label.childNodes.map((child) => write(child)).join('');
    const target = `${writeTarget(label, root)}${text.replaceAll('</text><text', '</text> <text')}`;
    return `<a href="#${answerId(part)}"${title}><g class="halo">${shapes}</g>${shapes}<g class="label">${target}</g></a>`;
  };
  return { svg: writeRoot(root, 'group', description, root.childNodes.map(draw).join('')), names };
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

function parseRoot(source: string): Element {
  const root = parseDocument(source, { xmlMode: true }).childNodes.find((node) => isTag(node));
  if (root === undefined) throw new Error('A drawing without an element passed its schema.');
  return root;
}

/** The labels of a drawing by the parts they name. */
function readLabels(root: Element): ReadonlyMap<string, Element> {
  const labels = DomUtils.findAll(({ attribs }) => attribs['data-label'] !== undefined, root.childNodes);
  return new Map(labels.map((label) => [label.attribs['data-label'] ?? '', label]));
}

function textsOf(label: Element): Element[] {
  return label.childNodes.filter((node) => isTag(node)).filter(({ name }) => name === 'text');
}

/** What an element says: its texts, one after the other. */
function wordsOf(element: Element | undefined): string {
  const texts = element === undefined ? [] : DomUtils.filter(isText, element).map(DomUtils.textContent);
  return texts.flatMap((text) => text.trim() || []).join(' ');
}

function writeRoot({ attribs: { viewBox = '' } }: Element, role: string, description: string, inner: string): string {
  return `<svg${writeAttributes({ viewBox, role, 'aria-label': description })}>${inner}</svg>`;
}

/** A node without white space; labels only where `numbered` holds their parts, in the order of their numbers. */
function write(node: ChildNode, marked: ReadonlySet<string> = new Set(), numbered: readonly string[] = []): string {
  if (isText(node)) return escapeMarkup(node.data.replace(/\s+/g, ' ').trim());
  if (!isTag(node)) return '';
  const { 'data-part': part, 'data-label': label, ...others } = node.attribs;
  const inner = node.childNodes.map((child) => write(child, marked, numbered)).join('');
  if (label !== undefined) {
    const number = numbered.indexOf(label) + 1;
    const name = marked.has(label) ? 'label is-highlighted' : 'label';
    return number === 0 ? '' : `<g class="${name}">${inner}${writeBalloon(node, number)}</g>`;
  }
  if (part !== undefined && marked.has(part)) {
    const name = [others.class, 'is-highlighted'].filter(Boolean).join(' ');
    return `<g${writeAttributes({ ...node.attribs, class: name })}><g class="halo">${inner}</g>${inner}</g>`;
  }
  if (part !== undefined && Object.keys(others).length === 0) return inner;
  const tag = `${node.name}${writeAttributes(others)}`;
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${node.name}>`;
}

/** A number in a circle at the start of a label's leader line. */
function writeBalloon(label: Element, number: number): string {
  const leader = label.childNodes.filter((node) => isTag(node)).find(({ name }) => name === 'path');
  const [, x, y] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(leader?.attribs.d ?? '') ?? [];
  if (x === undefined) throw new Error(`The label ${label.attribs['data-label']} of a drawing has no leader line.`);
  return `<circle class="balloon" cx="${x}" cy="${y}" r="18.5"/><text class="number" x="${x}" y="${y}" dy=".36em">${number}</text>`;
}

function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}
