import mdx from '@astrojs/mdx';
import config from '../../astro.config.mjs';
import { sitePages } from '../../src/astro/integration.ts';
import { createSiteSource } from '../../src/astro/site-source.ts';
import { contentDirectory } from '../../src/settings/content-directory.ts';

/** The same pages with nothing published beside them: what the whole build is measured against. */
export default { ...config, integrations: [sitePages(createSiteSource(contentDirectory(), config.site)), mdx()] };
