import { defineConfig } from 'astro/config';
import localBusiness from 'open-local-business';

// SITE_URL is the address of the site; without it, it is built for this machine.
export default defineConfig({
  integrations: [localBusiness()],
});
