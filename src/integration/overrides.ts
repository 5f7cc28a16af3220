import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { engineFile } from '../settings/roots.ts';
import { closestWord } from '../words/spelling.ts';

/** An engine component that a site may replace. */
interface ReplaceableComponent {
  /** Its file, below `src/components`. */
  readonly file: string;
  /** Names of its props. They are stable: none is renamed or removed within a major version. */
  readonly gets: readonly string[];
}

/** Replaceable components by name; docs/extending.md describes each. */
export const replaceableComponents: Readonly<Record<string, ReplaceableComponent>> = {
  SiteHeader: { file: 'SiteHeader.astro', gets: ['path'] },
  SiteFooter: { file: 'SiteFooter.astro', gets: ['path'] },
  CallBar: { file: 'CallBar.astro', gets: [] },
  Notice: { file: 'Notice.astro', gets: [] },
  OpenState: { file: 'OpenState.astro', gets: [] },
  Hours: { file: 'Hours.astro', gets: [] },
  SymptomMenu: { file: 'SymptomMenu.astro', gets: [] },
  Steps: { file: 'Steps.astro', gets: ['steps'] },
  SafetyBox: { file: 'SafetyBox.astro', gets: ['safety'] },
  Faqs: { file: 'Faqs.astro', gets: ['faqs'] },
  HeadEnd: { file: 'HeadEnd.astro', gets: ['path'] },
  MainStart: { file: 'MainStart.astro', gets: ['path'] },
  MainEnd: { file: 'MainEnd.astro', gets: ['path'] },
};

/**
 * Replaces engine components: imports within the engine resolve to the site's component. Elsewhere the original can
 * still be imported, so that it can be wrapped. `chosen` maps names to paths relative to `root`. Throws if a name or
 * file does not exist.
 */
export function overrideComponents(chosen: Readonly<Record<string, string>>, root: string): Plugin {
  const overrides = new Map(
    Object.entries(chosen).map(([name, path]) => [originalOf(name), findOwn(name, path, root)]),
  );
  const engine = slashed(engineFile('src/'));
  return {
    name: 'override-components',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const from = slashed(importer.replace(/\?.*/, ''));
      if (!source.startsWith('.') || !from.startsWith(engine)) return undefined;
      return overrides.get(slashed(join(dirname(from), source)));
    },
  };
}

function originalOf(name: string): string {
  const component = Object.hasOwn(replaceableComponents, name) ? replaceableComponents[name] : undefined;
  if (component !== undefined) return slashed(engineFile(join('src/components', component.file)));
  const known = Object.keys(replaceableComponents);
  const meant = closestWord(name, known);
  throw new Error(
    `components in the Astro configuration names "${name}", which is no component that can be replaced. ${
      meant === undefined ? `Take one of: ${known.join(', ')}.` : `Did you mean "${meant}"?`
    }`,
  );
}

function findOwn(name: string, path: string, root: string): string {
  const file = resolve(root, path);
  if (existsSync(file)) return slashed(file);
  throw new Error(`components.${name} in the Astro configuration is ${path}, which is no file of the site.`);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
