import { createHash } from 'node:crypto';

/** The digests by which a content security policy lets what stands in pages work (CSP Level 3, 2.3.1). */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Collects what stands in pages, to let exactly that work. */
export interface InlineCollector {
  /** Notes the scripts and styles that stand in a page. */
  add(html: string): void;
  /** The digests of all that was noted, each once. */
  digest(): InlineDigests;
}

const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g;
// Another type than that of a module makes it data, such as JSON-LD, which is never run.
const isNotRun = /\bsrc=|\btype="(?!module")/;

/** Makes a collector that has seen no page yet. */
export function collectInline(): InlineCollector {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  return {
    add(html) {
      for (const { groups: { name, attributes = '', text = '' } = {} } of html.matchAll(inlineElement)) {
        if (name === 'style') styles.add(text);
        else if (!isNotRun.test(attributes)) scripts.add(text);
      }
    },
    digest: () => ({ scripts: [...scripts].map(digestOf).sort(), styles: [...styles].map(digestOf).sort() }),
  };
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
