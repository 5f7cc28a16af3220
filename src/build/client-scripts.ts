import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

/** The scripts of pages: what visitors' pages carry, what the documentation carries, what registers the tools. */
export const clientScripts = ['page', 'docs', 'tools'] as const;
export type ClientScript = (typeof clientScripts)[number];

/** The scripts that stand in the page itself. */
const inlineScripts: readonly ClientScript[] = ['page', 'docs'];

/** One script as a single text, ready for a `<script>` element. */
export async function bundleClient(name: ClientScript): Promise<string> {
  const bundle = await rolldown({ input: `src/client/${name}.ts`, platform: 'browser', treeshake: true });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** The digests by which a content security policy lets the inline scripts run (CSP Level 3, 2.3.1). */
export async function hashInlineScripts(): Promise<string[]> {
  const texts = await Promise.all(inlineScripts.map(bundleClient));
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
