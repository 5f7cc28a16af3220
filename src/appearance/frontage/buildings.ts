import type { Panel } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';

export const buildingNames = ['parade', 'house', 'corner', 'terrace'] as const;
export type BuildingName = (typeof buildingNames)[number];

/** Details of a business that its building shows. */
interface Details {
  /** The trade's emblem, at a position. */
  readonly emblem: (position: string) => string;
  /** Picks the variants of crest and awning. */
  readonly seed: number;
}

/** A building with a shop on its ground floor: its board with the name is on y 80 to 156, its door on the right. */
export interface Building {
  /** Where the board begins and ends. */
  readonly nameBoard: readonly [left: number, right: number];
  readonly name: Panel;
  /** Positions of the lamps above the board. */
  readonly lamps: readonly number[];
  /** Position of the sun and the moon, if the roof would hide their usual one. */
  readonly sun?: readonly [x: number, y: number];
  /** Its walls and its roof. */
  readonly draw: (details: Details) => string;
  /** Draws the awning, verandah or canopy over the window, in front of the board and the lamps. */
  readonly drawCanopy: (seed: number) => string;
}

const STRIPES = 11;
/** Variants of the lower edge of an awning stripe. */
const edges = ['a22.4 17 0 0 1-44.7 0z', 'l-22.4 15-22.3-15z', 'v11h-44.7z'] as const;

/** Draws an awning in stripes between two consoles. */
function drawAwning(seed: number): string {
  const edge = pickVariant(edges, seed >>> 11);
  const stripes = (first: number) => {
    let path = '';
    for (let at = first; at < STRIPES; at += 2) {
      const [top, bottom] = [48 + (at * 464) / STRIPES, 34 + (at * 492) / STRIPES];
      path += `M${top.toFixed(1)} 156h42.2L${(bottom + 44.7).toFixed(1)} 200${edge}`;
    }
    return path;
  };
  return `<path class="deep" d="M22 74h24v84l-5 12H27l-5-12zM514 74h24v84l-5 12h-14l-5-12z"/>
<path class="pale" d="${stripes(1)}"/>
<path class="accent" d="${stripes(0)}"/>
<path class="cast" d="M48 157h464l2 9H46z"/>`;
}

const wide = { nameBoard: [30, 530], name: { x: 54, y: 90, width: 452, height: 53, maxSize: 44 } } as const;

/** Variants of the gable that the emblem is on, above y 14. */
const crests = ['M204 14q6-54 76-54t76 54z', 'M184 14l96-56 96 56z', 'M196 14V-8h24v-26h120v26h24v22z'] as const;

/** A low front with a crest. */
const parade: Building = {
  ...wide,
  lamps: [102, 264, 426],
  draw: ({ emblem, seed }) => `<path class="wall" d="${pickVariant(crests, seed >>> 12)}"/>${emblem('280-9')}
<path class="wall" d="M40 32h480v380H40z"/>
<path class="tone" d="M488 32h32v380h-32zM40 38h480v9H40z"/>
<path class="faint" d="M58 56h26m-10 12h22M196 54h22m-10 12h26M340 56h26m-12 12h18"/>
<path class="wall" d="M26 14h508v14l-10 10H36L26 28z"/>
<path class="faint" d="M28 27h504"/>
<path class="deep" d="M36 168h22v236H36zM502 168h22v236h-22z"/>`,
  drawCanopy: drawAwning,
};

/** A wooden house with a hipped roof, a dormer and two chimneys. */
const house: Building = {
  ...wide,
  sun: [32, -29],
  lamps: [102, 264, 426],
  draw: ({
    emblem,
  }) => `<path class="wall" d="M108 16v-64h36v64zM416 16v-64h36v64zM102-56h48v10h-48zM410-56h48v10h-48z"/>
<path class="deep" d="M4 54L92-40h376l88 94z"/>
<path class="inset" stroke-opacity=".4" d="M22 36h516M39 18h482M56 0h448M73-20h414"/>
<path class="wall" d="M214 54V-2l66-50 66 50v56z"/>
<path class="main" d="M280-60l80 62v14L280-44 200 16V2z"/>${emblem('280 18')}
<path class="wall" d="M40 68h480v344H40z"/>
<path class="tone" d="M488 68h32v344h-32z"/>
<path class="faint" d="M40 182h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26M494 182h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26m-26 18h26"/>
<path class="wall" d="M2 52h556v10l-10 10H12L2 62z"/>`,
  drawCanopy: drawAwning,
};

/** A low wing below a parapet, with a verandah, and a round tower with the door at the corner of two streets. */
const corner: Building = {
  nameBoard: [30, 346],
  sun: [74, -16],
  name: { x: 46, y: 90, width: 284, height: 53, maxSize: 44 },
  lamps: [92, 256],
  draw: ({ emblem }) => `<path class="wall" d="M126 34q4-58 64-58t64 58z"/>${emblem('190 8')}
<path class="wall" d="M24 46h334v366H24zM16 30h342v12l-6 6H22l-6-6z"/>
<path class="wall" d="M354 412V34h184v378z"/>
<path class="tone" d="M504 34h34v378h-34zM24 48h330v8H24z"/>
<path class="main" d="M336 36L446-58 556 36z"/>
<path class="inset" stroke-opacity=".4" d="M446-58L390 36M446-58l56 94"/>
<path class="wall" d="M334 34h224v12l-8 8H342l-8-8zM354 162h184v12H354z"/>
<path class="deep" d="M374 156v-54q14-26 34 0v54zM426 156v-54q20-34 40 0v54zM484 156v-54q20-26 34 0v54z"/>
<path class="glass" d="M380 150v-46q10-16 22 0v46zM433 150v-46q13-20 26 0v46zM490 150v-46q12-16 22 0v46z"/>
<path class="faint" d="M354 66h184M354 190h14m-14 20h14m-14 20h14m130-40h40m-40 20h40m-40 20h40m-40 20h40"/>`,
  drawCanopy: () => `<path class="accent" d="M34 156h308l18 42q2 12-10 12H26q-12 0-10-12z"/>
<path class="faint" d="M64 156l-14 52M94 156l-9 52M124 156l-7 52M154 156l-3 52M188 156v52M222 156l3 52M252 156l7 52M282 156l9 52M312 156l14 52"/>
<path class="deep" d="M14 208h348v11H14z"/>
<path class="pale" d="M22 219h9v185h-9zM350 219h9v185h-9z"/>
<path class="rod" d="M31 242q20 0 24-23M350 242q-20 0-24-23"/>
<path class="deep" d="M364 210q2-34 69-34t69 34z"/>`,
};

/** Two storeys of a street in a town, with sashes below a steep roof. */
const terrace: Building = {
  ...wide,
  lamps: [84, 264, 444],
  draw: ({ emblem }) => `<path class="main" d="M52-28l12-30h432l12 30z"/>
<path class="wall" d="M40-22h480v434H40z"/>
<path class="tone" d="M488-22h32v434h-32zM40-16h480v8H40z"/>
<path class="wall" d="M28-32h504v10l-8 8H36l-8-8z"/>
<path class="deep" d="M74 70V2h58v68zM166 70V2h58v68zM336 70V2h58v68zM428 70V2h58v68z"/>
<path class="glass" d="M80 64V8h46v56zM172 64V8h46v56zM342 64V8h46v56zM434 64V8h46v56z"/>
<path class="inset" d="M80 36h46M172 36h46M342 36h46M434 36h46"/>
<path class="wall" d="M68 66h70v9H68zM160 66h70v9h-70zM330 66h70v9h-70zM422 66h70v9h-70z"/>
<circle class="wall" cx="280" cy="30" r="29"/>${emblem('280 30')}
<path class="deep" d="M36 168h22v236H36zM502 168h22v236h-22z"/>`,
  drawCanopy: () => `<path class="deep" d="M22 74h24v84l-5 12H27l-5-12zM514 74h24v84l-5 12h-14l-5-12z"/>
<path class="wall" d="M20 156h520v10l-12 12H32l-12-12z"/>
<path class="accent" d="M58 178h12v20H58zM356 178h12v20h-12zM494 178h12v20h-12z"/>
<path class="faint" d="M24 166h512M75 264h272M121 222v42m52-42v42m86-42v42m46-42v42"/>`,
};

/** The buildings of shops; each look has one. */
export const buildings: Readonly<Record<BuildingName, Building>> = { parade, house, corner, terrace };
