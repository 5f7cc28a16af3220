import type { SiteClient } from './site-client.ts';

/** What checks have to ask a site with. */
export interface SiteContext extends SiteClient {
  /** Whether a public resolver may be asked for the DNS records of the host. */
  readonly asksDns: boolean;
  /** What the build wrote for a path; undefined if it has no such file. Without a build at hand there is no such function. */
  readonly readBuilt?: (path: string) => Promise<string | undefined>;
}
