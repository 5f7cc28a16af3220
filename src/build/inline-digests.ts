import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { patternOfPage } from '../function/headers.ts';

/** Inline scripts and style sheets that the build has written. */
export interface InlineSources {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Digests of inline scripts and styles, by which a content security policy allows them (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Collects which known scripts and styles each page contains. */
export interface InlineCollector {
  /** Examines the page at a path. Throws if it contains an unknown script or style. */
  add(path: string, html: string): void;
  /** The digests by path pattern. */
  digest(): Record<string, InlineDigests>;
}

/** Script types that browsers execute or apply (HTML Standard, 4.12.1); others are data, such as JSON-LD. */
const OBEYED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script.*)$/i;

/**
 * Creates an empty collector. Digests are computed from known sources, never from page content, so that text injected
 * as a script is an error rather than allowed.
 */
export function collectInline(sources: InlineSources): InlineCollector {
  const found = new Map<string, { readonly scripts: Set<string>; readonly styles: Set<string> }>();
  return {
    add(path, html) {
      const pattern = patternOfPage(path);
      const { scripts, styles } = found.get(pattern) ?? { scripts: new Set(), styles: new Set() };
      found.set(pattern, { scripts, styles });
      for (const { name, text } of listInline(html)) {
        const known = name === 'script' ? scripts : styles;
        if (known.has(text)) continue;
        const isKnown = name === 'script' ? sources.scripts.has(text) : isMadeOf(text, [...sources.styles]);
        if (!isKnown) throw new Error(describeForeignInline(path, name, text));
        known.add(text);
      }
    },
    digest() {
      const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(
        sorted.map(([pattern, { scripts, styles }]) => [
          pattern,
          { scripts: [...scripts].map(digestOf).sort(), styles: [...styles].map(digestOf).sort() },
        ]),
      );
    },
  };
}

/** Executed scripts and styles of a page with their text. */
function listInline(html: string): { readonly name: 'script' | 'style'; readonly text: string }[] {
  const found: { name: 'script' | 'style'; text: string }[] = [];
  let current: (typeof found)[number] | undefined;
  const parser = new Parser(
    {
      onopentag(name, { src, type = '' }) {
        const isInline = name === 'style' || (name === 'script' && src === undefined && OBEYED.test(type.trim()));
        current = isInline ? { name, text: '' } : undefined;
        if (current !== undefined) found.push(current);
      },
      ontext(text) {
        if (current !== undefined) current.text += text;
      },
      onclosetag() {
        current = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return found;
}

/** Whether a text is a concatenation of known sources, because Astro joins the style sheets of a page. */
function isMadeOf(text: string, pieces: readonly string[]): boolean {
  const rest = text.trimStart();
  return (
    rest === '' ||
    pieces.some((piece) => piece !== '' && rest.startsWith(piece) && isMadeOf(rest.slice(piece.length), pieces))
  );
}

function describeForeignInline(path: string, name: string, text: string): string {
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `The page ${path} holds a ${name} that is no part of the build, which browsers would refuse: ${shown}. Write it as <${name}> without is:inline in a component, so that Astro bundles it.`;
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
