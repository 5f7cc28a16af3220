import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { suggest } from '../content/suggest.ts';
import { enginePath, toPosixPath } from '../system/folders.ts';

/**
 * Components of the engine that a site may replace; docs/extending.md describes each. They are stable: none is renamed
 * or removed within a major version.
 */
export const replaceableComponents = `
  SiteHeader SiteFooter CallBar Notice OpenState Hours SymptomMenu Steps SafetyBox Faqs HeadEnd MainStart MainEnd
`
  .trim()
  .split(' ');

/**
 * Replaces the engine's components: imports within it resolve to the site's component. Elsewhere the original can
 * still be imported, so that it can be wrapped. `chosen` maps names to paths relative to `root`. Throws if a name or
 * file does not exist.
 */
export function overrideComponents(chosen: Readonly<Record<string, string>>, root: string): Plugin {
  const entries = Object.entries(chosen).map(([name, path]) => {
    if (!replaceableComponents.includes(name)) {
      const advice = suggest(name, replaceableComponents, `Write one of: ${replaceableComponents.join(', ')}.`);
      throw new Error(
        `components.${name} in the Astro configuration is not a component that can be replaced. ${advice}`,
      );
    }
    const replacement = resolve(root, path);
    if (!existsSync(replacement))
      throw new Error(`components.${name} in the Astro configuration is ${path}, which is not a file of the site.`);
    return [enginePath(`src/components/${name}.astro`), toPosixPath(replacement)] as const;
  });
  const overrides = new Map(entries);
  const engine = enginePath('src/');
  return {
    name: 'override-components',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const from = toPosixPath(importer.replace(/\?.*/, ''));
      if (!source.startsWith('.') || !from.startsWith(engine)) return undefined;
      return overrides.get(toPosixPath(join(dirname(from), source)));
    },
  };
}
