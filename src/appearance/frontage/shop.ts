import { buildings } from './buildings.ts';
import type { FrontageDetails } from './frontage.ts';
import { drawLettering, drawPhoneNumbers } from './lettering.ts';

const shelves =
  'M98 222v22h-12l6-12h12l6 12H98M322 222v22h-12l6-12h12l6 12h-12M100 328v-26h26v26zM136 328v-36q9-8 18 0v36zM196 328v-50h44v50zM203 278q15-22 30 0zM262 328v-20h44v20zM272 308v-16h26v16z';

/** Draws a shop's building: lamps, a board with the name, a window and a door with a hanging sign. */
export function drawShop(details: FrontageDetails): string {
  const { name, typeface, trade, seed } = details;
  const { nameBoard, lamps, ...building } = buildings[details.building];
  const [left, right] = nameBoard;
  const drawLamps = (draw: (x: number) => string) => lamps.map(draw).join('');
  const emblem = (position: string) => `<path d="${trade.emblem}" transform="translate(${position})scale(.9)"/>`;
  return `<g class="around">${building.draw({ emblem, seed })}
<path class="deep" d="M66 214h290v138H66z"/>
<path class="glass" d="M74 222h274v122H74z"/>
<path class="goods" d="M74 334h274v10H74z${trade.goods ?? shelves}"/>
<path class="gleam" d="M104 222h30L84 344H74v-50zM284 222h14l-50 122h-14z"/>
<path class="blind" d="M74 222h274v62H74z"/>
<path class="deep" d="M162 222h6v122h-6zM254 222h6v122h-6z"/>
<g class="number-board"><path class="main" d="M66 352h290v54H66z"/>
<path class="inset" d="M74 360h274v38H74z"/>
<g class="name">${drawPhoneNumbers(details, { x: 84, y: 364, width: 254, height: 30, maxSize: 28 })}</g></g>
<path class="deep" d="M372 206h122v200H372z"/>
<path class="main" d="M381 214h104v192H381z"/>
<path class="glass" d="M391 224h84v112h-84z"/>
<path class="deep" d="M391 352h84v42h-84z"/>
<path class="accent" d="M384 342h14v5h-14z"/>
<path class="deep" d="M30 404h326v10H30zM362 400h142v14H362z"/>
<path class="cast" d="M66 200h290v26H66zM372 200h122v30H372z"/></g>
<path class="main" d="M${left} 80H${right}v76H${left}z"/>
<path class="beam" d="${drawLamps((x) => `M${x + 20} 69L${x - 26} 148h116L${x + 44} 69z`)}"/>
<path class="inset" d="M${left + 10} 88H${right - 10}v60H${left + 10}z"/>
<g class="name">${drawLettering(name, building.name, typeface, 2)}</g>
${building.drawCanopy(seed)}
<g class="around"><path class="rod" d="${drawLamps((x) => `M${x} 80V56q0-12 16-12t16 10`)}"/>
<path class="deep" d="${drawLamps((x) => `M${x + 19} 69q2-15 13-15t13 15z`)}"/></g>`;
}
