import type { Plugin } from 'vite';
import { engineModule } from '../settings/folders.ts';

const names = ['ask', 'tools'];

/**
 * Emits the scripts that pages load on demand: `/ask.js` and `/tools.js`. Their names are fixed, because a
 * script with an import known to the bundler would no longer be inlined.
 */
export function lazyScripts(): Plugin {
  return {
    name: 'lazy-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // Resolves these names in development.
    resolveId(id) {
      const name = names.find((one) => id === `/${one}.js`);
      return name && sourceOf(name);
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const name of names)
        this.emitFile({ type: 'chunk', id: sourceOf(name), fileName: `${name}.js`, preserveSignature: 'strict' });
    },
  };
}

function sourceOf(name: string): string {
  return engineModule(`src/client/${name}`).replaceAll('\\', '/');
}
