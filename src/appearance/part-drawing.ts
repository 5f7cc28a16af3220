// Drawings: SVG line drawings of parts from content/drawings, inlined into pages with numbered labels.

import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { escapeMarkup } from '../escape/markup.ts';
import { answerId, labelsOf, partsOf } from './drawing-parts.ts';
import { measureText } from './map-labels.ts';

/** A drawing for a page, with the labels of its numbers. */
export interface PartDrawing {
  /** SVG markup, to be inserted into HTML unescaped. */
  readonly svg: string;
  /** The labels in the order of their numbers. */
  readonly labels: readonly { readonly part: string; readonly text: string; readonly isHighlighted: boolean }[];
}

/** Settings of a drawing. */
export interface PartDrawingSettings {
  /** Alternative text. */
  readonly description: string;
  /** Highlighted parts. */
  readonly highlight: readonly string[];
}

/**
 * Prepares a drawing for a page: white space is removed, highlighted parts get a copy below them as a wide outline, the others lose their names, and
 * each label gets a numbered balloon at the start of its leader line. Style sheets show the text of a label where there
 * is room, otherwise its number.
 */
export function composePartDrawing(source: string, settings: PartDrawingSettings): PartDrawing {
  const root = parseRoot(source);
  const marked = new Set(settings.highlight);
  // On a small screen only highlighted parts have a number, so they are numbered first.
  const order = labelsOf(source).toSorted((a, b) => Number(marked.has(b)) - Number(marked.has(a)));
  const numbers = new Map(order.map((part, index) => [part, index + 1]));
  const attributes = `viewBox="${escapeMarkup(root.attribs.viewBox ?? '')}" role="img" aria-label="${escapeMarkup(settings.description)}"`;
  const texts = readLabels(root);
  return {
    svg: `<svg ${attributes}>${root.childNodes.map((node) => write(node, marked, numbers)).join('')}</svg>`,
    labels: order.map((part) => ({ part, text: texts.get(part) ?? '', isHighlighted: marked.has(part) })),
  };
}

/** A drawing whose parts are links. */
export interface PointedDrawing {
  /** SVG markup, to be inserted into HTML unescaped. */
  readonly svg: string;
  /** The parts in the order of the drawing, with what each is called. */
  readonly names: ReadonlyMap<string, string>;
}

/** The side of a link's target in units of a drawing: 44 pixels where 720 units are shown on 288 pixels. */
const TARGET = 112;
/** Size of the names on a small screen, in units of a drawing. */
const NAME_SIZE = 30;

/**
 * Prepares a drawing whose parts are links to their answers (`#part-spring`): each holds its shapes, a wide copy of them
 * that is seen while it is pointed at, and its label in a target of a finger's size. The other labels are left out.
 */
export function composePointedDrawing(
  source: string,
  { description, parts }: { readonly description: string; readonly parts: readonly string[] },
): PointedDrawing {
  const root = parseRoot(source);
  const texts = readLabels(root);
  const names = new Map(
    partsOf(source).flatMap((part) => (parts.includes(part) ? [[part, texts.get(part) ?? '']] : [])),
  );
  const labels = new Map(findAll(root, 'data-label').map((label) => [label.attribs['data-label'], label]));
  const draw = (node: ChildNode): string => {
    const { 'data-part': part, 'data-label': isLabel } = isTag(node) ? node.attribs : {};
    if (!isTag(node) || isLabel !== undefined) return '';
    const inner = (element: Element) => element.childNodes.map((child) => write(child, new Set(), new Map())).join('');
    const shapes = write(node, new Set(), new Map());
    const label = labels.get(part);
    if (part === undefined || label === undefined || !names.has(part)) return shapes;
    // Several lines are one name.
    const lines = label.childNodes.filter((child) => isTag(child) && child.name === 'text');
    const name = lines.length > 1 ? ` aria-label="${escapeMarkup(names.get(part) ?? '')}"` : '';
    return `<a href="#${answerId(part)}"${name}><g class="halo">${shapes}</g>${shapes}<g class="label">${writeTarget(label, root)}${inWords(inner(label))}</g></a>`;
  };
  const attributes = `viewBox="${escapeMarkup(root.attribs.viewBox ?? '')}" role="group" aria-label="${escapeMarkup(description)}"`;
  return { svg: `<svg ${attributes}>${root.childNodes.map(draw).join('')}</svg>`, names };
}

/** Keeps the lines of a name apart for those that read the text alone. */
function inWords(label: string): string {
  return label.replaceAll('</text><text', '</text> <text');
}

/** An invisible rectangle around the name of a part and within the drawing, in which a finger finds it. */
function writeTarget(label: Element, root: Element): string {
  const [, , width = 0, height = 0] = (root.attribs.viewBox ?? '').split(' ').map(Number);
  const texts = label.childNodes.filter((node): node is Element => isTag(node) && node.name === 'text');
  const boxes = texts.map((text) => {
    const { x, y, 'text-anchor': anchor } = text.attribs;
    const length = Math.max(measureText(readWords(text), NAME_SIZE), TARGET - 2 * NAME_SIZE);
    const left = Number(x) - (anchor === 'end' ? length : anchor === 'middle' ? length / 2 : 0);
    return { left, right: left + length, middle: Number(y) - NAME_SIZE / 3 };
  });
  const startWithin = (start: number, end: number) => Math.max(0, Math.min(Math.round(start), end - TARGET));
  const left = startWithin(Math.min(...boxes.map((box) => box.left)) - NAME_SIZE, width);
  const right = Math.round(Math.max(...boxes.map((box) => box.right)) + NAME_SIZE);
  const middle = boxes.reduce((sum, box) => sum + box.middle, 0) / boxes.length;
  const top = startWithin(middle - TARGET / 2, height);
  return `<rect x="${left}" y="${top}" width="${Math.max(TARGET, Math.min(right, width) - left)}" height="${TARGET}"/>`;
}

function parseRoot(source: string): Element {
  const root = parseDocument(source, { xmlMode: true }).childNodes.find((node) => isTag(node));
  if (root === undefined) throw new Error('A drawing without an element passed its schema.');
  return root;
}

/** What each part is called. */
function readLabels(root: Element): Map<string, string> {
  return new Map(findAll(root, 'data-label').map((label) => [label.attribs['data-label'] ?? '', readWords(label)]));
}

function write(node: ChildNode, marked: ReadonlySet<string>, numbers: ReadonlyMap<string, number>): string {
  if (isText(node)) return node.data.trim() === '' ? '' : escapeMarkup(node.data.replace(/\s+/g, ' ').trim());
  if (!isTag(node)) return '';
  const { 'data-part': part, 'data-label': label } = node.attribs;
  const inner = node.childNodes.map((child) => write(child, marked, numbers)).join('');
  if (label !== undefined) {
    const number = numbers.get(label);
    if (number === undefined) return '';
    return `<g class="${withMark('label', marked.has(label))}">${inner}${writeBalloon(node, number)}</g>`;
  }
  if (part !== undefined && marked.has(part)) {
    const attributes = { ...node.attribs, class: withMark(node.attribs.class, true) };
    return `<g${writeAttributes(attributes)}><g class="halo">${inner}</g>${inner}</g>`;
  }
  const { 'data-part': _, ...attributes } = node.attribs;
  if (part !== undefined && Object.keys(attributes).length === 0) return inner;
  const tag = `${node.name}${writeAttributes(attributes)}`;
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${node.name}>`;
}

/** A number in a circle at the start of a label's leader line. */
function writeBalloon(label: Element, number: number): string {
  const leader = label.childNodes.find((node): node is Element => isTag(node) && node.name === 'path');
  const [, x, y] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(leader?.attribs.d ?? '') ?? [];
  if (x === undefined) throw new Error(`The label ${label.attribs['data-label']} of a drawing has no leader line.`);
  return `<circle class="balloon" cx="${x}" cy="${y}" r="18.5"/><text class="number" x="${x}" y="${y}" dy=".36em">${number}</text>`;
}

function findAll(element: Element, attribute: string): Element[] {
  return element.childNodes
    .filter((node) => isTag(node))
    .flatMap((node) => (node.attribs[attribute] === undefined ? findAll(node, attribute) : [node]));
}

function readWords(node: ChildNode): string {
  if (isText(node)) return node.data.trim();
  if (!isTag(node)) return '';
  return node.childNodes
    .map(readWords)
    .filter((word) => word !== '')
    .join(' ');
}

function withMark(name: string | undefined, isMarked: boolean): string {
  return [name, isMarked ? 'is-highlighted' : undefined].filter((word) => word !== undefined).join(' ');
}

function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}
