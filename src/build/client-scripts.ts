import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';

/** The scripts of pages: those that stand in pages, and those that are loaded when they are wanted. */
export const clientScripts = ['page', 'docs', 'status', 'ask', 'tools', 'try'] as const;
export type ClientScript = (typeof clientScripts)[number];

/** The scripts that stand in the page itself. */
const inlineScripts: readonly ClientScript[] = ['page', 'docs', 'status'];

/** One script as a single text, ready for a `<script>` element. */
export async function bundleClient(name: ClientScript): Promise<string> {
  const bundle = await rolldown({ input: `src/client/${name}.ts`, platform: 'browser', treeshake: true });
  const format = inlineScripts.includes(name) ? 'iife' : 'esm';
  const { output } = await bundle.generate({ format, minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}

/** The rules that stand in the documentation page, on one line; with the order of layers, for they come first. */
export async function readDocsStyle(): Promise<string> {
  const texts = await Promise.all(['layers', 'docs'].map((name) => readFile(`src/styles/${name}.css`, 'utf8')));
  return texts
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?|(:) /g, '$1$2')
    .replaceAll(';}', '}')
    .replace(/\b0\./g, '.')
    .trim();
}

/** The digests by which a content security policy lets what stands in pages work (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The digests of all scripts and styles that stand in pages. */
export async function hashInline(): Promise<InlineDigests> {
  const scripts = await Promise.all(inlineScripts.map(bundleClient));
  return { scripts: scripts.map(digestOf), styles: [digestOf(await readDocsStyle())] };
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
