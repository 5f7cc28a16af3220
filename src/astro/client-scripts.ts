import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';

/** The scripts of pages: those that stand in pages, and those that are loaded when they are wanted. */
const clientScripts = ['page', 'docs', 'status', 'ask', 'tools', 'try'] as const;
type ClientScript = (typeof clientScripts)[number];

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
async function readDocsStyle(): Promise<string> {
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

/** The scripts and styles of pages as texts. */
export interface ClientTexts {
  readonly scripts: Readonly<Record<ClientScript, string>>;
  readonly docsStyle: string;
}

/** Bundles everything that pages load or hold besides their templates. */
export async function bundleClientTexts(): Promise<ClientTexts> {
  const bundle = async (name: ClientScript) => [name, await bundleClient(name)] as const;
  const [docsStyle, ...scripts] = await Promise.all([readDocsStyle(), ...clientScripts.map(bundle)]);
  return { scripts: Object.fromEntries(scripts) as ClientTexts['scripts'], docsStyle };
}

/** The digests by which a content security policy lets what stands in pages work (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The digests of all scripts and styles that stand in pages. */
export function digestInline({ scripts, docsStyle }: ClientTexts): InlineDigests {
  return { scripts: inlineScripts.map((name) => digestOf(scripts[name])), styles: [digestOf(docsStyle)] };
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
