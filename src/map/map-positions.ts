import type { MapPoint } from './map-projection.ts';

/** Height of a line of text in ems. */
export const LINE = 1.1;
/** How far names may stand off from their points, in ems. */
const STAND_OFFS = [1, 2, 3, 4, 5];
/** Where to, from the right upward: directions of length 1. */
const DIRECTIONS = Array.from({ length: 16 }, (_, step): MapPoint => {
  const angle = (step * Math.PI) / 8;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
});

/** Which part of a text stands at its point. */
export type Anchor = 'start' | 'middle' | 'end';

/** A straight line of a drawing. */
export interface Line {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

/** A line somewhere else. */
export function moveLine({ from, to }: Line, x: number, y: number): Line {
  return { from: { x: from.x + x, y: from.y + y }, to: { x: to.x + x, y: to.y + y } };
}

/** Where a name may stand, as seen from its point: where it is anchored, at its top, and the line to it if it stands off. */
export interface Position {
  readonly anchor: Anchor;
  readonly dx: number;
  readonly dy: number;
  readonly leader?: Line;
}

/** The positions beside a point of that radius, the best first. */
export function positionsBeside(radius: number, fontSize: number): Position[] {
  const gap = radius + fontSize * 0.2;
  const diagonal = radius + 1;
  const above = -gap - LINE * fontSize;
  const beside = (-LINE * fontSize) / 2;
  return [
    { anchor: 'start', dx: gap, dy: beside },
    { anchor: 'end', dx: -gap, dy: beside },
    { anchor: 'middle', dx: 0, dy: above },
    { anchor: 'middle', dx: 0, dy: gap },
    { anchor: 'start', dx: diagonal, dy: above + gap - diagonal },
    { anchor: 'start', dx: diagonal, dy: diagonal },
    { anchor: 'end', dx: -diagonal, dy: above + gap - diagonal },
    { anchor: 'end', dx: -diagonal, dy: diagonal },
  ];
}

/** The positions that stand off from a point of that radius, with a line to it; the nearest first. */
export function positionsAway(radius: number, fontSize: number): Position[] {
  return STAND_OFFS.flatMap((ems) =>
    DIRECTIONS.flatMap((direction) => positionsAlong(radius, fontSize, ems, direction)),
  );
}

function positionsAlong(radius: number, fontSize: number, ems: number, direction: MapPoint): Position[] {
  const at = (distance: number): MapPoint => ({ x: direction.x * distance, y: direction.y * distance });
  const to = at(radius + ems * fontSize);
  const leader = { from: at(radius + 2), to };
  const dy = to.y - (LINE * fontSize * (1 - direction.y)) / 2;
  return anchorsFor(direction.x).map((anchor) => ({ anchor, dx: to.x + direction.x * 4, dy, leader }));
}

/** How a text may be anchored at the end of a line that runs to the left (-1), up or down (0), or to the right (1). */
function anchorsFor(sideways: number): Anchor[] {
  if (Math.abs(sideways) < 0.1) return ['middle', 'start', 'end'];
  return [sideways > 0 ? 'start' : 'end'];
}
