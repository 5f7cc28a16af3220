import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { cacheFile } from '../settings/folders.ts';

/** Renders an SVG as a PNG of a given width, with its text in a TrueType font. Results are cached by content. */
export async function renderPng(svg: string, width: number, fontFile: string): Promise<Uint8Array> {
  const key = createHash('sha256').update(`${width}\n${fontFile}\n${svg}`).digest('hex');
  const cached = cacheFile(`pictures/${key}.png`);
  try {
    return await readFile(cached);
  } catch {
    const { Resvg } = await import('@resvg/resvg-js');
    const options = {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles: [fontFile], loadSystemFonts: false },
    } satisfies ResvgRenderOptions;
    const png = new Resvg(svg, options).render().asPng();
    await mkdir(dirname(cached), { recursive: true });
    await writeFile(cached, png);
    return png;
  }
}
