import { hash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Plugin } from 'vite';
import type { Site } from '../business/site.ts';
import type { InlineDigests } from '../function/prepare-data.ts';
import { patternOfPage } from '../function/reply.ts';
import { menuRules, speculationRules } from '../layouts/speculation-rules.ts';
import { listStartUps } from '../site-pages/embeds.ts';

/** Inline scripts and style sheets of a build; its pages may contain these and no others. */
export interface InlineSources {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** A style sheet imported as a string, for the page to write itself. */
const INLINE_STYLE = /\.css\?(?:.*&)?inline\b/;
/** Marker that Vite appends to style sheets and removes at the end. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;
/** Script types that browsers execute or apply (HTML Standard, 4.12.1); others are data, such as JSON-LD. */
const OBEYED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script.*)$/i;

/**
 * Records every inline script and style sheet of a build: those that the layout writes, of which `pageScripts` are the
 * bundled ones, and all that pages and components are made of, an owner's among them.
 */
export function recordInline(pageScripts: readonly string[]) {
  const scripts = new Set([...pageScripts, speculationRules, menuRules]);
  const styles = new Set<string>();
  const plugin: Plugin = {
    name: 'inline-recorder',
    apply: 'build',
    // After the plugin that turns style sheets into modules.
    enforce: 'post',
    transform(code, id) {
      const [, text] = /^export default (".*");?$/s.exec(INLINE_STYLE.test(id) ? code.trim() : '') ?? [];
      if (text !== undefined) styles.add(JSON.parse(text).trim());
    },
    generateBundle: {
      // Before Astro removes inlined assets from the bundle.
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && this.environment.name === 'client') scripts.add(output.code.trim());
          if (output.type === 'asset' && output.fileName.endsWith('.css'))
            styles.add(String(output.source).replace(VITE_MARK, '').trim());
        }
      },
    },
  };
  return { plugin, sources: { scripts, styles } };
}

/**
 * The digests of the inline scripts and styles in pages of a site, by path pattern. Throws if a page contains any but
 * the known ones, so that text injected as a script is an error rather than allowed.
 */
export function digestInline(
  pages: Iterable<readonly [path: string, html: string]>,
  { prefix, policy }: Pick<Site, 'prefix' | 'policy'>,
  { scripts, styles }: InlineSources,
): Record<string, InlineDigests> {
  const known = { script: scripts.union(new Set(listStartUps(policy))), style: styles };
  const found: Record<string, { readonly script: Set<string>; readonly style: Set<string> }> = {};
  for (const [path, html] of pages) {
    const pattern = patternOfPage(path.slice(prefix.length));
    found[pattern] ??= { script: new Set(), style: new Set() };
    for (const { name, text } of listInline(html)) {
      if (!isMadeOf(text, known[name])) throw new Error(describeForeign(path, name, text));
      found[pattern][name].add(`sha256-${hash('sha256', text, 'base64')}`);
    }
  }
  // Hosts apply the rule of the last pattern that matches, so one that others begin with comes before them.
  const sorted = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([pattern, { script, style }]) => [pattern, { scripts: [...script], styles: [...style] }]),
  );
}

/** Executed scripts and styles of a page. */
function* listInline(html: string): Iterable<{ readonly name: 'script' | 'style'; readonly text: string }> {
  const document = parseDocument(html, { decodeEntities: false });
  const { getElementsByTagName, textContent } = DomUtils;
  for (const style of getElementsByTagName('style', document)) yield { name: 'style', text: textContent(style) };
  for (const script of getElementsByTagName('script', document)) {
    const { src, type = '' } = script.attribs;
    if (src === undefined && OBEYED.test(type.trim())) yield { name: 'script', text: textContent(script) };
  }
}

/** Whether a text is a concatenation of known sources, because Astro joins the style sheets of a page. */
function isMadeOf(text: string, pieces: ReadonlySet<string>): boolean {
  const rest = text.trimStart();
  const follows = (piece: string) =>
    piece !== '' && rest.startsWith(piece) && isMadeOf(rest.slice(piece.length), pieces);
  return rest === '' || [...pieces].some(follows);
}

function describeForeign(path: string, name: string, text: string): string {
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `The page ${path} holds a ${name} that is no part of the build, which browsers would refuse: ${shown}. Write it as <${name}> without is:inline in a component, so that Astro bundles it.`;
}
