import type { Plugin } from 'vite';
import { engineModule } from '../settings/roots.ts';

const names = ['ask', 'tools', 'try'];

/**
 * Serves the scripts that pages load only when they are wanted: `/ask.js`, `/tools.js` and `/try.js`. Their names are
 * fixed because a script with an import that the bundler knows would be no longer part of its page.
 */
export function lazyScripts(): Plugin {
  return {
    name: 'lazy-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // In development a browser asks for them by these names.
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
