import { createHash } from 'node:crypto';
import { patternOfPage } from '../edge/response-kind.ts';

/** Digests of inline scripts and styles, by which a content security policy allows them (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Collects the inline scripts and styles of pages, to allow exactly these. */
export interface InlineCollector {
  /** Adds the inline scripts and styles of the page at a path. */
  add(path: string, html: string): void;
  /** The digests by the pattern of the pages' paths. */
  digest(): Record<string, InlineDigests>;
}

const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g;
// Any other type makes it data, such as JSON-LD, which a policy does not look at.
const isNotRun = /\bsrc=|\btype="(?!(?:module|speculationrules)")/;

/** Makes a collector that has seen no page yet. */
export function collectInline(): InlineCollector {
  const found = new Map<string, { readonly scripts: Set<string>; readonly styles: Set<string> }>();
  return {
    add(path, html) {
      const pattern = patternOfPage(path);
      const { scripts, styles } = found.get(pattern) ?? { scripts: new Set(), styles: new Set() };
      found.set(pattern, { scripts, styles });
      for (const { groups: { name, attributes = '', text = '' } = {} } of html.matchAll(inlineElement)) {
        if (name === 'style') styles.add(text);
        else if (!isNotRun.test(attributes)) scripts.add(text);
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

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
