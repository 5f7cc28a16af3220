import type { Plugin } from 'vite';
import type { InlineSources } from '../build/inline-digests.ts';
import { speculationRules } from '../layouts/speculation-rules.ts';

/** A style sheet imported as a string, for the page to write itself. */
const INLINE_STYLE = /\.css\?(?:.*&)?inline\b/;

/** Marker that Vite appends to style sheets and removes at the end. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;

/**
 * Records every inline script and style sheet of a build, from components, pages and the layout. Pages may contain
 * these and no others; an owner's script is on the list because it is part of the build.
 */
export function recordInline(): { readonly plugin: Plugin; readonly sources: InlineSources } {
  const scripts = new Set(speculationRules);
  const styles = new Set<string>();
  const plugin: Plugin = {
    name: 'inline-recorder',
    apply: 'build',
    // After the plugin that turns style sheets into modules.
    enforce: 'post',
    transform(code, id) {
      const [, text] = (INLINE_STYLE.test(id) && /^export default (".*")$/s.exec(code.trim())) || [];
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
