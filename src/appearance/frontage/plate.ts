import type { FrontageDetails } from './frontage.ts';
import { drawLettering, drawPhoneNumbers } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';

const CORNERS = [
  [106, 112],
  [454, 112],
  [106, 290],
  [454, 290],
];

/** Courses of the wall beside and below the plate: bricks, boards, stones. */
const walls = [
  'M40 74h34M488 74h34M56 101h18M496 101h18M40 128h34M488 128h34M56 182h24M496 182h18M40 236h34M488 236h34M56 290h18M496 290h18M40 344h34M488 344h34M56 371h24M140 340h38m-18 27h44M380 340h40m-52 27h30M120 394h40m240 0h36',
  'M24 86h510M24 116h510M24 146h510M24 176h510M24 206h510M24 236h510M24 266h510M24 296h510M24 326h510M24 356h510M24 386h510',
  'M24 96h510M24 144h510M24 192h510M24 240h510M24 288h510M24 336h510M24 380h510M60 96v48M46 144v48M68 192v48M50 240v48M62 288v48M44 60v36M510 60v36M490 96v48M516 144v48M494 192v48M512 240v48M490 288v48M90 336v44M176 380v22M250 336v44M340 380v22M430 336v44',
] as const;

/** The light of the lamp on the wall behind the plate, fainter towards its edge. */
const light = [50, 95, 140, 185, 228]
  .map(
    (width) => `<path fill-opacity=".32" d="M${280 - width / 4} 50h${width / 2}L${280 + width} 398H${280 - width}z"/>`,
  )
  .join('');

/** Draws an enamel plate with four screws on a wall, under a lamp; a small board with the hours hangs from it. */
export function drawPlate(details: FrontageDetails): string {
  const { name, typeface, trade, seed } = details;
  const screws = CORNERS.map(([x = 0, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0m2 3l8-6`).join('');
  return `<path class="wall" d="M22 44h516v368H22z"/>
<path class="tone" d="M496 44h42v368h-42zM22 48h516v12H22z"/>
<path class="faint" d="${pickVariant(walls, seed >>> 4)}"/>
<path class="wall" d="M12 26h536v14l-8 8H20l-8-8z"/>
<path class="deep" d="M14 400h532v14H14z"/>
<path class="cast" d="M100 108h380v212H100z"/>
<g class="beam">${light}</g>
<path class="main" d="M96 92h368q0 10 10 10v198q-10 0-10 10H96q0-10-10-10V102q10 0 10-10z"/>
<path class="inset" d="M98 128q22-2 24-24h316q2 22 24 24v146q-22 2-24 24H122q-2-22-24-24zM182 238h76M302 238h76"/>
<path class="inset" d="${trade.emblem}" transform="translate(280 236)scale(.65)"/>
<path class="wall" d="${screws}"/>
<g class="name">${drawLettering(name, { x: 130, y: 110, width: 300, height: 106, maxSize: 84 }, typeface, 3)}${drawPhoneNumbers(details, { x: 140, y: 254, width: 280, height: 34, maxSize: 34 })}</g>
<path class="rod" d="M280 48v14"/>
<path class="glass" d="M258 84q22 18 44 0z"/>
<path class="deep" d="M232 84q6-24 48-24t48 24z"/>`;
}
