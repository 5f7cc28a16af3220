import { defineConfig } from 'astro/config';
import localBusiness from 'open-local-business';

// SITE_URL is the site's address; without it, the site is built for this machine.
export default defineConfig({
  integrations: [localBusiness()],
});
