import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { closestWord } from '../format/spelling.ts';
import { engineFile, slashed } from '../settings/folders.ts';

/**
 * Engine components that a site may replace, each with the names of its props. They are stable: none is renamed or
 * removed within a major version. docs/extending.md describes each.
 */
export const replaceableComponents: Readonly<Record<string, readonly string[]>> = {
  SiteHeader: ['path'],
  SiteFooter: ['path'],
  CallBar: [],
  Notice: [],
  OpenState: [],
  Hours: [],
  SymptomMenu: [],
  Steps: ['steps'],
  SafetyBox: ['safety'],
  Faqs: ['faqs'],
  HeadEnd: ['path'],
  MainStart: ['path'],
  MainEnd: ['path'],
};

/**
 * Replaces engine components: imports within the engine resolve to the site's component. Elsewhere the original can
 * still be imported, so that it can be wrapped. `chosen` maps names to paths relative to `root`. Throws if a name or
 * file does not exist.
 */
export function overrideComponents(chosen: Readonly<Record<string, string>>, root: string): Plugin {
  const overrides = new Map<string, string>();
  for (const [name, path] of Object.entries(chosen)) {
    if (!Object.hasOwn(replaceableComponents, name)) throw new Error(describeUnknown(name));
    const own = resolve(root, path);
    if (!existsSync(own))
      throw new Error(`components.${name} in the Astro configuration is ${path}, which is no file of the site.`);
    overrides.set(engineFile(`src/components/${name}.astro`), slashed(own));
  }
  const engine = engineFile('src/');
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

function describeUnknown(name: string): string {
  const known = Object.keys(replaceableComponents);
  const meant = closestWord(name, known);
  const advice = meant === undefined ? `Take one of: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  return `components in the Astro configuration names "${name}", which is no component that can be replaced. ${advice}`;
}
