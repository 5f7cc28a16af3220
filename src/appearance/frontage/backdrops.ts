import type { Country } from '../../countries/country.ts';

/** A silhouette behind a frontage, and its windows, which are lit at night. */
interface Backdrop {
  readonly far: string;
  readonly lights?: string;
}

/** A row of houses that ends in trees. */
const terrace: Backdrop = {
  far: 'M22 412v-84a24 40 0 1 1 10 0v84zM46 412V152l48-54V76h18v4l40 44v28l44-50V82h18v2l44 50v-26l52-56 52 56v26l42-46V66h18v22l46 52v272zM152 152v260M258 134v278M362 134v278M468 412V312h32v100zM520 412v-92a26 44 0 1 1 10 0v92z',
  lights:
    'M68 170h24v34H68zM112 170h24v34h-24zM182 150h24v34h-24zM222 150h20v34h-20zM284 136h20v34h-20zM318 136h20v34h-20zM386 150h24v34h-24zM430 150h20v34h-20zM478 330h14v20h-14z',
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
  far: 'M18 412v-74a22 32 0 1 1 8 0v74zM38 412V250h52v162zM90 412V150h70v262zM160 412V200h54v212zM214 412V112l40-30 40 30v300zM294 412V40h82v372zM376 412V160h66v252zM442 412V236h58v176zM522 412v-84a26 38 0 1 1 10 0v84zM332 40V6',
  lights:
    'M52 268h12v20H52zM106 170h16v24h-16zm28 0h16v24h-16zm-28 44h16v24h-16zM246 120h16v24h-16zM310 60h16v24h-16zm34 0h16v24h-16zm0 44h16v24h-16zM392 180h14v22h-14zm22 36h14v22h-14zM458 256h12v20h-12z',
};

/**
 * Draws what is behind a business: houses as its country builds them, hills, trees, or tall buildings if it serves a
 * city; `seed` picks one.
 */
export function drawBackdrop(seed: number, { hasTerraces }: Pick<Country, 'hasTerraces'>, hasCity: boolean): string {
  const all = [hasTerraces ? terrace : villas, hills, trees, ...(hasCity ? [blocks] : [])];
  const { far, lights } = all[seed % all.length] as Backdrop;
  return `<path class="far" d="${far}"/>${lights === undefined ? '' : `<path class="lights" d="${lights}"/>`}`;
}
