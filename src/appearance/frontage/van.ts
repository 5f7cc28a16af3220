import type { Signwriting } from './frontage.ts';
import { writeLettering } from './lettering.ts';

/** Draws a van in front of a row of houses, for a business that comes to its customers. */
export function drawVan({ name, telephone, typeface }: Signwriting): string {
  const wheels = [150, 428];
  const circles = (name: string, radius: number) =>
    wheels.map((x) => `<circle class="${name}" cx="${x}" cy="372" r="${radius}"/>`).join('');
  return `<path class="far" d="M0 412V138l34-40V74h18v10l26-30 78 84v-30l40-44 40 44V82h18v36l60-66 60 66V96h18v-4l44-50 44 50v-14l40-46 40 46V412z"/>
<path class="far" d="M156 138v274M276 128v284M410 118v294"/>
<path class="lights" d="M30 150h26v34H30zM96 150h26v34H96zM216 124h24v34h-24zM320 132h30v36h-30zM456 124h26v34h-26zM506 124h26v34h-26zM526 208h20v34h-20zM4 214h18v34H4z"/>
<path class="wall" d="M34 356V166q0-22 22-22h284q22 0 36 16l52 60 68 22q26 8 26 36v78q0 8-8 8H42q-8 0-8-8z"/>
<path class="tone" d="M34 166q0-22 22-22h284q12 0 22 5l14 11H60q-12 0-12 12v128H34z"/>
<path class="main" d="M34 304h330l10-22h148v74q0 8-8 8H42q-8 0-8-8z"/>
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
<g class="painted">${writeLettering(name, { x: 82, y: 164, width: 268, height: 126, maxSize: 58 }, typeface, 3)}</g>
<g class="name">${writeLettering(telephone, { x: 206, y: 310, width: 148, height: 28, maxSize: 26 }, typeface)}</g>`;
}
