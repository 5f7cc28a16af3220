import { createHash } from 'node:crypto';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { businessSite } from './src/build/integration.ts';
import { siteOrigin } from './src/build/origin.ts';
import { contentDirectory } from './src/reader/content-folder.ts';

const origin = siteOrigin(process.env);
const contentId = createHash('sha256').update(contentDirectory()).digest('hex').slice(0, 8);

export default defineConfig({
  site: origin,
  // What Astro remembers of one content folder must not show up in the site of another.
  cacheDir: `./node_modules/.astro/${contentId}`,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // The default drops white space between inline elements too: "From $249Visit".
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [businessSite(origin), mdx()],
});
