/** What is written on the van, in the colours of the business. */
export interface VanLettering {
  readonly lines: readonly [string, string];
  readonly telephone: string;
  readonly sign: string;
  readonly accent: string;
}

const WIDTH = 1800;
const HEIGHT = 1200;

/**
 * A rendering: the van of the business in a driveway at dusk, before a house
 * with a panelled double garage door. SVG, 1800 by 1200.
 */
export function drawVanAtDusk(lettering: VanLettering): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${definitions(lettering)}
${drawSky()}
${drawHills()}
${drawHouse()}
${drawGround()}
${drawVan(lettering)}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>
</svg>`;
}

function definitions({ sign }: VanLettering): string {
  const linear = (id: string, stops: string, direction = 'x1="0" y1="0" x2="0" y2="1"') =>
    `<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`;
  const radial = (id: string, stops: string, rest = '') =>
    `<radialGradient id="${id}" ${rest}>${stops}</radialGradient>`;
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const blur = (id: string, size: number) =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`;
  return `<defs>
${linear('sky', stop(0, '#17254a') + stop(0.35, '#3b4273') + stop(0.62, '#8a5f80') + stop(0.8, '#d98166') + stop(1, '#f6bd78'))}
${linear('far', stop(0, '#5a4a70') + stop(1, '#3d3a5c'))}
${linear('near', stop(0, '#2b2d4a') + stop(1, '#1d2138'))}
${linear('wall', stop(0, '#565061') + stop(1, '#7a6a66'))}
${linear('brick', stop(0, '#5a4147') + stop(1, '#7d5648'))}
${linear('roof', stop(0, '#20222f') + stop(1, '#2d2e3c'))}
${linear('door', stop(0, '#d9cdbd') + stop(1, '#bfae9d'))}
${linear('lit', stop(0, '#ffe9b0') + stop(1, '#ffc46b'))}
${linear('drive', stop(0, '#6b5f62') + stop(0.5, '#4a474f') + stop(1, '#33343d'))}
${linear('lawn', stop(0, '#3a4a40') + stop(1, '#1e2a26'))}
${linear('body', stop(0, '#f4f4f2') + stop(0.28, '#e7e8ea') + stop(0.6, '#cdd0d8') + stop(1, '#9a9daa'))}
${linear('band', stop(0, sign) + stop(1, shade(sign, 0.72)))}
${linear('glass', stop(0, '#6f7fa6') + stop(0.5, '#39456a') + stop(1, '#20283f'), 'x1="0" y1="0" x2="0.7" y2="1"')}
${linear('dusk-on-front', stop(0, '#f2a878', 0.34) + stop(0.35, '#f2a878', 0), 'x1="0" y1="0" x2="1" y2="0"')}
${linear('lamp-on-rear', stop(0.62, '#ffcf86', 0) + stop(1, '#ffcf86', 0.4), 'x1="0" y1="0" x2="1" y2="0"')}
${radial('glow', stop(0, '#fff1c9', 0.95) + stop(0.2, '#ffd58a', 0.55) + stop(0.55, '#ffb968', 0.18) + stop(1, '#ffb968', 0))}
${radial('hub', stop(0, '#e6e8ec') + stop(0.55, '#a9adb7') + stop(1, '#6b6f7b'))}
${radial('vignette', stop(0.62, '#0b1024', 0) + stop(1, '#0b1024', 0.5), 'cx="0.5" cy="0.52" r="0.75"')}
${blur('soft', 16)}${blur('softer', 34)}${blur('edge', 3)}
<clipPath id="van"><path d="${vanOutline}"/></clipPath>
</defs>`;
}

/** A colour, darker by a factor. */
function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((start) => Math.round(Number.parseInt(colour.slice(start, start + 2), 16) * factor));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function drawSky(): string {
  const cloud = (x: number, y: number, width: number, colour: string, opacity: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width / 22}" fill="${colour}" opacity="${opacity}" filter="url(#soft)"/>`;
  const stars = [
    [180, 90],
    [420, 60],
    [640, 150],
    [90, 240],
    [760, 70],
    [300, 190],
    [960, 110],
    [540, 250],
  ].map(
    ([x = 0, y = 0], index) => `<circle cx="${x}" cy="${y}" r="${1.2 + (index % 3) * 0.5}" fill="#fff" opacity="0.7"/>`,
  );
  return `<rect width="${WIDTH}" height="800" fill="url(#sky)"/>${stars.join('')}
${cloud(420, 430, 420, '#c98a94', 0.55)}${cloud(760, 520, 520, '#f0a184', 0.5)}${cloud(180, 560, 300, '#f4b48a', 0.55)}${cloud(980, 380, 340, '#8f7197', 0.5)}`;
}

function drawHills(): string {
  const tree = (x: number, y: number, size: number) =>
    `<path d="M${x} ${y}v${-size * 0.5}" stroke="#1d2138" stroke-width="${size / 14}"/><ellipse cx="${x}" cy="${y - size * 0.75}" rx="${size * 0.34}" ry="${size * 0.48}" fill="#1f2440"/><ellipse cx="${x - size * 0.2}" cy="${y - size * 0.55}" rx="${size * 0.24}" ry="${size * 0.32}" fill="#22284a"/>`;
  const spruce = (x: number, y: number, size: number) =>
    `<path d="M${x} ${y - size}l${size * 0.2} ${size * 0.36}h${-size * 0.09}l${size * 0.19} ${size * 0.33}h${-size * 0.1}l${size * 0.16} ${size * 0.31}h${-size * 0.72}l${size * 0.16} ${-size * 0.31}h${-size * 0.1}l${size * 0.19} ${-size * 0.33}h${-size * 0.09}z" fill="#1b2038"/>`;
  return `<path d="M0 640Q160 600 330 606T700 590Q860 560 1060 580T1800 560V820H0z" fill="url(#far)" opacity="0.85"/>
<path d="M0 716Q140 690 300 700T640 690Q760 680 900 700T1800 690V840H0z" fill="url(#near)"/>
${tree(70, 760, 190)}${spruce(190, 770, 230)}${tree(300, 756, 130)}${spruce(405, 760, 160)}${tree(520, 752, 120)}`;
}

/** The garage, gable to the street, and the house beside it. */
function drawHouse(): string {
  const [left, top, width, height] = [1000, 560, 600, 360];
  const rows = 4;
  const columns = 6;
  const panels = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [w, h] = [width / columns, height / rows];
    return drawPanel(left + column * w, top + row * h, w, h, row === 0);
  });
  const seams = Array.from({ length: rows - 1 }, (_, row) => {
    const y = top + ((row + 1) * height) / rows;
    return `<path d="M${left} ${y}h${width}" stroke="#8f7f72" stroke-width="3"/><path d="M${left} ${y + 2.5}h${width}" stroke="#f3e8d8" stroke-width="1.5"/>`;
  });
  const bricks = Array.from({ length: 9 }, (_, row) => {
    const y = 640 + row * 32;
    return `<path d="M900 ${y}H${left - 26}M${left + width + 26} ${y}H1700" stroke="#4a3439" stroke-width="2" opacity="0.5"/>`;
  });
  const lamp = (x: number) =>
    `<g><rect x="${x - 13}" y="610" width="26" height="46" rx="5" fill="#1c1d26"/><rect x="${x - 8}" y="617" width="16" height="32" rx="3" fill="#fff3cf"/><path d="M${x - 17} 610h34l-8-12h-18z" fill="#14151c"/></g>`;
  const halo = (x: number) => `<circle cx="${x}" cy="640" r="240" fill="url(#glow)"/>`;
  return `<path d="M1620 470H1800V920H1620z" fill="url(#wall)"/><path d="M1590 486L1700 372H1800V486z" fill="url(#roof)"/>
<rect x="1706" y="560" width="94" height="150" fill="#2a2730"/><rect x="1714" y="568" width="86" height="134" fill="url(#lit)"/><path d="M1757 568v134M1714 634h86" stroke="#4b3b3a" stroke-width="6"/>
<path d="M880 560L1300 250L1720 560V920H880z" fill="url(#wall)"/>
${Array.from({ length: 9 }, (_, row) => `<path d="M${1300 - row * 40 - 60} ${330 + row * 26}H${1300 + row * 40 + 60}" stroke="#484254" stroke-width="2" opacity="0.55"/>`).join('')}
<path d="M880 600H1720V920H880z" fill="url(#brick)"/>${bricks.join('')}
<path d="M836 592L1300 232L1764 592L1744 614L1300 276L856 614z" fill="url(#roof)"/>
<path d="M856 614L1300 276L1744 614" stroke="#8d8fa8" stroke-width="3" fill="none" opacity="0.5"/>
<rect x="1258" y="400" width="84" height="84" rx="42" fill="#26242e"/><rect x="1266" y="408" width="68" height="68" rx="34" fill="url(#lit)" opacity="0.9"/><path d="M1300 408v68M1266 442h68" stroke="#3a3036" stroke-width="5"/>
<rect x="${left - 26}" y="${top - 26}" width="${width + 52}" height="${height + 26}" fill="#e9dfd0"/><rect x="${left - 26}" y="${top - 26}" width="${width + 52}" height="${height + 26}" fill="#3a2f3a" opacity="0.25"/>
<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#door)"/>${panels.join('')}${seams.join('')}
<rect x="${left}" y="${top}" width="${width}" height="22" fill="#4a3a36" opacity="0.35" filter="url(#edge)"/>
<rect x="${left + width / 2 - 26}" y="${top + height - 40}" width="52" height="9" rx="4" fill="#3b3a40"/>
<rect x="${left}" y="${top + height - 8}" width="${width}" height="8" fill="#2a2830"/>
${lamp(938)}${lamp(1662)}${halo(938)}${halo(1662)}
<ellipse cx="1300" cy="930" rx="420" ry="40" fill="#ffcf8a" opacity="0.16" filter="url(#softer)"/>`;
}

/** One raised panel of the door, or a window of its top section. */
function drawPanel(x: number, y: number, width: number, height: number, isWindow: boolean): string {
  const [px, py, pw, ph] = [x + 13, y + 15, width - 26, height - 30];
  if (isWindow) {
    return `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" fill="#6a5c54"/><rect x="${px + 4}" y="${py + 4}" width="${pw - 8}" height="${ph - 8}" fill="url(#lit)"/><path d="M${px + pw / 2} ${py + 4}v${ph - 8}" stroke="#8b7a6a" stroke-width="4"/><path d="M${px + 8} ${py + ph - 8}l${pw * 0.3} ${-(ph - 16)}h${pw * 0.16}l${-pw * 0.3} ${ph - 16}z" fill="#fff" opacity="0.25"/>`;
  }
  return `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" fill="#c9baa8"/><path d="M${px} ${py + ph}V${py}H${px + pw}l-8 8H${px + 8}V${py + ph - 8}z" fill="#9d8c7c"/><path d="M${px} ${py + ph}H${px + pw}V${py}l-8 8V${py + ph - 8}H${px + 8}z" fill="#f0e5d5"/><rect x="${px + 8}" y="${py + 8}" width="${pw - 16}" height="${ph - 16}" fill="#d4c6b5"/>`;
}

function drawGround(): string {
  const blades = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 137) % 760;
    const y = 930 + ((index * 71) % 210);
    return `<path d="M${x} ${y}l4 ${-9 - (index % 5)}" stroke="#516254" stroke-width="2" opacity="0.55"/>`;
  });
  return `<path d="M0 780Q400 800 900 890V1200H0z" fill="url(#lawn)"/><path d="M1700 910H1800V1200H1760z" fill="url(#lawn)"/><rect x="0" y="916" width="1800" height="284" fill="url(#lawn)"/>${blades.join('')}
<path d="M960 918H1650L1800 1030V1200H60Q420 960 960 918z" fill="url(#drive)"/>
<path d="M960 918Q420 960 60 1200" stroke="#8b8084" stroke-width="5" fill="none" opacity="0.5"/>
<path d="M1010 920H1600L1760 1200H700z" fill="#ffbf78" opacity="0.13" filter="url(#softer)"/>
<path d="M1300 922L1290 1200" stroke="#2c2c35" stroke-width="3" opacity="0.6"/><path d="M610 1010H1760" stroke="#2c2c35" stroke-width="3" opacity="0.45"/>`;
}

const vanOutline =
  'M1160 1010H186Q150 1008 146 968L142 880Q142 826 176 806L300 762Q330 750 350 724L446 566Q468 520 520 516H1118Q1166 516 1170 566L1178 968Q1178 1008 1160 1010z';

function drawVan({ lines, telephone, sign, accent }: VanLettering): string {
  const [first, second] = lines;
  const wheel = (x: number) =>
    `<path d="M${x - 112} 1012a112 112 0 0 1 224 0z" fill="#15161d"/><circle cx="${x}" cy="1008" r="86" fill="#17181e"/><circle cx="${x}" cy="1008" r="80" fill="none" stroke="#2c2e38" stroke-width="4"/><circle cx="${x}" cy="1008" r="50" fill="url(#hub)"/>${[0, 60, 120, 180, 240, 300].map((angle) => `<path d="M${x} 1008m-7-16l3-28h8l3 28z" fill="#5b5f6b" transform="rotate(${angle} ${x} 1008)"/>`).join('')}<circle cx="${x}" cy="1008" r="13" fill="#cfd2d9" stroke="#6b6f7b" stroke-width="3"/>`;
  const text = (x: number, y: number, size: number, fill: string, words: string, width: number) =>
    `<text x="${x}" y="${y}" font-family="Overpass" font-weight="800" font-size="${Math.min(size, width / (words.length * 0.56))}" fill="${fill}">${escapeText(words)}</text>`;
  const rungs = Array.from(
    { length: 15 },
    (_, index) => `<path d="M${560 + index * 40} 470v14" stroke="#9da1ad" stroke-width="5"/>`,
  );
  return `<ellipse cx="670" cy="1092" rx="590" ry="36" fill="#0c0d14" opacity="0.75" filter="url(#soft)"/>
<ellipse cx="40" cy="1060" rx="170" ry="34" fill="#fff0c4" opacity="0.22" filter="url(#softer)"/>
<path d="M600 516v-26M1090 516v-26M840 516v-26" stroke="#3a3d49" stroke-width="10"/><path d="M536 466H1150M536 488H1150" stroke="#b9bdc8" stroke-width="7"/>${rungs.join('')}
<path d="${vanOutline}" fill="url(#body)"/>
<g clip-path="url(#van)">
<path d="M142 900Q430 884 640 838T1190 760V1012H142z" fill="url(#band)"/>
<path d="M142 884Q430 868 640 822T1190 744V764Q860 800 640 842T142 904z" fill="${accent}"/>
<path d="M446 516H1180V540H440z" fill="#fff" opacity="0.55"/>
<rect x="130" y="984" width="1060" height="40" fill="#1b1d26"/>
<rect x="130" y="500" width="1060" height="520" fill="url(#dusk-on-front)"/><rect x="130" y="500" width="1060" height="520" fill="url(#lamp-on-rear)"/>
</g>
<path d="M366 730L456 582Q466 562 490 560H528V736z" fill="url(#glass)"/><path d="M394 730L476 584L500 572L420 732z" fill="#fff" opacity="0.14"/>
<path d="M332 744L434 574" stroke="#20283f" stroke-width="17" stroke-linecap="round"/>
<path d="M536 548H640Q650 548 650 560V736H536z" fill="url(#glass)"/><path d="M560 736L620 548H645L590 736z" fill="#fff" opacity="0.13"/>
<path d="M530 552V980M664 540V984" stroke="#7d818e" stroke-width="3" opacity="0.8"/><path d="M664 700H1150" stroke="#8b8f9b" stroke-width="3" opacity="0.6"/>
<rect x="590" y="770" width="46" height="13" rx="6" fill="#3a3d49"/><rect x="684" y="770" width="46" height="13" rx="6" fill="#3a3d49"/>
<path d="M330 700q-30 0-32 26v34q0 14 18 14h18z" fill="#23252f"/><path d="M340 752l22-8" stroke="#23252f" stroke-width="9"/>
<path d="M170 830L252 800Q262 846 230 866L160 872Q158 846 170 830z" fill="#fffbe6" stroke="#8b8f9b" stroke-width="4"/><circle cx="196" cy="846" r="70" fill="url(#glow)"/>
<path d="M142 930H236" stroke="#3a3d49" stroke-width="12" stroke-linecap="round"/>
<rect x="1154" y="800" width="22" height="120" rx="8" fill="#c1272d"/><rect x="1158" y="806" width="14" height="40" rx="5" fill="#ff8a75"/>
${text(694, 622, 92, sign, first, 440)}${text(694, 684, 62, sign, second, 440)}
${text(694, 882, 63, '#ffffff', telephone, 440)}
${wheel(360)}${wheel(1000)}`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
