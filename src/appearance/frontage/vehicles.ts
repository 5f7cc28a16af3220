import type { Panel } from './lettering.ts';
import type { TradeDetails } from './trades.ts';

export const vehicleNames = ['van', 'smallVan', 'boxVan', 'ute', 'pickup'] as const;
export type VehicleName = (typeof vehicleNames)[number];

/** Classes of a vehicle's parts: its body, the board with its name, and the band with its number. */
interface Livery {
  readonly body: string;
  readonly nameBoard: string;
  readonly band: string;
}

/** A vehicle that faces right, on a road at y 412. */
export interface Vehicle {
  /** The centres of the rear and front wheels. */
  readonly wheels: readonly [number, number];
  readonly radius: number;
  readonly name: Panel;
  readonly telephone: Panel;
  /** Where the headlight is. */
  readonly headlight: string;
  /** Position of the load on the roof, relative to its position on the van; absent if the roof is empty. */
  readonly roof?: string;
  /** Position of an open bed, whose load lies on y 0 from x 0 to 210; absent if it has none. */
  readonly bed?: string;
  readonly draw: (livery: Livery, trade: TradeDetails) => string;
}

const van: Vehicle = {
  wheels: [150, 428],
  radius: 40,
  name: { x: 80, y: 158, width: 272, height: 138, maxSize: 92 },
  telephone: { x: 206, y: 309, width: 148, height: 30, maxSize: 28 },
  headlight: 'M500 262q22 8 22 26h-20q-8-12-2-26z',
  roof: '0 0',
  draw: ({
    nameBoard,
    band,
  }) => `<path class="${nameBoard}" d="M34 356V166q0-22 22-22h284q22 0 36 16l52 60 68 22q26 8 26 36v78q0 8-8 8H42q-8 0-8-8z"/>
<path class="${band}" d="M34 304h330l10-22h148v74q0 8-8 8H42q-8 0-8-8z"/>
<path class="deep" d="M34 344h488v12q0 8-8 8H42q-8 0-8-8z"/>
<path class="faint" d="M70 152v152M362 152v190M372 262h20"/>
<path class="glass" d="M376 174h6l44 46h-50z"/>
<path class="glass" d="M392 170l50 52 30 8-70-68z"/>
<path class="gleam" d="M378 176l40 44h-14l-26-28z"/>
<path class="ink" d="M372 252h22v5h-22zM434 228q8-10 14 0v16h-14z"/>
<path class="accent" d="M34 258h10v40H34z"/>
<path class="deep" d="M492 344h38v20h-38zM26 344h34v20H26z"/>`,
};

/** A small van of one piece with its bonnet, as sweeps and locksmiths drive in Europe. */
const smallVan: Vehicle = {
  wheels: [136, 420],
  radius: 42,
  name: { x: 66, y: 196, width: 224, height: 100, maxSize: 64 },
  telephone: { x: 200, y: 311, width: 160, height: 30, maxSize: 28 },
  headlight: 'M488 274q20 2 28 24h-20q-14-8-8-24z',
  roof: '-6 38',
  draw: ({
    nameBoard,
    band,
  }) => `<path class="${nameBoard}" d="M36 354V212q2-28 30-30 128-6 238 0 30 2 54 24l54 50q66 8 94 28 20 12 20 40v30z"/>
<path class="${band}" d="M36 306h490v48H36z"/>
<path class="deep" d="M30 344h500v12q0 6-6 6H36q-6 0-6-6z"/>
<path class="faint" d="M58 184v122M300 184v158M396 256q-18 40-14 50M308 268h18M58 214h-22"/>
<path class="glass" d="M312 200q20 0 36 14l40 40h-76z"/>
<path class="glass" d="M344 198l60 56h20l-68-60z"/>
<path class="gleam" d="M314 204l50 50h-18l-32-34z"/>
<path class="ink" d="M308 264h22v5h-22zM380 254q8-12 16 0v14h-16z"/>
<path class="accent" d="M36 238h10v50H36z"/>`,
};

/** A tall van with a window in its side, in which people work. */
const boxVan: Vehicle = {
  wheels: [126, 436],
  radius: 38,
  name: { x: 44, y: 212, width: 346, height: 86, maxSize: 64 },
  telephone: { x: 184, y: 311, width: 200, height: 30, maxSize: 30 },
  headlight: 'M514 286h18v28h-18q-8-14 0-28z',
  draw: (
    { nameBoard, band },
    { window = '', emblem },
  ) => `<path class="cloud" d="M150 54q-16 0-16-12t16-12q4-14 22-12t20 12q16 0 16 12t-16 12zM222 14q-10 0-10-8t10-8h30q10 0 10 8t-10 8z"/>
<path class="deep" d="M136 84V68h-10v-8h76v8h-10v16zM250 84v-8h104v8z"/>
<path class="${nameBoard}" d="M24 352V100q0-16 16-16h384q22 0 28 18l30 108 40 12q12 4 12 20v110z"/>
<path class="${band}" d="M24 304h510v48H24z"/>
<path class="deep" d="M18 340h524v14q0 6-6 6H24q-6 0-6-6zM396 340h62v26h-62z"/>
<path class="faint" d="M24 206h372M396 92v248M460 228v76"/>
<path class="glass" d="M408 114h30l26 96v20h-56z"/>
<path class="glass" d="M444 104l30 108-6 4-30-112z"/>
<path class="deep" d="M50 118h164v82H50z"/>
<path class="glass" d="M58 126h148v66H58z"/>
<path class="tool" d="${window}"/>
<path class="gleam" d="M66 126h24l-32 46v-36zM164 126h14l-46 66h-14z"/>
<path class="accent" d="M42 106h180l10 20q-12 12-25 0-12 12-25 0-12 12-25 0-12 12-25 0-12 12-25 0-12 12-25 0-12 12-25 0-12 12-25 0z"/>
<circle class="main" cx="306" cy="152" r="36"/><path class="inset" d="${emblem}" transform="translate(306 150)scale(1.3)"/>
<path class="ink" d="M404 250h22v5h-22zM462 236h16v26h-16z"/>`,
};

/** A ute with an open tray and a headboard, as in Australia and New Zealand. */
const ute: Vehicle = {
  wheels: [106, 446],
  radius: 40,
  name: { x: 36, y: 218, width: 282, height: 94, maxSize: 60 },
  telephone: { x: 172, y: 342, width: 160, height: 26, maxSize: 28 },
  headlight: 'M510 262q22 2 26 26h-20q-12-10-6-26z',
  bed: 'translate(30 210)scale(1.26)',
  draw: ({ body, nameBoard, band }) => `<path class="deep" d="M24 324h512v20H24zM310 130h14v194h-14z"/>
<path class="faint" d="M310 162h-30M310 186h-30"/>
<path class="${body}" d="M334 348V188q0-22 22-22h56q14 0 22 12l42 58 50 10q16 4 16 24v78z"/>
<path class="glass" d="M348 182h52l36 54h-88z"/>
<path class="glass" d="M410 180l40 56 16 4-46-64z"/>
<path class="gleam" d="M350 184h22l34 52h-20z"/>
<path class="faint" d="M342 236v92M444 240v46q-2 24-10 42"/>
<path class="ink" d="M350 252h24v5h-24zM426 232q8-10 14 0v16h-14zM470 254v-20l-46-66v-20h14v12l44 64v30z"/>
<path class="accent" d="M362 166v-10q10-10 20 0v10z"/>
<path class="deep" d="M330 338h216v16H330zM534 282h12v8h-4v48h-8z"/>
<path class="${nameBoard}" d="M22 210h306v110H22z"/>
<path class="inset" d="M22 314h306"/>
<path class="ink" d="M60 316h8v14h-8zM170 316h8v14h-8zM280 316h8v14h-8zM22 204h6v8h-6zM322 204h6v8h-6z"/>
<path class="${band}" d="M164 336h176v38H164z"/>
<path class="accent" d="M14 326h12v22H14z"/>`,
};

/** A pickup with a long bed, two rows of seats and a ladder rack, as in North America. */
const pickup: Vehicle = {
  wheels: [106, 450],
  radius: 44,
  name: { x: 32, y: 228, width: 198, height: 76, maxSize: 44 },
  telephone: { x: 168, y: 311, width: 218, height: 30, maxSize: 30 },
  headlight: 'M516 252h24v28h-22q-8-14-2-28z',
  roof: '-30 -10',
  bed: 'translate(28 218)',
  draw: ({
    body,
    nameBoard,
    band,
  }) => `<path class="deep" d="M24 222l4-84h9v84zM228 222v-84h9v84zM344 166l-4-28h9l10 32zM16 130h352v9H16z"/>
<path class="${body}" d="M238 350V182q2-24 24-24h74q18 0 30 14l40 56 108 10q24 4 26 28v84z"/>
<path class="${nameBoard}" d="M18 350V220h220v130z"/>
<path class="${band}" d="M18 308h522v42H18z"/>
<path class="deep" d="M14 216h228v8H14zM10 334h40v20H10zM504 334h46v20h-46z"/>
<path class="glass" d="M252 172h42v54h-42zM304 172h30q10 0 16 9l32 45h-78z"/>
<path class="glass" d="M348 172l42 55 16 1-40-56z"/>
<path class="gleam" d="M306 174h18l36 52h-22z"/>
<path class="faint" d="M238 224v84M299 166v142M398 232v76M412 240l126 14M238 300h160"/>
<path class="ink" d="M268 242h20v5h-20zM310 242h20v5h-20zM380 222q8-10 16 0v18h-16z"/>
<path class="accent" d="M18 244h8v42h-8z"/>`,
};

export const vehicles: Readonly<Record<VehicleName, Vehicle>> = { van, smallVan, boxVan, ute, pickup };
