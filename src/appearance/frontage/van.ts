import type { Signwriting } from './frontage.ts';
import { writeLettering } from './lettering.ts';
import { pickForm } from './pick-form.ts';

/** Colours of the body with its name and of the band along it with the number, as classes. */
const liveries = [
  { body: 'wall', name: 'painted', band: 'main', number: 'name' },
  { body: 'main', name: 'name', band: 'accent', number: 'number' },
] as const;

/** Draws a van in the country of the business, for a business that comes to its customers. */
export function drawVan({ name, telephone, typeface, trade, seed, backdrop }: Signwriting): string {
  const wheels = [150, 428];
  const circles = (name: string, radius: number) =>
    wheels.map((x) => `<circle class="${name}" cx="${x}" cy="372" r="${radius}"/>`).join('');
  const livery = pickForm(liveries, seed >>> 14);
  const roof =
    trade.roof === undefined
      ? `<path class="deep" d="M196 144v-14h52v14z"/><circle class="main" cx="222" cy="102" r="32"/><path class="inset" d="${trade.emblem}" transform="translate(222 102)"/>`
      : `<path class="accent" d="${trade.roof}"/>`;
  return `${backdrop}${roof}
<path class="${livery.body}" d="M34 356V166q0-22 22-22h284q22 0 36 16l52 60 68 22q26 8 26 36v78q0 8-8 8H42q-8 0-8-8z"/>
<path class="${livery.band}" d="M34 304h330l10-22h148v74q0 8-8 8H42q-8 0-8-8z"/>
<path class="deep" d="M34 344h488v12q0 8-8 8H42q-8 0-8-8z"/>
<path class="faint" d="M70 152v152M362 152v190M372 262h20"/>
<path class="glass" d="M376 174h6l44 46h-50z"/>
<path class="glass" d="M392 170l50 52 30 8-70-68z"/>
<path class="gleam" d="M378 176l40 44h-14l-26-28z"/>
<path class="ink" d="M372 252h22v5h-22zM434 228q8-10 14 0v16h-14z"/>
<path class="accent" d="M500 262q22 8 22 26h-20q-8-12-2-26zM34 258h10v40H34z"/>
<path class="beam" d="M520 268l84-22v138l-84-86z"/>
<path class="deep" d="M492 344h38v20h-38zM26 344h34v20H26z"/>
<path class="tyre" d="M98 364a52 52 0 0 1 104 0zM376 364a52 52 0 0 1 104 0z"/>
${circles('tyre', 40)}${circles('tone', 21)}${circles('wall', 14)}
<g class="${livery.name}">${writeLettering(name, { x: 80, y: 158, width: 272, height: 138, maxSize: 92 }, typeface, 3)}</g>
<g class="${livery.number}">${writeLettering(telephone, { x: 206, y: 309, width: 148, height: 30, maxSize: 28 }, typeface)}</g>`;
}
