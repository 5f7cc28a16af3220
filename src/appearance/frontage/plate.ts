import type { Signwriting } from './frontage.ts';
import { writeLettering } from './lettering.ts';

const CORNERS = [
  [106, 112],
  [454, 112],
  [106, 290],
  [454, 290],
];

/** Draws an enamel plate with four screws on a brick wall, under a lamp; a small board with the hours hangs from it. */
export function drawPlate({ name, telephone, typeface, trade }: Signwriting): string {
  const bricks = Array.from({ length: 12 }, (_, row) => {
    const y = 74 + row * 27;
    return row % 2 === 0 ? `M40 ${y}h34M488 ${y}h34` : `M56 ${y}h${row % 3 ? 18 : 24}M496 ${y}h18`;
  }).join('');
  const screws = CORNERS.map(([x = 0, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0m2 3l8-6`).join('');
  return `<path class="wall" d="M22 44h516v368H22z"/>
<path class="tone" d="M496 44h42v368h-42zM22 48h516v12H22z"/>
<path class="faint" d="${bricks}M140 340h38m-18 27h44M380 340h40m-52 27h30M120 394h40m240 0h36"/>
<path class="wall" d="M12 26h536v14l-8 8H20l-8-8z"/>
<path class="deep" d="M14 400h532v14H14z"/>
<path class="cast" d="M100 108h380v212H100z"/>
<path class="main" d="M96 92h368q0 10 10 10v198q-10 0-10 10H96q0-10-10-10V102q10 0 10-10z"/>
<path class="beam" d="M236 84L110 310h340L324 84z"/>
<path class="inset" d="M98 128q22-2 24-24h316q2 22 24 24v146q-22 2-24 24H122q-2-22-24-24zM182 238h76M302 238h76"/>
<path class="inset" d="${trade.emblem}" transform="translate(280 236)scale(.65)"/>
<path class="wall" d="${screws}"/>
<g class="name">${writeLettering(name, { x: 130, y: 110, width: 300, height: 106, maxSize: 84 }, typeface, 3)}${writeLettering(telephone, { x: 140, y: 254, width: 280, height: 34, maxSize: 34 }, typeface)}</g>
<path class="rod" d="M280 48v14"/>
<path class="deep" d="M232 84q6-24 48-24t48 24z"/>`;
}
