import { createHash } from 'node:crypto';
import { patternOfPage } from '../edge/response-kind.ts';

/** The digests by which a content security policy lets what stands in pages work (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Collects what stands in pages, to let exactly that work. */
export interface InlineCollector {
  /** Notes the scripts and styles that stand in the page at a path. */
  add(path: string, html: string): void;
  /** The digests of what stands in pages, by the pattern of their paths. */
  digest(): Record<string, InlineDigests>;
}

const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g;
// Another type than that of a module makes it data, such as JSON-LD, which is never run.
const isNotRun = /\bsrc=|\btype="(?!module")/;

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
