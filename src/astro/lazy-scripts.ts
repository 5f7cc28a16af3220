import type { Plugin } from 'vite';

/**
 * Builds the scripts that pages load only when they are wanted: `/ask.js`,
 * `/tools.js` and `/try.js`. Their names are fixed because a script with an
 * import that the bundler knows would be no longer part of its page.
 */
export function lazyScripts(): Plugin {
  return {
    name: 'lazy-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const name of ['ask', 'tools', 'try']) {
        const id = `/src/client/${name}.ts`;
        this.emitFile({ type: 'chunk', id, fileName: `${name}.js`, preserveSignature: 'strict' });
      }
    },
  };
}
