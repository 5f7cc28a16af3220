import type { FrontageDetails } from './frontage.ts';
import { drawLettering, drawPhoneNumbers } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';
import { vehicles } from './vehicles.ts';

/** Classes of the body and the board with the name, and of the band with the number. */
const liveries = [
  { body: 'pale', nameBoard: 'pale', name: 'painted', band: 'main', number: 'name' },
  { body: 'main', nameBoard: 'main', name: 'name', band: 'accent', number: 'number' },
] as const;
/** Liveries of a vehicle whose board is not a part of its body. */
const boardLiveries = [
  { body: 'pale', nameBoard: 'main', name: 'name', band: 'accent', number: 'number' },
  { body: 'main', nameBoard: 'pale', name: 'painted', band: 'accent', number: 'number' },
] as const;

/** Draws the vehicle of a business that comes to its customers, with the load of its trade, on a road in its country. */
export function drawVan(details: FrontageDetails): string {
  const { name, typeface, trade, seed, backdrop } = details;
  const vehicle = vehicles[details.vehicle];
  const { wheels, radius, bed } = vehicle;
  const y = 412 - radius;
  const arch = radius + 12;
  const circles = (className: string, size: number) =>
    wheels.map((x) => `<circle class="${className}" cx="${x}" cy="${y}" r="${size}"/>`).join('');
  const arches = wheels.map((x) => `M${x - arch} ${y - 8}a${arch} ${arch} 0 0 1 ${2 * arch} 0z`).join('');
  const livery = pickVariant(vehicle.bed === undefined ? liveries : boardLiveries, seed >>> 14);
  const roof =
    vehicle.roof === undefined
      ? ''
      : `<g transform="translate(${vehicle.roof})">${trade.roof ?? `<path class="deep" d="M196 144v-14h52v14z"/><circle class="main" cx="222" cy="102" r="32"/><path class="inset" d="${trade.emblem}" transform="translate(222 102)"/>`}</g>`;
  return `${backdrop}<path class="beam" d="M514 256l60-24v182H408z"/><path class="cast" d="M44 405h484v8H44z"/>${roof}${bed === undefined ? '' : `<g transform="${bed}">${trade.load ?? ''}</g>`}
${vehicle.draw(livery, trade)}
<path class="lamp" d="${vehicle.headlight}"/>
<path class="tyre" d="${arches}"/>
${circles('tyre', radius)}${circles('tone', radius - 19)}${circles('pale', radius - 26)}
<g class="${livery.name}">${drawLettering(name, vehicle.name, typeface, 3)}</g>
<g class="${livery.number}">${drawPhoneNumbers(details, vehicle.telephone)}</g>`;
}
