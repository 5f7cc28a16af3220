import { hash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Site } from '../business/site.ts';
import type { InlineDigests } from '../function/headers.ts';
import { getPagePattern } from '../function/reply.ts';
import { listInlineScripts } from '../site-pages/embeds.ts';

/** Patterns for consecutive links to style sheets, and for a script, as Astro writes them. */
const SHEETS = /(?:<link rel="stylesheet" href="\/_astro\/[^"]+">)+/g;
const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;
/** Larger scripts stay files, as do scripts that import others. */
const MAX_INLINE_BYTES = 4096;
/** Script types that browsers execute or apply (HTML Standard, 4.12.1); others are data, such as JSON-LD. */
const EXECUTABLE_TYPES =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script.*)$/i;

/**
 * Inlines the style sheets and small scripts of a page (docs/decisions/0029-inline-styles.md). `read` reads the file of
 * a path; inlined texts are added to `trusted`.
 */
export function inlineFiles(html: string, read: (path: string) => string, trusted: Set<string>): string {
  const sheets = html.replace(SHEETS, (links) => {
    const text = Array.from(links.matchAll(/href="([^"]+)"/g), ([, path = '']) => read(path)).join('');
    trusted.add(text);
    return `<style>${text}</style>`;
  });
  return sheets.replace(SCRIPT, (tag, path: string) => {
    const code = read(path);
    if (code.length > MAX_INLINE_BYTES || /\bimport\b/.test(code)) return tag;
    trusted.add(code);
    return `<script type="module">${code}</script>`;
  });
}

/**
 * Computes the digests of the inline scripts and styles in pages of a site, by path pattern. Throws if a page contains
 * any that are neither trusted nor from embeds, so that injected code ends the build instead of being allowed.
 */
export function digestInline(
  pages: Iterable<readonly [path: string, html: string]>,
  { prefix, policy }: Pick<Site, 'prefix' | 'policy'>,
  trusted: ReadonlySet<string>,
): Record<string, InlineDigests> {
  const allowed = trusted.union(new Set(listInlineScripts(policy)));
  const hashes: Record<string, { readonly script: Set<string>; readonly style: Set<string> }> = {};
  for (const [path, html] of pages) {
    const pattern = getPagePattern(path.slice(prefix.length));
    hashes[pattern] ??= { script: new Set(), style: new Set() };
    for (const { name, text } of listInline(html)) {
      if (!allowed.has(text)) throw new Error(describeUnknownCode(path, name, text));
      hashes[pattern][name].add(`sha256-${hash('sha256', text, 'base64')}`);
    }
  }
  // Hosts apply the last pattern that matches, so a pattern comes before longer ones that begin with it.
  const sorted = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([pattern, { script, style }]) => [pattern, { scripts: [...script], styles: [...style] }]),
  );
}

/** Lists a page's executed scripts and styles. */
function* listInline(html: string): Iterable<{ readonly name: 'script' | 'style'; readonly text: string }> {
  const document = parseDocument(html, { decodeEntities: false });
  const { getElementsByTagName, textContent } = DomUtils;
  for (const style of getElementsByTagName('style', document)) yield { name: 'style', text: textContent(style) };
  for (const script of getElementsByTagName('script', document)) {
    const { src, type = '' } = script.attribs;
    if (src === undefined && EXECUTABLE_TYPES.test(type.trim())) yield { name: 'script', text: textContent(script) };
  }
}

function describeUnknownCode(path: string, name: string, text: string): string {
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `The page ${path} contains a ${name} that the build did not write, so browsers would block it: ${shown}. Write it as <${name}> without is:inline in a component, so that Astro bundles it.`;
}
