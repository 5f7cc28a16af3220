import type { FrontageDetails } from './frontage.ts';
import { drawLettering, drawPhoneNumbers } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';

const boarding = 'M64 190v210M508 152v250M464 190v44M496 190v214';

/** Variants of the roof: the walls below, their shade and courses, the eaves, the covering, and where the emblem is. */
const roofs = [
  {
    wall: 'M32 412V140L280 34l248 106v272z',
    shade: 'M484 412V121l44 19v272zM32 140L280 34l248 106v16L280 50 32 156z',
    courses: boarding,
    eaves: 'M280 12l266 116v24L280 36 14 152v-24z',
    covering: 'M280 4l276 120v12L280 16 4 136v-12z',
    x: 280,
  },
  {
    wall: 'M32 412V132Q280-32 528 132v280z',
    shade: 'M484 412V106l44 26v280zM32 132Q280-32 528 132v16Q280-16 32 148z',
    courses: boarding,
    eaves: 'M14 122Q280-62 546 122v22Q280-38 14 144z',
    covering: 'M4 118Q280-76 556 118v12Q280-62 4 130z',
    x: 280,
  },
  // Saw teeth with windows in them.
  {
    wall: 'M32 412V0l165 92V0l165 92V0l166 92v320z',
    shade: 'M484 412V68l44 24v320zM197 92V70L32-20V0zM362 92V70L197-20V0zM528 92V70L362-20V0z',
    courses: `${boarding}M214 92V30l112 62M379 92V30l112 62M252 92V52M290 92V72M417 92V52M455 92V72`,
    eaves: 'M22 4v-22h10l165 90v20zM197 0v-18L362 72v20zM362 0v-18l182 98v20z',
    covering: 'M18-4v-18h12L197 70v10zM193-6v-16L362 70v10zM358-6v-16l192 102v10z',
    x: 74,
  },
  // An arch below a railway.
  {
    wall: 'M14 412V20h532v392z',
    shade: 'M514 20h32v392h-32zM14 20h532v14H14z',
    courses:
      'M24 52h76M24 74h46M44 96h10M24 190h8M22 214h8M24 238h8M22 262h8M24 286h8M22 310h8M24 334h8M22 358h8M460 52h46M490 74h20M70 46v6M50 52v22M484 46v6M496 190v214M464 190v44',
    eaves: 'M36 412V262Q36 34 280 34t244 228v150h-20V262Q504 58 280 58T56 262v150z',
    covering: 'M4-6h552v26H4z',
    x: 280,
  },
] as const;

const row = (y: number) => [84, 158, 232, 306].map((x) => `M${x} ${y}h62v30H${x}z`).join('');
const slats = [256, 276, 296, 316, 336, 356, 376].map((y) => `M76 ${y}h300`).join('');

/** Doors: the leaf, hidden while the door is open, and the lintel above it. */
const doors = {
  sectional: {
    leaf: `<path class="wall" d="M76 228h300v46H76zM76 274h300v46H76zM76 320h300v46H76zM76 366h300v46H76z"/><path class="faint" d="${row(282)}${row(328)}${row(374)}"/><path class="ink" d="M204 402h44v5h-44z"/>`,
    lintel: `<path class="wall" d="M76 228h300v46H76z"/>
<path class="glass" d="${row(236)}"/>`,
  },
  barn: {
    leaf: '<path class="main" d="M76 274h150v138H76zM226 274h150v138H226z"/><path class="inset" d="M86 284h130v118H86zM86 402l130-118M236 284h130v118H236zM366 402L236 284"/>',
    lintel: `<path class="main" d="M76 228h300v46H76z"/>
<path class="glass" d="${row(236)}"/>`,
  },
  roller: {
    leaf: `<path class="tone" d="M76 228h300v184H76z"/><path class="faint" d="${slats}"/><path class="glass" d="M92 280h78v14H92zM187 280h78v14h-78zM282 280h78v14h-78z"/><path class="ink" d="M76 400h300v12H76z"/>`,
    lintel: '<path class="main" d="M62 220h328v30H62z"/><path class="gleam" d="M62 224h328v6H62z"/>',
  },
} as const;

const bench =
  'M96 326h128v8H96zM106 334h8v60h-8zM206 334h8v60h-8zM128 326v-24h30v24zM168 326v-12h34v12zM100 290v-20m12 20v-14m12 14v-24m12 24v-12m12 12v-20M92 292h70v4H92zM258 394v-86h96v86z';

/**
 * Draws a workshop: a wall with a name board below its roof, the door of its trade between two lamps, a side door, and
 * a board on the ground.
 */
export function drawWorkshop(details: FrontageDetails): string {
  const { name, typeface, trade, seed } = details;
  const roof = pickVariant(roofs, seed >>> 5);
  const door = doors[trade.door ?? 'sectional'];
  const lamps = [48, 404];
  const drawLamps = (draw: (x: number) => string) => lamps.map(draw).join('');
  return `<path class="wall" d="${roof.wall}"/>
<path class="tone" d="${roof.shade}"/>
<path class="faint" d="${roof.courses}"/>
<path class="deep" d="${roof.eaves}"/>
<path class="main" d="${roof.covering}"/>
<circle class="main" cx="${roof.x}" cy="68" r="26"/>
<path class="inset" d="${trade.emblem}" transform="translate(${roof.x} 68)scale(.8)"/>
<path class="cast" d="M64 172h432v10H64z"/>
<path class="main" d="M64 100h432v72H64z"/>
<path class="inset" d="M73 108h414v56H73z"/>
<g class="name">${drawLettering(name, { x: 80, y: 109, width: 400, height: 51, maxSize: 42 }, typeface, 2)}</g>
<path class="deep" d="M66 218h320v194H66z"/>
<path class="inside" d="M76 228h300v184H76z"/>
<path class="tool" d="M76 394h300v18H76z${trade.hall ?? bench}"/>
<g class="leaf">${door.leaf}</g>
${door.lintel}
<path class="cast" d="M76 228h300v9H76z"/>
<path class="accent" d="M126 184h200v32H126z"/>
<g class="number">${drawPhoneNumbers(details, { x: 136, y: 189, width: 180, height: 22, maxSize: 25 })}</g>
<path class="deep" d="M410 252h72v160h-72z"/>
<path class="main" d="M418 260h56v152h-56z"/>
<path class="glass" d="M427 270h38v56h-38z"/>
<path class="accent" d="M421 346h9v5h-9z"/>
<path class="deep" d="M24 406h42v8H24zM386 406h146v8H386z"/>
<path class="beam" d="${drawLamps((x) => `M${x - 9} 238l-22 100h62l-22-100z`)}"/>
<path class="rod" d="${drawLamps((x) => `M${x} 206v14`)}"/>
<path class="deep" d="${drawLamps((x) => `M${x - 12} 238q2-18 12-18t12 18z`)}"/>`;
}
