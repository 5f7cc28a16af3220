/** A silhouette behind a frontage, and its windows, which are lit at night. */
interface Backdrop {
  readonly far: string;
  readonly lights?: string;
}

const terrace: Backdrop = {
  far: 'M0 412V138l34-40V74h18v10l26-30 78 84v-30l40-44 40 44V82h18v36l60-66 60 66V96h18v-4l44-50 44 50v-14l40-46 40 46V412zM156 138v274M276 128v284M410 118v294',
  lights:
    'M30 150h26v34H30zM96 150h26v34H96zM216 124h24v34h-24zM320 132h30v36h-30zM456 124h26v34h-26zM506 124h26v34h-26zM526 208h20v34h-20zM4 214h18v34H4z',
};
const villas: Backdrop = {
  far: 'M0 412V106l16-20h18V44h20v42h52l66-74 68 76v324zM240 412V156a42 50 0 1 1 70 0v256zM316 412V98l32-40h132l32 40v314zM450 58V46h20v12zM502 412V146a34 48 0 1 1 56 0v266z',
  lights: 'M44 108h28v28H44zM156 62h30v32h-30zM346 112h30v26h-30zM438 112h30v26h-30z',
};
const hills: Backdrop = {
  far: 'M0 412C50-10 160 0 250 130S430-80 560 412zM0 412Q150 130 300 220T560 412zM300 160v-26l28-28 28 28v26z',
  lights: 'M318 130h18v16h-18z',
};
const trees: Backdrop = {
  far: 'M20 412V210Q-10 104 20 70q30 34 0 140zM96 412V214Q56 104 96 70q40 44 0 144zM172 412V196a46 50 0 1 1 30 0v216zM288 412V214Q248 112 288 74q40 40 0 140zM380 412V190a50 54 0 1 1 30 0v222zM490 412V214Q450 104 490 72q40 36 0 142zM546 412V214q-24-90 0-138 24 48 0 138zM0 412q10-170 140-186t310 6q100 20 110 180zM462 412V196l44-38 44 38v216z',
  lights: 'M478 202h20v24h-20zM514 202h20v24h-20z',
};
const blocks: Backdrop = {
  far: 'M0 412V120h90v292zM90 412V64h76v348zM166 412V138h64v274zM230 412V92l40-30 40 30v320zM310 412V40h82v372zM392 412V130h72v282zM464 412V80h106v332zM348 40V6',
  lights:
    'M14 140h16v24H14zm44 0h16v24H58zM106 84h16v24h-16zm28 0h16v24h-16zm-28 44h16v24h-16zM262 100h16v24h-16zM326 60h16v24h-16zm34 0h16v24h-16zm0 44h16v24h-16zM484 100h16v24h-16zm36 44h16v24h-16zm0 44h16v24h-16z',
};

/** Countries where houses in towns stand in rows. */
const COUNTRIES_OF_ROWS: ReadonlySet<string> = new Set(['GB', 'IE']);

/**
 * Draws what is behind a business: houses as its country builds them, hills or trees, and tall buildings if it serves a
 * city.
 *
 * @param number Chooses among them, the same for the same business.
 */
export function drawBackdrop(number: number, country: string, hasCity: boolean): string {
  const all = [COUNTRIES_OF_ROWS.has(country) ? terrace : villas, hills, trees, ...(hasCity ? [blocks] : [])];
  const { far, lights } = all[number % all.length] as Backdrop;
  return `<path class="far" d="${far}"/>${lights === undefined ? '' : `<path class="lights" d="${lights}"/>`}`;
}
