import { createHash } from 'node:crypto';
import { cached } from './cache.ts';

/** Renders an SVG as a PNG of a given width, with its text in a TrueType font. Results are cached by content. */
export function renderPng(svg: string, width: number, fontFile: string): Promise<Uint8Array> {
  const key = createHash('sha256').update(`${width}\n${fontFile}\n${svg}`).digest('hex');
  return cached(`pictures/${key}.png`, async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const font = { fontFiles: [fontFile], loadSystemFonts: false };
    return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
  });
}
