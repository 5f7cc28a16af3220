import type { Plugin } from 'vite';
import { speculationRules } from '../layouts/speculation-rules.ts';
import type { InlineSources } from '../publish/inline-digests.ts';

/** A style sheet that a page has as a text, to write it itself. */
const INLINE_STYLE = /\.css\?(?:.*&)?inline\b/;

/** What Vite writes behind a style sheet to tell it from others, and takes away in the end. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;

/**
 * Records every script and style sheet that a build writes: those of components and pages as Astro hands them to the
 * bundler, and those the layout writes itself. Pages may hold these and no others, whoever wrote them, so that an
 * owner's own script comes onto the list by being part of the build.
 */
export function recordInline(): { readonly plugin: Plugin; readonly sources: InlineSources } {
  const scripts = new Set([speculationRules]);
  const styles = new Set<string>();
  const plugin: Plugin = {
    name: 'inline-recorder',
    apply: 'build',
    // Behind the plugin that makes modules of style sheets.
    enforce: 'post',
    transform(code, id) {
      const [, text] = (INLINE_STYLE.test(id) && /^export default (".*")$/s.exec(code.trim())) || [];
      if (text !== undefined) styles.add(JSON.parse(text).trim());
    },
    generateBundle: {
      // Astro takes out of the bundle what it puts into pages.
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
