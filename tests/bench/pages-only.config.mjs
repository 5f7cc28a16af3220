import mdx from '@astrojs/mdx';
import config from '../../astro.config.mjs';
import { addPages } from '../../src/astro/integration.ts';
import { createSiteSource } from '../../src/astro/site-source.ts';
import { contentDirectory } from '../../src/settings/content-directory.ts';

const source = createSiteSource(contentDirectory(), config.site);
const pages = { name: 'pages-only', hooks: { 'astro:config:setup': (setup) => addPages(source, setup) } };

/** The same pages with nothing published beside them: what the whole build is measured against. */
export default { ...config, integrations: [pages, mdx()] };
