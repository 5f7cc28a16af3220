import { createRequire } from 'node:module';
import mdx from '@astrojs/mdx';
import { businessSite } from './src/astro/integration.ts';
import { readPort } from './src/settings/listen-address.ts';
import { siteOrigin } from './src/settings/origin.ts';

// Astro itself runs on older versions than the engine's own code.
createRequire(import.meta.url)('./src/commands/require-node.cjs');

// With `defineConfig` a fifth of all modules would be loaded for nothing.
/** @type {import('astro').AstroUserConfig} */
export default {
  site: siteOrigin(process.env),
  // The function knows which addresses end in a slash, and leads there from those without one.
  trailingSlash: 'ignore',
  server: { port: readPort(process.env) },
  build: { format: 'directory', inlineStylesheets: 'always' },
  // The default drops white space between inline elements too: "From $249Visit".
  compressHTML: true,
  devToolbar: { enabled: false },
  // Colours in code would be styles inside tags, which the pages do not allow.
  markdown: { syntaxHighlight: false },
  integrations: [businessSite(), mdx()],
};
