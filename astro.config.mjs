import { createRequire } from 'node:module';
import localBusiness from './src/integration.ts';

// Astro itself runs on older versions than the engine's own code.
createRequire(import.meta.url)('./src/commands/require-node.cjs');

// With `defineConfig` a fifth of all modules would be loaded for nothing.
/** @type {import('astro').AstroUserConfig} */
export default {
  // `src` holds the engine, whose pages the integration adds. Pages of this site alone would lie in site/pages.
  srcDir: './site',
  integrations: [localBusiness()],
};
