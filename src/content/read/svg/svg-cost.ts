import { Parser } from 'htmlparser2';
import { DEEPEST } from '../text/nesting.ts';
import type { TextProblem } from '../text/text-problem.ts';

/** Maximum number of shapes in a drawing with all references expanded. */
const MOST_SHAPES = 10_000;
/** Maximum number of attributes on an element. */
const MOST_ATTRIBUTES = 100;
const REFERENCE = /^#(.+)$|url\(\s*['"]?#([^'")]+)/;

const TOO_MANY = `comes to more than ${MOST_SHAPES.toLocaleString('en')} shapes, each reference counted as a copy. Draw it with fewer.`;
const TOO_DEEP = `is more than ${DEEPEST} deep, each reference counted as a step. Draw it with fewer steps.`;

/** An element with its references. */
interface Shape {
  readonly offset: number;
  readonly children: Shape[];
  /** Ids it refers to, and how often each is drawn. */
  readonly references: { readonly id: string; readonly times: number }[];
  /** Undefined until computed. */
  cost: Cost | 'counting' | undefined;
}

interface Cost {
  /** Number of shapes, references expanded. */
  readonly shapes: number;
  /** Nesting depth, references included. */
  readonly depth: number;
}

/**
 * Finds drawings that are more expensive than their size suggests: nested references grow exponentially ("billion
 * laughs"), and a renderer that runs out of memory or stack kills the process.
 */
export function findSvgExcess(text: string): TextProblem | undefined {
  const { root, byId, problem } = readShapes(text);
  if (problem !== undefined) return problem;
  try {
    countShapes(root, byId, 0);
    return undefined;
  } catch (error) {
    if (error instanceof Excess) return { offset: error.offset, message: error.message };
    throw error;
  }
}

/** Aborts the count. */
class Excess extends Error {
  readonly offset: number;
  constructor({ offset }: Shape, message: string) {
    super(message);
    this.offset = offset;
  }
}

function countShapes(shape: Shape, byId: ReadonlyMap<string, Shape>, above: number): Cost {
  const { cost, children, references } = shape;
  if (cost === 'counting') {
    throw new Excess(shape, 'refers to itself, directly or by way of others. Take the reference out.');
  }
  if (cost !== undefined) return cost;
  if (above > DEEPEST) throw new Excess(shape, TOO_DEEP);
  shape.cost = 'counting';
  let [shapes, depth] = [1, 0];
  const add = (other: Shape, times: number) => {
    const inner = countShapes(other, byId, above + 1);
    shapes += times * inner.shapes;
    depth = Math.max(depth, inner.depth + 1);
  };
  for (const child of children) add(child, 1);
  for (const { id, times } of references) {
    const target = byId.get(id);
    if (target !== undefined) add(target, times);
  }
  if (depth > DEEPEST) throw new Excess(shape, TOO_DEEP);
  if (shapes > MOST_SHAPES) throw new Excess(shape, TOO_MANY);
  shape.cost = { shapes, depth };
  return shape.cost;
}

interface Shapes {
  readonly root: Shape;
  readonly byId: ReadonlyMap<string, Shape>;
  readonly problem: TextProblem | undefined;
}

function readShapes(text: string): Shapes {
  const root: Shape = { offset: 0, children: [], references: [], cost: undefined };
  const open = [root];
  const byId = new Map<string, Shape>();
  let problem: TextProblem | undefined;
  const parser: Parser = new Parser(
    {
      onopentag(_name, attributes) {
        const shape: Shape = {
          offset: Math.max(0, parser.startIndex),
          children: [],
          references: listReferences(attributes),
          cost: undefined,
        };
        if (Object.keys(attributes).length > MOST_ATTRIBUTES) {
          const message = `has more than ${MOST_ATTRIBUTES} attributes. Take out what came here by mistake.`;
          problem ??= { offset: shape.offset, message };
        }
        open.at(-1)?.children.push(shape);
        open.push(shape);
        if (attributes.id !== undefined && !byId.has(attributes.id)) byId.set(attributes.id, shape);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { root, byId, problem };
}

/** References of an element; a marker is drawn at every vertex of its line. */
function listReferences(attributes: Readonly<Record<string, string>>): Shape['references'] {
  const points = (attributes.d ?? attributes.points ?? '').length / 2 + 2;
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('data-') || name.startsWith('aria-')) return [];
    const [, whole, within] = REFERENCE.exec(value.trim()) ?? [];
    const id = whole ?? within;
    return id === undefined ? [] : [{ id, times: name.startsWith('marker') ? points : 1 }];
  });
}
