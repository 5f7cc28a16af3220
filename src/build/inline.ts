import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Plugin } from 'vite';
import type { Site } from '../business/site.ts';
import type { InlineDigests } from '../function/prepare-data.ts';
import { patternOfPage } from '../function/reply.ts';
import { menuRules, speculationRules } from '../layouts/speculation-rules.ts';
import { listStartUps } from '../site-pages/embeds.ts';

/** Inline scripts and style sheets that the build has written. */
export interface InlineSources {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** A style sheet imported as a string, for the page to write itself. */
const INLINE_STYLE = /\.css\?(?:.*&)?inline\b/;
/** The script that pages write themselves, by language. */
const INLINE_SCRIPTS = '\0virtual:scripts';
/** Marker that Vite appends to style sheets and removes at the end. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;
/** Script types that browsers execute or apply (HTML Standard, 4.12.1); others are data, such as JSON-LD. */
const OBEYED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script.*)$/i;

/**
 * Records every inline script and style sheet of a build, from components, pages and the layout. Pages may contain
 * these and no others; an owner's script is on the list because it is part of the build.
 */
export function recordInline(): { readonly plugin: Plugin; readonly sources: InlineSources } {
  const scripts = new Set([speculationRules, menuRules]);
  const styles = new Set<string>();
  const plugin: Plugin = {
    name: 'inline-recorder',
    apply: 'build',
    // After the plugin that turns style sheets into modules.
    enforce: 'post',
    transform(code, id) {
      const [, value] = /^export (?:default|const scripts =) (["{].*["}]);?$/s.exec(code.trim()) ?? [];
      if (value === undefined) return;
      if (INLINE_STYLE.test(id)) styles.add(JSON.parse(value).trim());
      if (id === INLINE_SCRIPTS) for (const script of Object.values<string>(JSON.parse(value))) scripts.add(script);
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
 * Collects which known scripts and styles the pages contain: `add` examines a page and throws if it contains others,
 * `digest` returns the digests by path pattern. They are computed from known sources, never from page content, so that
 * text injected as a script is an error rather than allowed.
 */
export function collectInline({ scripts, styles }: InlineSources, { prefix, policy }: Pick<Site, 'prefix' | 'policy'>) {
  const ours = scripts.union(new Set(listStartUps(policy)));
  const found = new Map<string, Record<'script' | 'style', Set<string>>>();
  return {
    add(path: string, html: string): void {
      const pattern = patternOfPage(path.slice(prefix.length));
      const known = found.get(pattern) ?? { script: new Set(), style: new Set() };
      found.set(pattern, known);
      for (const { name, text } of listInline(html)) {
        const isOurs = name === 'script' ? ours.has(text) : isMadeOf(text, styles);
        if (!isOurs && !known[name].has(text)) throw new Error(describeForeignInline(path, name, text));
        known[name].add(text);
      }
    },
    digest(): Record<string, InlineDigests> {
      const digests = (texts: Set<string>) => [...texts].map(digestOf).sort();
      const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(
        sorted.map(([pattern, { script, style }]) => [pattern, { scripts: digests(script), styles: digests(style) }]),
      );
    },
  };
}

/** Executed scripts and styles of a page with their text. */
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

function describeForeignInline(path: string, name: string, text: string): string {
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `The page ${path} holds a ${name} that is no part of the build, which browsers would refuse: ${shown}. Write it as <${name}> without is:inline in a component, so that Astro bundles it.`;
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
