import config from '../../astro.config.mjs';
import { createSiteSource } from '../../src/integration/site-source.ts';
import { addPages, configure } from '../../src/integration.ts';
import { contentDirectory, siteOrigin } from '../../src/settings/environment.ts';

const pages = {
  name: 'pages-only',
  hooks: {
    async 'astro:config:setup'(setup) {
      const origin = siteOrigin(process.env);
      configure(origin, setup);
      await addPages(createSiteSource(contentDirectory(), origin), setup);
    },
  },
};

/** The same pages with nothing published beside them: what the whole build is measured against. */
export default { ...config, integrations: [pages] };
