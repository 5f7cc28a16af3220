import type { SiteClient } from './site-client.ts';

/** What checks have to ask a site with. */
export interface SiteContext extends SiteClient {
  /** Whether a public resolver may be asked for the DNS records of the host. */
  readonly asksDns: boolean;
}
