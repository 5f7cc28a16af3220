import type { Signwriting } from './frontage.ts';
import { writeLettering, writePhoneNumbers } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';

const STRIPES = 11;

/** Forms of the gable that the emblem is on, above y 14. */
const crests = ['M204 14q6-54 76-54t76 54z', 'M184 14l96-56 96 56z', 'M196 14V-8h24v-26h120v26h24v22z'] as const;
/** Forms of the lower edge of a stripe of the awning. */
const edges = ['a22.4 17 0 0 1-44.7 0z', 'l-22.4 15-22.3-15z', 'v11h-44.7z'] as const;

const shelves =
  'M98 222v22h-12l6-12h12l6 12H98M322 222v22h-12l6-12h12l6 12h-12M100 328v-26h26v26zM136 328v-36q9-8 18 0v36zM196 328v-50h44v50zM203 278q15-22 30 0zM262 328v-20h44v20zM272 308v-16h26v16z';

/** Draws a shop: cornice, lamps, fascia, awning, window and a door with a hanging sign. */
export function drawShop(text: Signwriting): string {
  const { name, typeface, trade, seed } = text;
  const edge = pickVariant(edges, seed >>> 11);
  const stripes = (first: number) => {
    let path = '';
    for (let at = first; at < STRIPES; at += 2) {
      const [top, bottom] = [48 + (at * 464) / STRIPES, 34 + (at * 492) / STRIPES];
      path += `M${top.toFixed(1)} 156h42.2L${(bottom + 44.7).toFixed(1)} 200${edge}`;
    }
    return path;
  };
  const crest = pickVariant(crests, seed >>> 12);
  const lamps = [102, 264, 426];
  const each = (draw: (x: number) => string) => lamps.map(draw).join('');
  return `<g class="around"><path class="wall" d="${crest}"/><path d="${trade.emblem}" transform="translate(280-9)scale(.9)"/>
<path class="wall" d="M40 32h480v380H40z"/>
<path class="tone" d="M488 32h32v380h-32zM40 38h480v9H40z"/>
<path class="faint" d="M58 56h26m-10 12h22M196 54h22m-10 12h26M340 56h26m-12 12h18"/>
<path class="wall" d="M26 14h508v14l-10 10H36L26 28z"/>
<path class="faint" d="M28 27h504"/>
<path class="deep" d="M36 168h22v236H36zM502 168h22v236h-22z"/>
<path class="deep" d="M66 214h290v138H66z"/>
<path class="glass" d="M74 222h274v122H74z"/>
<path class="goods" d="M74 334h274v10H74z${trade.goods ?? shelves}"/>
<path class="gleam" d="M104 222h30L84 344H74v-50zM284 222h14l-50 122h-14z"/>
<path class="blind" d="M74 222h274v62H74z"/>
<path class="deep" d="M162 222h6v122h-6zM254 222h6v122h-6z"/>
<g class="number-board"><path class="main" d="M66 352h290v54H66z"/>
<path class="inset" d="M74 360h274v38H74z"/>
<g class="name">${writePhoneNumbers(text, { x: 84, y: 364, width: 254, height: 30, maxSize: 28 })}</g></g>
<path class="deep" d="M372 206h122v200H372z"/>
<path class="main" d="M381 214h104v192H381z"/>
<path class="glass" d="M391 224h84v112h-84z"/>
<path class="deep" d="M391 352h84v42h-84z"/>
<path class="accent" d="M384 342h14v5h-14z"/>
<path class="deep" d="M30 404h326v10H30zM362 400h142v14H362z"/>
<path class="cast" d="M66 200h290v26H66zM372 200h122v30H372z"/></g>
<path class="main" d="M30 80h500v76H30z"/>
<path class="beam" d="${each((x) => `M${x + 20} 69L${x - 26} 148h116L${x + 44} 69z`)}"/>
<path class="inset" d="M40 88h480v60H40z"/>
<g class="name">${writeLettering(name, { x: 54, y: 90, width: 452, height: 53, maxSize: 44 }, typeface, 2)}</g>
<path class="deep" d="M22 74h24v84l-5 12H27l-5-12zM514 74h24v84l-5 12h-14l-5-12z"/>
<path class="wall" d="${stripes(1)}"/>
<path class="accent" d="${stripes(0)}"/>
<path class="cast" d="M48 157h464l2 9H46z"/>
<g class="around"><path class="rod" d="${each((x) => `M${x} 80V56q0-12 16-12t16 10`)}"/>
<path class="deep" d="${each((x) => `M${x + 19} 69q2-15 13-15t13 15z`)}"/></g>`;
}
