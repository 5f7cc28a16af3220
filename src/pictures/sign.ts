const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
// Mean width of a letter in parts of its size; the widest words stay inside the frame.
const LETTER = 0.56;

/** What stands on a sign: a title, a line below it, and whose sign it is. */
export interface Sign {
  readonly title: string;
  readonly line: string;
  readonly name: string;
}

/** The picture that goes with a shared link: a road sign, 1200 by 630 pixels, as SVG. */
export function drawSign({ title, line, name }: Sign): string {
  const size = title.length <= 18 ? 128 : title.length <= 36 ? 104 : 84;
  const rows = wrapWords(title, Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER))).slice(0, 3);
  const top = HEIGHT / 2 - ((rows.length - 1) * size * 1.1) / 2 - 24;
  const titleText = rows.map((row, index) => writeText(row, MARGIN, top + index * size * 1.1, size));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Overpass" font-weight="800" fill="#fff">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#00563f"/>
<rect x="26" y="26" width="${WIDTH - 52}" height="${HEIGHT - 52}" rx="34" fill="none" stroke="#fff" stroke-width="10"/>
${titleText.join('\n')}
${writeText(line, MARGIN, top + rows.length * size * 1.1 + 8, 52)}
${writeText(name, MARGIN, HEIGHT - MARGIN, 40)}
</svg>`;
}

function writeText(text: string, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}">${escapeXml(text)}</text>`;
}

function wrapWords(text: string, longest: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
