import { changelog } from '../business/changelog.ts';
import type { SitePage } from '../business/site.ts';

/** The pages about the software itself. Their words are the same for every business, so no content holds them. */
export const softwarePages = {
  changelog: {
    slug: 'changelog',
    title: 'API changelog',
    description: 'Every version of the REST API and the MCP endpoint, what changed, and how changes are announced.',
    updated: changelog[0].date,
  },
  records: {
    slug: 'records',
    title: 'Records of the API',
    description: 'Every member of every answer of the REST API and the MCP tools, with its type and what it says.',
    updated: changelog[0].date,
  },
  status: {
    slug: 'status',
    title: 'Status of site and API',
    description: 'What this site published, counted, with the digest of its content, and whether its API answers now.',
  },
} as const satisfies Record<string, Pick<SitePage, 'slug' | 'title' | 'description' | 'updated'>>;

/** Folders of addresses that the software answers itself. */
export const softwareFolders: readonly string[] = ['/_astro/', '/_errors/', '/api/', '/pictures/'];
