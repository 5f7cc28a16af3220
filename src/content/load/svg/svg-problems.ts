import { Resvg } from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import { MOST_PROBLEMS } from '../../content-problem.ts';
import { DEEPEST } from '../text/nesting.ts';
import { offsetAt } from '../text/position.ts';
import type { TextProblem } from '../text/text-problem.ts';
import { describeSvgAttribute, svgElements } from './svg-allowed.ts';

/** Maximum number of shapes in a drawing with all references expanded. */
const MOST_SHAPES = 10_000;
/** Maximum number of attributes on an element. */
const MOST_ATTRIBUTES = 100;
const REFERENCE = /^#(.+)$|url\(\s*['"]?#([^'")]+)/;

const CIRCLE = 'refers to itself, directly or by way of others. Take the reference out.';
const TOO_MANY = `comes to more than ${MOST_SHAPES.toLocaleString('en')} shapes, each reference counted as a copy. Draw it with fewer.`;
const TOO_DEEP = `is more than ${DEEPEST} deep, each reference counted as a step. Draw it with fewer steps.`;

/** What is drawn for an element: one in it, or by its id one it refers to, and how often. */
interface Drawn {
  readonly part: Shape | string;
  readonly times: number;
}

interface Shape {
  readonly offset: number;
  readonly children: Drawn[];
  readonly references: readonly Drawn[];
}

/**
 * Why a drawing cannot be published: it is too costly, does not render, or contains more than shapes. Drawings are
 * inlined and parsed as HTML, so only allow-listed names pass, and nothing that HTML parses differently.
 */
export function findSvgProblems(text: string): TextProblem[] {
  const { excess, forbidden } = tokenise(text);
  if (excess !== undefined) return [excess];
  try {
    new Resvg(text, { font: { loadSystemFonts: false } });
  } catch (error) {
    return [describeParseError(text, error instanceof Error ? error.message : String(error))];
  }
  return forbidden;
}

function describeParseError(text: string, message: string): TextProblem {
  const [, line = '1', column = '1'] = /at (\d+):(\d+)(?!.*at \d+:\d+)/.exec(message) ?? [];
  const reason = message.replace('SVG data parsing failed cause ', '').replace(/ at \d+:\d+.*$/, '');
  const advice = message.includes('root node')
    ? 'Begin with <svg xmlns="http://www.w3.org/2000/svg" …>.'
    : 'Mend it, or save the drawing anew as plain SVG.';
  return { offset: offsetAt(text, Number(line), Number(column)), message: `cannot be drawn: ${reason}. ${advice}` };
}

/** Finds by a tokeniser alone what a drawing may not hold, and whether it costs more than its size suggests. */
function tokenise(text: string): { readonly excess: TextProblem | undefined; readonly forbidden: TextProblem[] } {
  const forbidden: TextProblem[] = [];
  const root: Shape = { offset: 0, children: [], references: [] };
  const open = [root];
  const byId = new Map<string, Shape>();
  let crowded: TextProblem | undefined;
  let isKnown = true;
  const offset = () => Math.max(0, parser.startIndex);
  const report = (message: string): void => {
    if (forbidden.length <= MOST_PROBLEMS) forbidden.push({ offset: offset(), message });
  };
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        isKnown = svgElements.has(name);
        if (!isKnown)
          report(`is <${name}>, which no drawing may hold: shapes, texts and their colours only. Take it out.`);
      },
      onattribute(name, value) {
        const message = isKnown ? describeSvgAttribute(name, value) : undefined;
        if (message !== undefined) report(message);
      },
      onopentag(_name, attributes) {
        const shape = { offset: offset(), children: [], references: listReferences(attributes) };
        if (Object.keys(attributes).length > MOST_ATTRIBUTES) {
          const message = `has more than ${MOST_ATTRIBUTES} attributes. Take out what came here by mistake.`;
          crowded ??= { offset: shape.offset, message };
        }
        open.at(-1)?.children.push({ part: shape, times: 1 });
        open.push(shape);
        if (attributes.id !== undefined && !byId.has(attributes.id)) byId.set(attributes.id, shape);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
      oncomment(comment) {
        if (/[<>]|--/.test(comment)) report('is a comment that holds a tag. Take it out.');
      },
      onprocessinginstruction: () => report('is an instruction to a program. Take it out.'),
      oncdatastart: () => report('is a CDATA section. Write the text itself, with &lt; for the sign <.'),
    },
    { xmlMode: true },
  );
  parser.end(text);
  const cost = countShapes(root, byId);
  return { excess: crowded ?? ('message' in cost ? cost : undefined), forbidden };
}

/** References of an element; a marker is drawn at every vertex of its line. */
function listReferences(attributes: Readonly<Record<string, string>>): Drawn[] {
  const points = (attributes.d ?? attributes.points ?? '').length / 2 + 2;
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('data-') || name.startsWith('aria-')) return [];
    const [, own, within] = REFERENCE.exec(value.trim()) ?? [];
    const part = own ?? within;
    return part === undefined ? [] : [{ part, times: name.startsWith('marker') ? points : 1 }];
  });
}

interface Cost {
  readonly shapes: number;
  readonly depth: number;
}

/**
 * Counts shapes and depth with all references expanded: nested ones grow exponentially ("billion laughs"), and a
 * renderer that runs out of memory or stack kills the process. `known` holds what a shape costs, once that is counted.
 */
function countShapes(
  shape: Shape,
  byId: ReadonlyMap<string, Shape>,
  known = new Map<Shape, Cost | TextProblem>(),
  above = 0,
): Cost | TextProblem {
  const { offset, children, references } = shape;
  const found = known.get(shape);
  if (found !== undefined) return found;
  if (above > DEEPEST) return { offset, message: TOO_DEEP };
  known.set(shape, { offset, message: CIRCLE });
  let [shapes, depth] = [1, 0];
  for (const { part, times } of [...children, ...references]) {
    const target = typeof part === 'string' ? byId.get(part) : part;
    if (target === undefined) continue;
    const inner = countShapes(target, byId, known, above + 1);
    if ('message' in inner) return inner;
    shapes += times * inner.shapes;
    depth = Math.max(depth, inner.depth + 1);
  }
  if (depth > DEEPEST) return { offset, message: TOO_DEEP };
  if (shapes > MOST_SHAPES) return { offset, message: TOO_MANY };
  const cost = { shapes, depth };
  known.set(shape, cost);
  return cost;
}
